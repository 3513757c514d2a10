package org.hullwright.engine.node;

import java.util.Arrays;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;

/**
 * The memo table, a cache of derived values and lists that were computed since what they depend on last changed. Rules ask for the same few
 * over and over, above all while options are looked for. It is a direct-mapped hash table of fixed capacity: a newer value takes the slot
 * of an older one. Entries are not removed but invalidated by the version of what they depend on. Belongs to one run.
 */
public final class MemoTable {

	private static final int CAPACITY = 2048; // a power of two
	private static final int NONE = -1;
	/** Values of a list that is kept; a longer one is computed anew, for all of them together might fill the memory. */
	private static final int LONGEST = 4_096;

	private final GameState state;
	private final int[] properties = new int[CAPACITY];
	private final int[] things = new int[CAPACITY];
	private final int[] versions = new int[CAPACITY];
	private final int[] values = new int[CAPACITY];
	private final Numbers[] lists = new Numbers[CAPACITY];
	private int invalidations;

	MemoTable(GameState state) {
		this.state = state;
		Arrays.fill(properties, NONE);
	}

	/** The slot in which a derived value of a thing is kept, by its hash, whether it is there or not. */
	public int slotOf(int property, int thing) {
		return property * 0x9E3779B1 + thing * 0x85EBCA6B >>> 32 - Integer.numberOfTrailingZeros(CAPACITY);
	}

	/** A version of what a value depends on, to validate entries by: as long as this is the same, so is the value. */
	public int version(Dependence dependence) {
		return dependence.version(state, invalidations);
	}

	/** Invalidates all that depends on everything: it may now come out differently although the state is the same. */
	void invalidate() {
		invalidations++;
	}

	/** Whether the value is there, and was computed at this version of the state. */
	public boolean has(int slot, int version, int property, int thing) {
		return versions[slot] == version && things[slot] == thing && properties[slot] == property;
	}

	/** The value that is there. */
	public int value(int slot) {
		return values[slot];
	}

	/** Keeps a value that began to be computed at a version; when that itself changed something, it will be computed again. */
	public void keep(int slot, int version, int property, int thing, int value) {
		enter(slot, version, property, thing);
		values[slot] = value;
	}

	/** The list that is there, to be read only. */
	public Numbers list(int slot) {
		return lists[slot];
	}

	/** Keeps what a list has from a position on, like a value, unless that is very much. */
	public void keep(int slot, int version, int property, int thing, Numbers list, int from) {
		if (list.size() - from > LONGEST) {
			return;
		}
		enter(slot, version, property, thing);
		if (lists[slot] == null) {
			lists[slot] = new Numbers();
		}
		lists[slot].truncate(0);
		lists[slot].addAll(list, from);
	}

	private void enter(int slot, int version, int property, int thing) {
		properties[slot] = property;
		things[slot] = thing;
		versions[slot] = version;
	}
}
