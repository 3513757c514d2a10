package org.hullwright.playtest.timeline;

import java.util.List;
import java.util.OptionalInt;

import org.hullwright.engine.tree.Place;

/**
 * Something in the story of a game, with what happened in it.
 *
 * @param number tells it from others that happen to read the same
 * @param decision number of the decision it is, from 0; none for everything else
 * @param seat who decided, from 1
 * @param piece that is named in it; none where none is, or where several are
 * @param source the text that made it happen
 */
public record StoryEntry(int number, Nature nature, String text, OptionalInt decision, OptionalInt seat, OptionalInt piece, Place source,
		List<StoryEntry> children) {

	/** What kind of thing happened. */
	public enum Nature {
		ROUND,
		PHASE,
		STEP,
		PROCEDURE,
		DECISION,
		/** No player was asked, for there was only one option. */
		ONLY_OPTION,
		SAID,
		ROLLED,
		/** Something came from a deck or a bag. */
		DRAWN,
		/** A piece was moved, turned or changed. */
		CHANGE,
		END
	}

	public StoryEntry {
		children = List.copyOf(children);
	}

	/** Something in which no piece is named. */
	public StoryEntry(int number, Nature nature, String text, OptionalInt decision, OptionalInt seat, Place source,
			List<StoryEntry> children) {
		this(number, nature, text, decision, seat, OptionalInt.empty(), source, children);
	}
}
