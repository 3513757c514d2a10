package org.hullwright.engine.learning;

import java.util.stream.IntStream;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * Features of one state property: the sum of its numbers, how often each of its words is there, or how often there is a piece.
 *
 * @param first number of the first one
 * @param lowest the value that the first one counts, where each value has one
 * @param count how many there are; a single one for numbers, pieces and what is so or not
 */
record StateFeatures(int property, int first, int lowest, int count, boolean pieces) {

	/** Words of an enumeration that get a feature each; with more they get none. */
	private static final int MOST_WORDS = 40;
	/** Larger numbers count as this one, so that no single one drowns the others. */
	private static final int LARGEST = 1_000;

	/**
	 * Those of the states that a kind declares, or of the game.
	 *
	 * @param kind -1 for the game
	 * @param prefix of their names
	 */
	static StateFeatures[] of(World world, int kind, String prefix, FeatureNames names) {
		return IntStream.range(0, world.properties().size()).filter(property -> isStateOf(world, kind, property))
				.mapToObj(property -> of(world.properties().get(property), property, prefix, names)).toArray(StateFeatures[]::new);
	}

	private static boolean isStateOf(World world, int kind, int property) {
		World.Property declared = world.properties().get(property);
		boolean known = switch (declared.display()) {
			case NUMBER, TRUTH, PIECE -> true;
			case WORD -> (long) declared.upper() - declared.lower() < MOST_WORDS;
			case SORT, FACE, TEXT, ZONE -> false;
		};
		boolean isOutcome = property == world.game().won(); // which is what is to be foreseen
		return known && !isOutcome && !declared.list() && declared.nature() == Nature.STATE
				&& (kind < 0 ? declared.owner() < 0 : declared.owner() >= 0 && world.isA(kind, declared.owner()));
	}

	private static StateFeatures of(World.Property declared, int property, String prefix, FeatureNames names) {
		String name = prefix + declared.name();
		if (declared.display() != Display.WORD) {
			return new StateFeatures(property, names.add(name), 0, 1, declared.display() == Display.PIECE);
		}
		int count = declared.upper() - declared.lower() + 1;
		int first = names.add(name + " = 0");
		for (int word = 1; word < count; word++) {
			names.add(name + " = " + word);
		}
		return new StateFeatures(property, first, declared.lower(), count, false);
	}

	/** Counts a value. */
	void count(int value, float[] features) {
		if (value == World.ABSENT) {
			return;
		}
		if (pieces) {
			features[first]++;
		} else if (count == 1) {
			features[first] += Math.clamp(value, -LARGEST, LARGEST);
		} else if (value >= lowest && value < lowest + count) {
			features[first + value - lowest]++;
		}
	}
}
