package org.hullwright.export.vassal;

import java.math.BigInteger;

import org.hullwright.export.table.Board;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;

/** The trait of VASSAL by which tiles are turned on the table, by as many angles as the boards have directions. */
final class Turning {

	private static final int SIDES_OF_HEXAGON = 6;
	private static final int SIDES_OF_SQUARE = 4;
	private static final int WHOLE = 360; // degrees

	/** In steps of fifteen degrees what is long lies along any path between neighbours. */
	private static final int ANGLES_OF_STRIPS = 24;

	private final int angles;

	/** @param table whose boards tell how far tiles turn; where there are several sorts of boards, they turn as each of them asks for */
	Turning(Table table) {
		this.angles = table.boards().stream().mapToInt(Turning::directions).reduce(Turning::leastCommonMultiple).orElse(SIDES_OF_HEXAGON);
	}

	private static int directions(Board board) {
		if (board.directions() > 0) {
			return board.directions();
		}
		return board.squares() ? SIDES_OF_SQUARE : SIDES_OF_HEXAGON;
	}

	private static int leastCommonMultiple(int first, int second) {
		return first / BigInteger.valueOf(first).gcd(BigInteger.valueOf(second)).intValue() * second;
	}

	/** What is written into the prototype of all tiles. */
	String prototype() {
		return prototype(angles);
	}

	/** What is written into the prototype of those that are long. */
	static String prototypeOfStrips() {
		return prototype(ANGLES_OF_STRIPS);
	}

	private static String prototype(int angles) {
		return "+/null/" + type(angles) + "\tpiece;;;;/0\tnull;0;0;;0";
	}

	/** For a tile that does not lie as it was printed. */
	Trait turned(Component component, int degrees) {
		int steps = component.isStrip() ? ANGLES_OF_STRIPS : angles;
		return new Trait(type(steps), Long.toString(Math.floorMod(Math.round((double) degrees * steps / WHOLE), steps)));
	}

	private static String type(int angles) {
		return "rotate;" + angles + ";93,130;91,130;Turn right;Turn left;;;;";
	}
}
