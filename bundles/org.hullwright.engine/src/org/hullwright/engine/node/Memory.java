package org.hullwright.engine.node;

import java.util.Arrays;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;

/**
 * Derived values and lists that were computed since the state last changed. Between two changes rules ask for the same few over and over,
 * above all while options are looked for. Has room for a fixed number; a newer one takes the place of an older one. Belongs to one run.
 */
public final class Memory {

	private static final int ROOM = 512; // a power of two
	private static final int NOBODY = -1;
	/** Values of a list that is kept; a longer one is computed anew, for all of them together might fill the memory. */
	private static final int LONGEST = 4_096;

	/** How long what was derived can be kept. */
	public enum Span {
		/** As long as everything lies on the same places of the boards. */
		BOARDS,
		/** As long as nothing at all changes. */
		STATE
	}

	private final GameState state;
	private final int[] properties = new int[ROOM];
	private final int[] things = new int[ROOM];
	private final int[] ages = new int[ROOM];
	private final int[] values = new int[ROOM];
	private final Numbers[] lists = new Numbers[ROOM];
	private int forgotten;

	Memory(GameState state) {
		this.state = state;
		Arrays.fill(properties, NOBODY);
	}

	/** Where a derived value of a thing is kept, whether it is there or not. */
	public int placeOf(int property, int thing) {
		return property * 0x9E3779B1 + thing * 0x85EBCA6B >>> 32 - Integer.numberOfTrailingZeros(ROOM);
	}

	/** The present: as long as this is the same, everything derived that can be kept so long is the same. */
	public int age(Span span) {
		return span == Span.BOARDS ? state.boardVersion() : state.changes() + forgotten;
	}

	/** What was computed before may now come out differently although the state is the same. */
	void forget() {
		forgotten++;
	}

	/** Whether the value is there, and was computed at this age. */
	public boolean has(int place, int age, int property, int thing) {
		return ages[place] == age && things[place] == thing && properties[place] == property;
	}

	/** The value that is there. */
	public int value(int place) {
		return values[place];
	}

	/** Keeps a value that began to be computed at an age; when that itself changed something, it will be computed again. */
	public void keep(int place, int age, int property, int thing, int value) {
		enter(place, age, property, thing);
		values[place] = value;
	}

	/** The list that is there, to be read only. */
	public Numbers list(int place) {
		return lists[place];
	}

	/** Keeps what a list has from a position on, like a value, unless that is very much. */
	public void keep(int place, int age, int property, int thing, Numbers list, int from) {
		if (list.size() - from > LONGEST) {
			return;
		}
		enter(place, age, property, thing);
		if (lists[place] == null) {
			lists[place] = new Numbers();
		}
		lists[place].truncate(0);
		lists[place].addAll(list, from);
	}

	private void enter(int place, int age, int property, int thing) {
		properties[place] = property;
		things[place] = thing;
		ages[place] = age;
	}
}
