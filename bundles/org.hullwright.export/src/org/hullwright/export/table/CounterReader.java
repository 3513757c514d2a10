package org.hullwright.export.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.picture.view.Bounded;
import org.hullwright.picture.view.ReadableNames;

/** Finds the numbers that are counted on pieces: bounded ones that everybody sees. */
final class CounterReader {

	private final World world;
	private final Map<Integer, List<Integer>> byKind = new HashMap<>();

	CounterReader(World world) {
		this.world = world;
	}

	/** What is counted on the copies of a design, in the order of the pack. */
	List<Counter> counters(World.Sort design) {
		return propertiesOf(design.kind()).stream().map(number -> {
			Property property = world.properties().get(number);
			return new Counter(world.kinds().get(property.owner()).name() + "." + property.name(), ReadableNames.titled(property.name()),
					property.lower(), property.upper(), design.initial().getOrDefault(number, property.initial()));
		}).toList();
	}

	/** Numbers of the properties that are counted on what is of a kind, in the same order. */
	List<Integer> propertiesOf(int kind) {
		return byKind.computeIfAbsent(kind, any -> IntStream.range(0, world.properties().size())
				.filter(number -> isCounted(world.properties().get(number), kind)).boxed().toList());
	}

	/** What its author wants nothing told of is for the rules alone. */
	private boolean isCounted(Property property, int kind) {
		return property.nature() == Nature.STATE && property.owner() >= 0 && world.isA(kind, property.owner()) && !property.list()
				&& property.visibility() == Visibility.EVERYBODY && !property.title().isEmpty() && Bounded.upper(property).isPresent();
	}
}
