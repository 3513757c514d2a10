package org.hullwright.engine.node;

import java.util.List;
import java.util.Map;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** What is printed on designs, laid out for quick reading. */
public final class Prints {

	private static final int[] NOTHING = {};

	/** [design][side][property]: the numbers printed there. */
	private final int[][][][] printed;

	/** Lays out what is printed; what is not takes the default of its property. */
	public Prints(World world) {
		printed = new int[world.sorts().size()][][][];
		for (int at = 0; at < printed.length; at++) {
			World.Sort sort = world.sorts().get(at);
			List<World.Side> sides = sort.sides().isEmpty() ? List.of(new World.Side("", Map.of())) : sort.sides();
			printed[at] = sides.stream().map(side -> side(world, sort, side)).toArray(int[][][]::new);
		}
	}

	private static int[][] side(World world, World.Sort sort, World.Side side) {
		int[][] values = new int[world.properties().size()][];
		for (int property = 0; property < values.length; property++) {
			World.Property declared = world.properties().get(property);
			int[] missing = declared.list() ? NOTHING : new int[] { declared.initial() };
			values[property] = side.printed().getOrDefault(property, sort.printed().getOrDefault(property, missing));
		}
		return values;
	}

	/** The value printed on a piece, on the side it shows. */
	public int of(GameState state, int piece, int property) {
		return printed[state.layout().sortOf(piece)][state.side(piece)][property][0];
	}

	/** The value printed on the first side of a design. */
	public int ofDesign(int sort, int property) {
		return printed[sort][0][property][0];
	}

	/** Appends the list printed on a piece, on the side it shows. */
	public void list(GameState state, int piece, int property, Numbers target) {
		append(printed[state.layout().sortOf(piece)][state.side(piece)][property], target);
	}

	/** Appends the list printed on the first side of a design. */
	public void listOfDesign(int sort, int property, Numbers target) {
		append(printed[sort][0][property], target);
	}

	private static void append(int[] values, Numbers target) {
		for (int value : values) {
			target.add(value);
		}
	}
}
