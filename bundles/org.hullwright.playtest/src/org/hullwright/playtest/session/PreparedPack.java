package org.hullwright.playtest.session;

import java.util.List;
import org.hullwright.engine.game.Program;

/** What became of a pack that was to be played. */
public sealed interface PreparedPack {
	/** It can be played. */
	record Ready(Program program) implements PreparedPack {
	}

	/** It has errors; never empty. */
	record Broken(List<Problem> problems) implements PreparedPack {
		public Broken {
			problems = List.copyOf(problems);
		}
	}
}
