package org.hullwright.engine.state;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A growing array list of primitive ints; belongs to its caller. */
public final class Numbers {

	/** Numbers that are sorted soonest by insertion. */
	private static final int FEW = 24;

	private int[] values;
	private int size;

	/** A list of these. */
	static Numbers of(int[] values) {
		Numbers numbers = new Numbers(values.length);
		System.arraycopy(values, 0, numbers.values, 0, values.length);
		numbers.size = values.length;
		return numbers;
	}

	/** An empty list. */
	public Numbers() {
		this(16);
	}

	/**
	 * An empty list.
	 *
	 * @param room for so many it need not grow; at least 1
	 */
	public Numbers(int room) {
		this.values = new int[room];
	}

	/** Appends a number. */
	public void add(int value) {
		if (size == values.length) {
			values = Arrays.copyOf(values, size * 2);
		}
		values[size++] = value;
	}

	/** Appends a number unless it is there already. */
	public void addIfMissing(int value) {
		addIfMissing(value, 0);
	}

	/** Appends a number unless it is there already at a position or after it. */
	public void addIfMissing(int value, int from) {
		if (indexOf(value, from) < 0) {
			add(value);
		}
	}

	/** Appends all numbers of another list. */
	public void addAll(Numbers other) {
		addAll(other, 0);
	}

	/** Appends the numbers of another list from a position on. */
	public void addAll(Numbers other, int from) {
		int added = other.size - from;
		if (size + added > values.length) {
			values = Arrays.copyOf(values, Math.max(size * 2, size + added));
		}
		System.arraycopy(other.values, from, values, size, added);
		size += added;
	}

	/** How many there are. */
	public int size() {
		return size;
	}

	/** The number at a position from 0. */
	public int get(int position) {
		return values[position];
	}

	/** Replaces the number at a position from 0. */
	public void set(int position, int value) {
		values[position] = value;
	}

	/** Whether the number is there. */
	public boolean contains(int value) {
		return indexOf(value) >= 0;
	}

	/** Position of the first occurrence; -1 when there is none. */
	public int indexOf(int value) {
		return indexOf(value, 0);
	}

	private int indexOf(int value, int from) {
		for (int at = from; at < size; at++) {
			if (values[at] == value) {
				return at;
			}
		}
		return -1;
	}

	/** Removes the first occurrence of a number at a position or after it, when there is one. */
	public void remove(int value, int from) {
		int at = indexOf(value, from);
		if (at >= 0) {
			System.arraycopy(values, at + 1, values, at, size - at - 1);
			size--;
		}
	}

	/**
	 * Sorts the numbers from a position on by their keys, the least first; those with the same key stay in their order.
	 *
	 * @param keys one for each of these numbers; sorted as well, or left as they are
	 * @return what it has cost, in comparisons
	 */
	public int sort(int start, Numbers keys) {
		int length = size - start;
		if (length > FEW) {
			sortMany(start, keys);
		} else {
			insert(start, keys);
		}
		return length * (Integer.SIZE - Integer.numberOfLeadingZeros(length));
	}

	private void insert(int start, Numbers keys) {
		for (int at = start + 1; at < size; at++) {
			int value = values[at];
			int key = keys.values[at - start];
			int to = at;
			while (to > start && keys.values[to - start - 1] > key) {
				values[to] = values[to - 1];
				keys.values[to - start] = keys.values[to - start - 1];
				to--;
			}
			values[to] = value;
			keys.values[to - start] = key;
		}
	}

	/** Each key is followed by the position of its number, so that no two are the same. */
	private void sortMany(int start, Numbers keys) {
		long[] order = new long[size - start];
		for (int at = 0; at < order.length; at++) {
			order[at] = (long) keys.values[at] << Integer.SIZE | at;
		}
		Arrays.sort(order);
		int[] before = Arrays.copyOfRange(values, start, size);
		for (int at = 0; at < order.length; at++) {
			values[start + at] = before[(int) order[at]];
		}
	}

	/**
	 * Puts the numbers into a random order: the Fisher–Yates shuffle, from the end on.
	 *
	 * @param below gives a number from 0 to just below its argument, every one equally likely; called once for each number but the first
	 */
	public void shuffle(IntUnaryOperator below) {
		for (int at = size - 1; at > 0; at--) {
			int other = below.applyAsInt(at + 1);
			int value = values[at];
			values[at] = values[other];
			values[other] = value;
		}
	}

	/** Keeps the first so many numbers. */
	public void truncate(int newSize) {
		size = Math.min(size, newSize);
	}

	/** A copy as an array. */
	public int[] toArray() {
		return Arrays.copyOf(values, size);
	}

	@Override
	public String toString() {
		return Arrays.toString(toArray());
	}
}
