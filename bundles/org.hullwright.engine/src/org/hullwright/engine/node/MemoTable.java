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
	private static final int ENTRY = 5;

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
	 * The entry in which a derived value of a thing is looked for, by its hash, whether it is there or not. Each sample of what is hidden
	 * has entries of its own, for it is returned to.
	 */
	public int entryOf(int property, int thing) {
		return (property * 0x9E3779B1 + thing * 0x85EBCA6B + state.sample() * 0xC2B2AE35 >>> shift) * ENTRY;
	}

	/** As long as this is the same, nothing at all has changed. */
	public int moment() {
		return state.changes() + invalidations;
	}

	/** A version of what a value depends on, to validate entries by: as long as this is the same, so is the value. */
	public int version(Dependence dependence) {
		return dependence.version(state, invalidations);
	}

	/** Invalidates all that depends on everything: it may now come out differently although the state is the same. */
	void invalidate() {
		invalidations++;
	}

	/** Whether the value is there, and what it depends on has not changed since it was computed. */
	public boolean has(int entry, Dependence dependence, int property, int thing) {
		if (entries[entry + PROPERTY] != property || entries[entry + THING] != thing) {
			return false;
		}
		int now = moment();
		if (entries[entry + MOMENT] == now) {
			return true;
		}
		if (entries[entry + VERSION] != version(dependence)) {
			return false;
		}
		entries[entry + MOMENT] = now;
		return true;
	}

	/** The value that is there. */
	public int value(int entry) {
		return entries[entry + VALUE];
	}

	/**
	 * Keeps a value.
	 *
	 * @param version at which it began to be computed; when that itself changed something, it will be computed again
	 * @param moment of the same time
	 */
	public void keep(int version, int moment, int property, int thing, int value) {
		int entry = enter(version, moment, property, thing);
		entries[entry + VALUE] = value;
	}

	/** The list that is there, to be read only. */
	public Numbers list(int entry) {
		return Objects.requireNonNull(lists[entry / ENTRY], "an entry of a list has one");
	}

	/** Keeps what a list has from a position on, like a value, unless that is very much. */
	public void keep(int version, int moment, int property, int thing, Numbers list, int from) {
		if (list.size() - from > LONGEST) {
			return;
		}
		int at = enter(version, moment, property, thing) / ENTRY;
		Numbers kept = lists[at];
		if (kept == null) {
			kept = new Numbers();
			lists[at] = kept;
		}
		kept.truncate(0);
		kept.addAll(list, from);
	}

	private int enter(int version, int moment, int property, int thing) {
		int entry = entryOf(property, thing);
		boolean takes = entries[entry + PROPERTY] != NONE && (entries[entry + PROPERTY] != property || entries[entry + THING] != thing);
		if (takes && ++taken > lists.length && shift > Integer.SIZE - MOST_BITS) {
			resize(Integer.SIZE - shift + 2);
			entry = entryOf(property, thing);
		}
		entries[entry + PROPERTY] = property;
		entries[entry + THING] = thing;
		entries[entry + VERSION] = version;
		entries[entry + MOMENT] = moment;
		return entry;
	}
}
