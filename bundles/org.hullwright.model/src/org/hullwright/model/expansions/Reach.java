package org.hullwright.model.expansions;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The transitive closure of a relation: what can be reached from where in one step or more. Computed once for all places, as many packs
 * have long chains of expansions and each check asks for each of them: places of one cycle (strongly connected component) reach the same,
 * and are found by Tarjan's algorithm, innermost components first.
 */
final class Reach {

	private final List<int[]> next;
	private final int[] found;
	private final int[] lowest;
	private final int[] taken;
	private final boolean[] open;
	private final BitSet[] reached;
	private final BitSet[] circles;
	private final Deque<Integer> unsettled = new ArrayDeque<>();
	private int count;

	/** @param next where one step leads from each place */
	Reach(List<int[]> next) {
		this.next = next;
		this.found = new int[next.size()];
		this.lowest = new int[next.size()];
		this.taken = new int[next.size()];
		this.open = new boolean[next.size()];
		this.reached = new BitSet[next.size()];
		this.circles = new BitSet[next.size()];
		for (int place = 0; place < found.length; place++) {
			if (found[place] == 0) {
				walkFrom(place);
			}
		}
	}

	/** All that can be reached; not to be changed. */
	BitSet from(int place) {
		return reached[place];
	}

	/**
	 * All that can be reached from a place and leads back to it, the place itself among it; empty when nothing does. Shared by all of a
	 * circle.
	 */
	BitSet circleOf(int place) {
		return reached[place].get(place) ? circles[place] : new BitSet();
	}

	/** Walks in depth without calling itself, because chains may be longer than the stack. */
	private void walkFrom(int first) {
		Deque<Integer> path = new ArrayDeque<>();
		enter(first, path);
		while (!path.isEmpty()) {
			int place = path.peek();
			if (taken[place] < next.get(place).length) {
				int to = next.get(place)[taken[place]++];
				if (found[to] == 0) {
					enter(to, path);
				} else if (open[to]) {
					lowest[place] = Math.min(lowest[place], found[to]);
				}
			} else {
				path.pop();
				if (!path.isEmpty()) {
					lowest[path.peek()] = Math.min(lowest[path.peek()], lowest[place]);
				}
				if (lowest[place] == found[place]) {
					settle(place);
				}
			}
		}
	}

	private void enter(int place, Deque<Integer> path) {
		found[place] = ++count;
		lowest[place] = count;
		open[place] = true;
		unsettled.push(place);
		path.push(place);
	}

	/** All places of the circle that was entered at this place reach the same. */
	private void settle(int entered) {
		BitSet circle = new BitSet();
		int place;
		do {
			place = unsettled.pop();
			open[place] = false;
			circle.set(place);
		} while (place != entered);
		BitSet all = new BitSet();
		circle.stream().flatMap(member -> Arrays.stream(next.get(member))).forEach(to -> {
			all.set(to);
			if (circle.get(to)) {
				all.or(circle);
			} else {
				all.or(reached[to]);
			}
		});
		circle.stream().forEach(member -> {
			reached[member] = all;
			circles[member] = circle;
		});
	}
}
