package org.hullwright.engine.node;

import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;

/**
 * The memo table, a cache of derived values and lists that were computed since what they depend on last changed. Rules ask for the same few
 * over and over, above all while options are looked for. It is a direct-mapped hash table: a newer value takes the entry of an older one.
 * It is small at first, for most games end before it would pay to have filled a large one, and grows while entries are taken from each
 * other. Entries are not removed but invalidated by the version of what they depend on. Belongs to one state, on which several games may
 * run one after the other.
 */
public final class MemoTable {

	/** No entry. */
	public static final int MISSING = -1;

	private static final int FEWEST_BITS = 6;
	private static final int MOST_BITS = 14;
	private static final int NONE = Integer.MIN_VALUE;
	/** Values of a list that is kept; a longer one is computed anew, for all of them together might fill the memory. */
	private static final int LONGEST = 4_096;

	// What an entry consists of; all of it together, so that it takes one cache line.
	private static final int PROPERTY = 0;
	private static final int THING = 1;
	private static final int VERSION = 2;
	/** The moment at which the version was looked at last. */
	private static final int MOMENT = 3;
	private static final int VALUE = 4;
	private static final int SECOND = 5;
	private static final int THIRD = 6;
	private static final int ENTRY = 8;

	private final GameState state;
	private int[] entries = {};
	private @Nullable Numbers[] lists = {};
	private int shift;
	/** How many entries were taken by others since it grew. */
	private int taken;
	private int invalidations;

	/** An empty table of values that are derived from a state. */
	public MemoTable(GameState state) {
		this.state = state;
		resize(FEWEST_BITS);
	}

	private void resize(int bits) {
		shift = Integer.SIZE - bits;
		entries = new int[ENTRY << bits];
		for (int entry = 0; entry < entries.length; entry += ENTRY) {
			entries[entry + PROPERTY] = NONE;
		}
		lists = new Numbers[1 << bits];
		taken = 0;
	}

	/**
	 * Looks up what was derived from a thing, a value or a list.
	 *
	 * @return its entry, when it is there and what it depends on has not changed since it was computed; else {@link #MISSING}
	 */
	public int find(Dependence dependence, int property, int thing) {
		return find(dependence, property, thing, 0, 0);
	}

	/** The same for the result of a function, by its arguments; those that it does not have are 0. */
	public int find(Dependence dependence, int function, int first, int second, int third) {
		int shared = entryOf(function, first, second, third, 0);
		if (isOf(shared, function, first, second, third) && isValid(shared, dependence)) {
			return shared;
		}
		int sample = state.sample();
		if (sample == 0) {
			return MISSING;
		}
		int own = entryOf(function, first, second, third, sample);
		return isOf(own, function, first, second, third) && isValid(own, dependence) ? own : MISSING;
	}

	private int entryOf(int property, int first, int second, int third, int sample) {
		return (property * 0x9E3779B1 + first * 0x85EBCA6B + second * 0x27D4EB2F + third * 0x165667B1 + sample * 0xC2B2AE35 >>> shift)
				* ENTRY;
	}

	private boolean isOf(int entry, int property, int thing) {
		return entries[entry + PROPERTY] == property && entries[entry + THING] == thing;
	}

	private boolean isOf(int entry, int function, int first, int second, int third) {
		return isOf(entry, function, first) && entries[entry + SECOND] == second && entries[entry + THIRD] == third;
	}

	/** Whether what it depends on has not changed since it was computed. */
	private boolean isValid(int entry, Dependence dependence) {
		int now = moment();
		if (entries[entry + MOMENT] == now) {
			return true;
		}
		if (entries[entry + VERSION] != dependence.version(state, invalidations)) {
			return false;
		}
		entries[entry + MOMENT] = now;
		return true;
	}

	/** As long as this is the same, nothing at all has changed. */
	private int moment() {
		return state.changes() + invalidations;
	}

	/**
	 * The present, for {@link #keep}: a version of what a value depends on, and the moment, in one number.
	 *
	 * @param dependence of what is going to be computed
	 */
	public long now(Dependence dependence) {
		return (long) dependence.version(state, invalidations) << Integer.SIZE | moment() & 0xFFFF_FFFFL;
	}

	/** Invalidates all that depends on everything: it may now come out differently although the state is the same. */
	void invalidate() {
		invalidations++;
	}

	/** The value that is there. */
	public int value(int entry) {
		return entries[entry + VALUE];
	}

	/** The list that is there, to be read only. */
	public Numbers list(int entry) {
		return Objects.requireNonNull(lists[entry / ENTRY], "an entry of a list has one");
	}

	/**
	 * Keeps a value.
	 *
	 * @param since when it began to be computed; when that itself changed something, it will be computed again
	 */
	public void keep(Dependence dependence, long since, int property, int thing, int value) {
		keep(dependence, since, property, thing, 0, 0, value);
	}

	/** Keeps the result of a function, like a value. */
	public void keep(Dependence dependence, long since, int function, int first, int second, int third, int value) {
		int entry = enter(dependence, since, function, first, second, third);
		entries[entry + VALUE] = value;
	}

	/** Keeps what a list has from a position on, like a value, unless that is very much. */
	public void keep(Dependence dependence, long since, int property, int thing, Numbers list, int from) {
		if (list.size() - from > LONGEST) {
			return;
		}
		int at = enter(dependence, since, property, thing, 0, 0) / ENTRY;
		Numbers kept = lists[at];
		if (kept == null) {
			kept = new Numbers();
			lists[at] = kept;
		}
		kept.truncate(0);
		kept.addAll(list, from);
	}

	/**
	 * Each sample of what is hidden has entries of its own, for it is returned to; but what depends on nothing that differs is the same in
	 * all of them.
	 */
	private int enter(Dependence dependence, long since, int property, int first, int second, int third) {
		int version = (int) (since >> Integer.SIZE);
		int sample = state.sample() != 0 && dependence.isOlderThanSample(version, state) ? 0 : state.sample();
		int entry = entryOf(property, first, second, third, sample);
		boolean takes = entries[entry + PROPERTY] != NONE && !isOf(entry, property, first);
		if (takes && ++taken > lists.length && shift > Integer.SIZE - MOST_BITS) {
			resize(Integer.SIZE - shift + 2);
			entry = entryOf(property, first, second, third, sample);
		}
		entries[entry + PROPERTY] = property;
		entries[entry + THING] = first;
		entries[entry + SECOND] = second;
		entries[entry + THIRD] = third;
		entries[entry + VERSION] = version;
		entries[entry + MOMENT] = (int) since;
		return entry;
	}
}
