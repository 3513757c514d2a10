package org.hullwright.picture.view;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.tree.World;

/**
 * Which designs belong together: those of a kind that the same pack declares. Figures of a race have one colour and differ by their icons.
 */
final class Races {

	private final Map<Integer, Integer> byDesign = new HashMap<>();

	/** What the designs of a race have in common. */
	private record Race(int kind, String folder) {}

	/** @param among the designs that have races */
	Races(World world, List<Integer> among) {
		Map<Race, Integer> pieces = new LinkedHashMap<>();
		among.forEach(design -> pieces.merge(raceOf(design, world), world.sorts().get(design).copies(), Integer::sum));
		List<Race> largest = pieces.entrySet().stream().sorted(Map.Entry.<Race, Integer>comparingByValue().reversed())
				.map(Map.Entry::getKey).toList();
		among.forEach(design -> byDesign.put(design, largest.indexOf(raceOf(design, world))));
	}

	private static Race raceOf(int design, World world) {
		World.Sort sort = world.sorts().get(design);
		String file = world.places().of(sort.source()).uri();
		return new Race(sort.kind(), file.substring(0, file.lastIndexOf('/') + 1));
	}

	/** The number of the race of a design, from 0 for that of the most pieces; 0 for what has none. */
	int of(int design) {
		return byDesign.getOrDefault(design, 0);
	}
}
