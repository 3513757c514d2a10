package org.hullwright.engine.learning;

import java.util.HashMap;
import java.util.Map;

import org.hullwright.engine.tree.World;

/**
 * Features of the pieces of one kind in one group.
 *
 * @param count number of the feature that counts them
 * @param states of what changes of them
 * @param sides by side, number of the first feature
 * @param zones by the declaration of a zone that they have, the feature that counts what lies there, and in its discard pile after it
 */
record KindFeatures(int count, StateFeatures[] states, int sides, Map<Integer, Integer> zones) {

	/** More sides are counted with the last one. */
	static final int SIDES = 3;

	static KindFeatures of(World world, int kind, Group group, FeatureNames names) {
		String name = group.word() + " " + world.kinds().get(kind).name();
		int count = names.add(name);
		StateFeatures[] states = StateFeatures.of(world, kind, name + ".", names);
		int sides = names.add(name + " side 0");
		for (int side = 1; side < SIDES; side++) {
			names.add(name + " side " + side);
		}
		Map<Integer, Integer> zones = new HashMap<>();
		for (int zone = 0; zone < world.zones().size(); zone++) {
			World.Zone declared = world.zones().get(zone);
			if (declared.owner() >= 0 && world.isA(kind, declared.owner())) {
				zones.put(zone, names.add(name + " in " + declared.name()));
				names.add(name + " in discards of " + declared.name());
			}
		}
		return new KindFeatures(count, states, sides, zones);
	}
}
