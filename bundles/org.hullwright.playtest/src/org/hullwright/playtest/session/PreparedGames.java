package org.hullwright.playtest.session;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.hullwright.engine.game.Program;

/** What became of a pack of which many games were to be played. */
public sealed interface PreparedGames {

	/**
	 * They can be played.
	 *
	 * @param programs the pack with a set of expansions switched on; each is made once. Not for several threads
	 * @param version changes with every change of a text that it is made of
	 */
	record Ready(Function<Set<String>, Program> programs, String version) implements PreparedGames {
	}

	/** The pack has errors; never empty. */
	record Broken(List<Problem> problems) implements PreparedGames {
		public Broken {
			problems = List.copyOf(problems);
		}
	}
}
