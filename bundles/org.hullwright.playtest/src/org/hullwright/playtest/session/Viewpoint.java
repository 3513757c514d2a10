package org.hullwright.playtest.session;

import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Sight;

/** Whose eyes a game is shown with. */
public sealed interface Viewpoint {

	/**
	 * What is seen with them.
	 *
	 * @param persons seats that persons sit at
	 * @param deciding the seat that is asked; null while nobody is
	 */
	Sight sight(Set<Integer> persons, @Nullable Integer deciding);

	/** Those of all persons at the table, who have no secrets from each other. */
	record Persons() implements Viewpoint {

		@Override
		public Sight sight(Set<Integer> persons, @Nullable Integer deciding) {
			return new Sight.OfSeats(persons);
		}
	}

	/**
	 * Those of the person who is asked, so that several can take turns at one screen; while no player is asked, only what lies open is
	 * seen.
	 */
	record Deciding() implements Viewpoint {

		@Override
		public Sight sight(Set<Integer> persons, @Nullable Integer deciding) {
			return new Sight.OfSeats(deciding == null ? Set.of() : Set.of(deciding));
		}
	}

	/**
	 * Those of one player, be it a person or a bot.
	 *
	 * @param seat from 1
	 */
	record OneSeat(int seat) implements Viewpoint {

		@Override
		public Sight sight(Set<Integer> persons, @Nullable Integer deciding) {
			return new Sight.OfSeats(Set.of(seat));
		}
	}

	/** Those of who made the game: other hands, decks and bags as well. */
	record Everything() implements Viewpoint {

		@Override
		public Sight sight(Set<Integer> persons, @Nullable Integer deciding) {
			return new Sight.Everything();
		}
	}
}
