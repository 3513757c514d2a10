package org.hullwright.engine.node;

import java.util.Arrays;

/**
 * What came of each choice of a single option since a checkpoint, in order, whether a player was asked, there was but one option, or none.
 * A replay of the same rules from that checkpoint goes the same way by it, without looking for the options that there were: to find these
 * takes about as long as all that the rules do.
 */
public final class ChoiceLog {

	/** Stands for the option when there was nothing to choose. */
	static final int NOTHING = -1;

	private static final int FIRST_ENTRIES = 32;
	// What an entry consists of.
	private static final int SOURCE = 0;
	private static final int OPTION = 1;
	private static final int THING = 2;
	private static final int FLAGS = 3;
	private static final int ENTRY = 4;
	private static final int ASKED = 1;
	private static final int LOOKED_FOR_WITHOUT_TRACE = 2;

	private int[] entries = new int[ENTRY * FIRST_ENTRIES];
	private int size;

	/**
	 * Adds a choice.
	 *
	 * @param source number of the place that asks
	 * @param option position among those that are conceivable there; {@link #NOTHING} when none was available
	 * @param thing what the option is about
	 * @param asked whether there were several, so that a player was asked
	 * @param withoutTrace whether nothing was changed by looking for the options; else a replay has to look for them as well
	 */
	void add(int source, int option, int thing, boolean asked, boolean withoutTrace) {
		if (size == entries.length) {
			entries = Arrays.copyOf(entries, size * 2);
		}
		entries[size + SOURCE] = source;
		entries[size + OPTION] = option;
		entries[size + THING] = thing;
		entries[size + FLAGS] = (asked ? ASKED : 0) | (withoutTrace ? LOOKED_FOR_WITHOUT_TRACE : 0);
		size += ENTRY;
	}

	/** A replay of all choices up to now. */
	public Replay replay() {
		return new Replay(entries, size);
	}

	/** Reads the choices of a log one after the other, as the game that is replayed comes to them. */
	public static final class Replay {

		private final int[] entries;
		private final int size;
		private int at = -ENTRY;

		private Replay(int[] entries, int size) {
			this.entries = entries;
			this.size = size;
		}

		/** Whether there are choices left. */
		boolean hasNext() {
			return at + ENTRY < size;
		}

		/**
		 * Goes on to the next choice.
		 *
		 * @param source number of the place that asks
		 * @return whether it is known without looking for its options
		 * @throws IllegalStateException when the game has come to another choice than the one that is replayed
		 */
		public boolean next(int source) {
			at += ENTRY;
			if (entries[at + SOURCE] != source) {
				throw new IllegalStateException("a replay by the same rules has gone another way");
			}
			return (entries[at + FLAGS] & LOOKED_FOR_WITHOUT_TRACE) != 0;
		}

		/** Whether there was something to choose. */
		public boolean isOfSomething() {
			return entries[at + OPTION] != NOTHING;
		}

		/** The option, where there was something to choose. */
		int option() {
			return entries[at + OPTION];
		}

		/** What the option is about. */
		int thing() {
			return entries[at + THING];
		}

		/** Whether a player was asked. */
		boolean wasAsked() {
			return (entries[at + FLAGS] & ASKED) != 0;
		}
	}
}
