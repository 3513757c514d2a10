package org.hullwright.engine.tree;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/** An expression with a list of values, in a defined order. {@code source} is the number of its place in the text. */
public sealed interface Listing {

	/** Number of the place in the text. */
	int source();

	/** Values one by one; those that are absent are left out. */
	record Values(int source, List<Value> values) implements Listing {

		public Values {
			values = List.copyOf(values);
		}
	}

	/** Lists one after the other. */
	record Joined(int source, List<Listing> lists) implements Listing {

		public Joined {
			lists = List.copyOf(lists);
		}
	}

	/** All whole numbers from one to another, both included, rising; none when the first is the higher one. */
	record Range(int source, Value lower, Value upper) implements Listing {}

	/** What was selected. */
	record Selected(int source, Selection selection) implements Listing {}

	/** The selected things whose key is the highest or lowest of all their keys, in the order of the list. */
	record Extremes(int source, boolean highest, Selection from, Value key) implements Listing {}

	/** What lies in a zone, in its order; the top of a deck first. */
	record InZone(int source, Value zone) implements Listing {}

	/** All of a kind that are in play: on boards and in open zones, in reading order of where they stand. */
	record InPlay(int source, int kind) implements Listing {}

	/** All of a kind that are not in use, design by design. */
	record InSupply(int source, int kind) implements Listing {}

	/** Sites of a board in reading order. */
	record OfBoard(int source, int board, Part part) implements Listing {

		/** Which sites. */
		public enum Part {
			SPACES, PATHS, SITES
		}
	}

	/** The paths of a space in reading order, or the ends of a path in reading order. */
	record Neighbours(int source, Value site) implements Listing {}

	/** The spaces from where a piece stands towards a word of its board's directions, in order, to the edge of the board. */
	record Ray(int source, Value origin, Value direction) implements Listing {}

	/** A local list. */
	record Local(int source, int slot) implements Listing {}

	/** The list that is printed on a piece or a design. */
	record Printed(int source, Value owner, boolean design, int property) implements Listing {}

	/** A derived list, of a piece or of the game when the owner is null. */
	record Derived(int source, @Nullable Value owner, int property) implements Listing {}

	/**
	 * The values that each thing of a list has, one after the other. The thing is known in the slot.
	 *
	 * @param once whether a value that several have is there only once
	 */
	record Gathered(int source, Listing of, int slot, Listing each, boolean once) implements Listing {}

	/**
	 * The list turned round so that it begins with the value; unchanged when the value is not in it.
	 *
	 * @param after whether it begins behind the value instead, which then comes last
	 */
	record StartingWith(int source, Listing list, Value first, boolean after) implements Listing {}

	/** One list or the other. */
	record Choice(int source, Condition condition, Listing yes, Listing no) implements Listing {}

	/** The result of a function. */
	record Call(int source, int procedure, List<Argument> arguments) implements Listing {}

	/** The list that the function gives which the rule around it replaces. */
	record Proceed(int source) implements Listing {}
}
