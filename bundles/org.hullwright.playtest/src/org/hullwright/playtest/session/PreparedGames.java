package org.hullwright.playtest.session;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;

/** What became of a pack of which many games were to be played. */
public sealed interface PreparedGames {

	/**
	 * They can be played.
	 *
	 * @param programs the pack with a set of expansions switched on; each is made once. Not for several threads
	 * @param version changes with every change of a text that it is made of
	 * @param usual expansions that are on unless the user says otherwise
	 * @param addition whether the pack brings no game of its own
	 * @param base the game that an addition changes, without it
	 * @param own whether a place is in the pack itself, and not in one that it requires
	 */
	record Ready(Function<Set<String>, Program> programs, String version, Set<String> usual, boolean addition, Supplier<World> base,
			Predicate<Place> own)
			implements PreparedGames {

		/** Copies the set. */
		public Ready {
			usual = Set.copyOf(usual);
		}
	}

	/** The pack has errors; never empty. */
	record Broken(List<Problem> problems) implements PreparedGames {

		public Broken {
			problems = List.copyOf(problems);
		}
	}
}
