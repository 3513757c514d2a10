package org.hullwright.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The undo log: every change of a state, in order, with what was there before. A rollback to a mark undoes all that came after it. Who
 * wants to tell the story of the game asks for events as well; they lie between the changes they belong to and vanish with them when those
 * are undone, except that what was decided stays told.
 */
public final class Journal {

	/** Stands where a cell's address would stand, for an event. */
	private static final int EVENT = -1;

	/** Addresses, each in the upper half of a number that has what was there before in its lower half. */
	private long[] entries;
	private int size;
	private final Story story;
	private final List<Event> events = new ArrayList<>();
	private boolean muted;

	/** How much of what happens is kept as events. */
	public enum Story {
		/** None of it. */
		NONE,
		/** Which pieces went where, and nothing with words: for those who look at many games. */
		MOVES,
		/** All of it. */
		WHOLE
	}

	/**
	 * A journal without entries.
	 *
	 * @param story which events are kept
	 * @param room for so many changes it need not grow; at least 1
	 */
	Journal(Story story, int room) {
		this.story = story;
		this.entries = new long[room];
	}

	/** Whether all events are kept; who makes one that costs something asks first. */
	public boolean isRecording() {
		return story == Story.WHOLE && !muted;
	}

	/** Whether at least those events are kept that tell which pieces went where. */
	boolean isRecordingMoves() {
		return story != Story.NONE && !muted;
	}

	/**
	 * Keeps events or leaves them out, while something is only speculated on.
	 *
	 * @return whether they were left out until now
	 */
	public boolean mute(boolean leaveOut) {
		boolean before = muted;
		muted = leaveOut;
		return before;
	}

	/** The present, to go back to. */
	public int mark() {
		return size;
	}

	/** Notes that a cell is about to change. */
	void changing(int address, int value) {
		if (size == entries.length) {
			entries = Arrays.copyOf(entries, size * 2);
		}
		entries[size++] = (long) address << Integer.SIZE | value & 0xFFFF_FFFFL;
	}

	/** Addresses of the cells that were changed since a mark. */
	BitSet changedSince(int mark) {
		BitSet changed = new BitSet();
		for (int at = mark; at < size; at++) {
			int address = (int) (entries[at] >> Integer.SIZE);
			if (address != EVENT) {
				changed.set(address);
			}
		}
		return changed;
	}

	/** Takes all changes after a mark back. */
	void undo(int mark, int[] cells) {
		int firstUndone = events.size();
		while (size > mark) {
			long entry = entries[--size];
			int address = (int) (entry >> Integer.SIZE);
			if (address == EVENT) {
				firstUndone--;
			} else {
				cells[address] = (int) entry;
			}
		}
		keepDecisions(firstUndone);
	}

	/** A decision that was taken stays in the record of the game whatever comes of it, and so it stays in its story. */
	private void keepDecisions(int firstUndone) {
		List<Event> undone = events.subList(firstUndone, events.size());
		List<Event> decisions = undone.stream().filter(Event.Decided.class::isInstance).toList();
		undone.clear();
		decisions.forEach(this::add);
	}

	/** Forgets how to go back, but not the events: what is done now is done for good. */
	void settle() {
		size = 0;
	}

	/** Adds an event, when such are kept. */
	public void add(Event event) {
		if (isRecording() || isRecordingMoves() && event instanceof Event.Moved) {
			changing(EVENT, 0);
			events.add(event);
		}
	}

	/** What has happened so far; a view that grows and shrinks with the game. */
	public List<Event> events() {
		return events;
	}
}
