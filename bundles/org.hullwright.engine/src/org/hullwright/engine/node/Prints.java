package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** What is printed on designs, laid out for quick reading. */
public final class Prints {

	private static final int[] NOTHING = {};

	private final int properties;
	/** The number of the first side of each design, among the sides of all designs. */
	private final int[] firstSides;
	/** Side by side, for each property the numbers printed there. */
	private final int[][] lists;
	/** The same for properties that are no lists. */
	private final int[] values;

	/** Lays out what is printed; what is not takes the default of its property. */
	public Prints(World world) {
		properties = world.properties().size();
		firstSides = new int[world.sorts().size()];
		List<int[]> printed = new ArrayList<>();
		List<int[]> missing = world.properties().stream().map(Prints::missing).toList();
		int side = 0;
		for (int at = 0; at < firstSides.length; at++) {
			World.Sort sort = world.sorts().get(at);
			firstSides[at] = side;
			List<World.Side> sides = sort.sides().isEmpty() ? List.of(new World.Side("", Map.of())) : sort.sides();
			sides.forEach(each -> printed.addAll(on(each, sort, missing)));
			side += sides.size();
		}
		lists = printed.toArray(int[][]::new);
		values = printed.stream().mapToInt(list -> list.length == 0 ? World.ABSENT : list[0]).toArray();
	}

	private static int[] missing(World.Property declared) {
		return declared.list() ? NOTHING : new int[] { declared.initial() };
	}

	private static List<int[]> on(World.Side side, World.Sort sort, List<int[]> missing) {
		List<int[]> printed = new ArrayList<>();
		for (int property = 0; property < missing.size(); property++) {
			printed.add(side.printed().getOrDefault(property, sort.printed().getOrDefault(property, missing.get(property))));
		}
		return printed;
	}

	private int place(GameState state, int piece, int property) {
		return (firstSides[state.layout().sortOf(piece)] + state.side(piece)) * properties + property;
	}

	private int place(int sort, int property) {
		return firstSides[sort] * properties + property;
	}

	/** The value printed on a piece, on the side it shows. */
	public int of(GameState state, int piece, int property) {
		return values[place(state, piece, property)];
	}

	/** The value printed on the first side of a design. */
	public int ofDesign(int sort, int property) {
		return values[place(sort, property)];
	}

	/** Appends the list printed on a piece, on the side it shows. */
	public void list(GameState state, int piece, int property, Numbers target) {
		append(lists[place(state, piece, property)], target);
	}

	/** One of a list printed on a piece, on the side it shows, counted from 0; absent when the list is shorter. */
	public int at(GameState state, int piece, int property, int position) {
		int[] list = lists[place(state, piece, property)];
		return position < list.length ? list[position] : World.ABSENT;
	}

	/** Appends the list printed on the first side of a design. */
	public void listOfDesign(int sort, int property, Numbers target) {
		append(lists[place(sort, property)], target);
	}

	private static void append(int[] values, Numbers target) {
		for (int value : values) {
			target.add(value);
		}
	}
}
