package org.hullwright.engine.state;

import java.util.List;

/**
 * Something that happened in a game, for those who tell or show it. {@code source} is the number of the place in the text that made it
 * happen.
 */
public sealed interface Event {

	/** Number of the place in the text. */
	int source();

	record RoundBegan(int source, int number) implements Event {}

	/** A phase, step, procedure or effect slot began. */
	record Entered(int source, Part part, String title) implements Event {}

	/** What began last, of what has not ended, ended. */
	record Left(int source) implements Event {}

	/** What can begin and end. */
	enum Part {
		PHASE, STEP, PROCEDURE, EFFECT
	}

	/** A piece went from one zone to another. */
	record Moved(int source, int piece, int from, int to) implements Event {}

	/** A state of a piece, or of the game when the piece is -1, changed. */
	record Changed(int source, int piece, int property, int before, int after) implements Event {}

	/** A piece was turned. */
	record Turned(int source, int piece, int side) implements Event {}

	/** Some got to know what a hidden piece is. */
	record Revealed(int source, int piece, Seats seats) implements Event {}

	/** Some got to know a secret state of a piece, or of the game when the piece is -1. */
	record Disclosed(int source, int piece, int property, Seats seats) implements Event {}

	/** A piece was hidden from all players. */
	record Hidden(int source, int piece) implements Event {}

	/** A die was rolled. */
	record Rolled(int source, int die, int face) implements Event {}

	/** A zone was put into a random order. */
	record Shuffled(int source, int zone) implements Event {}

	/**
	 * A player decided.
	 *
	 * @param number counts the decisions of the game from 0
	 * @param secret whether only that player knows what was chosen
	 */
	record Decided(int source, int number, int seat, boolean secret, String prompt, List<String> options, int chosen) implements Event {

		public Decided {
			options = List.copyOf(options);
		}
	}

	/**
	 * A player would have been asked, but there was only one option, which was taken.
	 *
	 * @param secret whether only that player knows what it was
	 */
	record OnlyOption(int source, int seat, boolean secret, String prompt, String option) implements Event {}

	/** Something that was required was not so, and what had been done since the option or effect began was taken back. */
	record TakenBack(int source) implements Event {}

	/** A user changed the state by hand. */
	record Edited(int source, String what) implements Event {}

	/** The rules said something to some. */
	record Said(int source, String text, Seats audience) implements Event {}

	/** The game ended. */
	record Ended(int source, String reason) implements Event {}
}
