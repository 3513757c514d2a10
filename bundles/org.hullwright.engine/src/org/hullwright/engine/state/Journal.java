package org.hullwright.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Every change of a state, in order, with what was there before. Going back to a mark undoes all that came after it. Who wants to tell
 * the story of the game asks for events as well; they lie between the changes they belong to and vanish with them when those are undone.
 */
public final class Journal {

	private int[] addresses = new int[256];
	private int[] before = new int[256];
	private int size;
	private final boolean recording;
	private final List<Event> events = new ArrayList<>();
	private final Numbers positions = new Numbers();

	/** @param recording whether events are kept */
	public Journal(boolean recording) {
		this.recording = recording;
	}

	/** Whether events are kept; who makes one that costs something asks first. */
	public boolean isRecording() {
		return recording;
	}

	/** The present, to go back to. */
	public int mark() {
		return size;
	}

	/** Notes that a cell is about to change. */
	void changing(int address, int value) {
		if (size == addresses.length) {
			addresses = Arrays.copyOf(addresses, size * 2);
			before = Arrays.copyOf(before, size * 2);
		}
		addresses[size] = address;
		before[size] = value;
		size++;
	}

	/** Takes all changes after a mark back. */
	void undo(int mark, int[] cells) {
		while (size > mark) {
			size--;
			cells[addresses[size]] = before[size];
		}
		while (!events.isEmpty() && positions.get(events.size() - 1) > mark) {
			events.removeLast();
			positions.truncate(events.size());
		}
	}

	/** Forgets how to go back, but not the events: what is done now is done for good. */
	void settle() {
		size = 0;
		for (int at = 0; at < positions.size(); at++) {
			positions.set(at, 0);
		}
	}

	/** Adds an event, when they are kept. */
	public void add(Event event) {
		if (recording) {
			events.add(event);
			positions.add(size + 1);
		}
	}

	/** What has happened so far; a view that grows and shrinks with the game. */
	public List<Event> events() {
		return events;
	}
}
