package org.hullwright.engine.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World;

/** Tells by the design alone what is printed on pieces, where no design prints it differently on its sides. Made once for a property. */
final class PrintedValues {

	private final World world;
	private final Map<Integer, Printed> byProperty = new HashMap<>();

	PrintedValues(World world) {
		this.world = world;
	}

	/** @param bySort null when it may differ */
	private record Printed(int @Nullable [] bySort) {}

	/** For each design the value that is printed on all its sides; null when one prints it differently. Not to be changed. */
	int @Nullable [] of(int property) {
		Printed known = byProperty.get(property);
		if (known == null) {
			known = new Printed(differs(property) ? null : onAllSides(property));
			byProperty.put(property, known);
		}
		return known.bySort();
	}

	private boolean differs(int property) {
		return world.sorts().stream().flatMap(sort -> sort.sides().stream()).anyMatch(side -> side.printed().containsKey(property));
	}

	private int[] onAllSides(int property) {
		int missing = world.properties().get(property).initial();
		List<World.Sort> sorts = world.sorts();
		int[] values = new int[sorts.size()];
		for (int sort = 0; sort < values.length; sort++) {
			int[] printed = sorts.get(sort).printed().get(property);
			values[sort] = printed == null ? missing : printed.length == 0 ? World.ABSENT : printed[0];
		}
		return values;
	}
}
