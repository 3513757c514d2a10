package org.hullwright.playtest.timeline;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;

/**
 * Something in the story of a game, with what happened in it.
 *
 * @param number tells it from others that happen to read the same
 * @param decisionOrNull number of the decision it is, from 0; null for everything else
 * @param seatOrNull who decided, from 1; null where nobody did
 * @param pieceOrNull that is named in it; null where none is, or where several are
 * @param source the text that made it happen
 */
public record StoryEntry(int number, Nature nature, String text, @Nullable Integer decisionOrNull, @Nullable Integer seatOrNull,
		@Nullable Integer pieceOrNull, Place source, List<StoryEntry> children) {

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

	/** Something that nobody decided, and in which no piece is named. */
	public StoryEntry(int number, Nature nature, String text, Place source, List<StoryEntry> children) {
		this(number, nature, text, null, null, null, source, children);
	}

	/** Whether it only counts what is told in it, which is of interest to few. */
	boolean isSum() {
		return !children.isEmpty() && (nature == Nature.CHANGE || nature == Nature.DRAWN);
	}

	/** {@link #decisionOrNull}, as an answer. */
	public Optional<Integer> decision() {
		return Optional.ofNullable(decisionOrNull);
	}

	/** {@link #seatOrNull}, as an answer. */
	public Optional<Integer> seat() {
		return Optional.ofNullable(seatOrNull);
	}

	/** {@link #pieceOrNull}, as an answer. */
	public Optional<Integer> piece() {
		return Optional.ofNullable(pieceOrNull);
	}
}
