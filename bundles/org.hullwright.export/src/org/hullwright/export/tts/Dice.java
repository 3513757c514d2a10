package org.hullwright.export.tts;

import java.util.List;
import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;
import org.hullwright.export.table.Die;

/**
 * Makes dice. The program has dice of some numbers of faces, whose faces can be given other names; a die with another number of faces
 * becomes a bag with a piece for each face, which is drawn from and put back.
 */
final class Dice {

	/** How a die lies when it shows its faces, in their order, by the number of faces; in degrees. */
	private static final Map<Integer, int[][]> ROTATIONS = Map.of(
			4, new int[][] { { 18, -241, -120 }, { -90, -60, 0 }, { 18, -121, 0 }, { 18, 0, -240 } },
			6, new int[][] { { -90, 0, 0 }, { 0, 0, 0 }, { 0, 0, -90 }, { 0, 0, 90 }, { 0, 0, -180 }, { 90, 0, 0 } },
			8,
			new int[][] { { -33, 0, 90 }, { -33, 0, 180 }, { 33, 180, -180 }, { 33, 180, 90 }, { 33, 180, -90 }, { 33, 180, 0 },
					{ -33, 0, 0 }, { -33, 0, -90 } },
			10,
			new int[][] { { -38, 0, 234 }, { 38, 180, -233 }, { -38, 0, 20 }, { 38, 180, -17 }, { -38, 0, 90 }, { 38, 180, -161 },
					{ -38, 0, 307 },
					{ 38, 180, -304 }, { -38, 0, 163 }, { 38, 180, -90 } });

	private final Things things;
	private final Bags bags;

	Dice(Things things, Bags bags) {
		this.things = things;
		this.bags = bags;
	}

	/** Whether the program has a die with so many faces. */
	static boolean isKnown(Die die) {
		return ROTATIONS.containsKey(die.faces().size());
	}

	JsonObject of(Die die, Spot spot) {
		return isKnown(die) ? die(die, spot) : bag(die, spot);
	}

	private JsonObject die(Die die, Spot spot) {
		int[][] rotations = ROTATIONS.get(die.faces().size());
		var values = new JsonArray();
		var described = new StringBuilder();
		for (int face = 0; face < die.faces().size(); face++) {
			int[] rotation = rotations[face];
			values.add(Data.empty().with("Value", die.faces().get(face))
					.with("Rotation", Things.vector(rotation[0], rotation[1], rotation[2])).json());
			described.append(face + 1).append(": ").append(die.faces().get(face)).append('\n');
		}
		return things.of("Die_" + die.faces().size(), die.identity(), die.title(), described.toString().strip(), spot)
				.with("RotationValues", values).json();
	}

	private JsonObject bag(Die die, Spot spot) {
		List<String> faces = die.faces();
		var pieces = new JsonArray();
		for (int face = 0; face < faces.size(); face++) {
			pieces.add(things.of("BlockSquare", die.identity() + "#" + (face + 1), faces.get(face), die.title(), Spot.inside()).json());
		}
		return bags.of(die.identity(), die.title(), "Draw one and put it back.", pieces, Bags.Order.RANDOM, spot);
	}
}
