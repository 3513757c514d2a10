package org.hullwright.playtest.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** What can be chosen for a game of a pack. */
public sealed interface PackOffer {

	/**
	 * A pack that can be played.
	 *
	 * @param scenarios in the order of the text; like modes and expansions of the pack and of those it requires
	 * @param usual names of the expansions that are on unless the user says otherwise: a pack that only changes a game is there for its
	 * changes
	 */
	record Playable(Path folder, String title, int fewestPlayers, int mostPlayers, List<Named> scenarios, List<Named> modes,
			List<Named> expansions,
			Set<String> usual)
			implements PackOffer {

		public Playable {
			scenarios = List.copyOf(scenarios);
			modes = List.copyOf(modes);
			expansions = List.copyOf(expansions);
			usual = Set.copyOf(usual);
		}
	}

	/** A pack that has errors. */
	record Unplayable(List<Problem> problems) implements PackOffer {

		public Unplayable {
			problems = List.copyOf(problems);
		}
	}

	/** Something by the name rules know and the title people know. */
	record Named(String name, String title) {}
}
