package org.hullwright.simulation.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.World;
import org.hullwright.simulation.odds.Chance.Means;
import org.hullwright.simulation.odds.Chance.Outcome;

/** Probabilities that the text alone tells: of the faces of a die, and of what is drawn first from a deck or bag. */
final class ExactChances {

	private final World world;

	ExactChances(World world) {
		this.world = world;
	}

	/** What a roll shows; faces that say the same are one outcome. */
	Chance roll(int source, int die) {
		World.Die rolled = world.dice().get(die);
		SequencedMap<String, Integer> ways = new LinkedHashMap<>();
		for (World.Face face : world.faces().subList(rolled.firstFace(), rolled.firstFace() + rolled.faceCount())) {
			ways.merge(title(face), 1, Integer::sum);
		}
		return new Chance(source, rolled.title(), Means.ROLL, outcomes(ways));
	}

	/** What is drawn first from each deck and bag of the game, as it is composed at the start. */
	List<Chance> draws() {
		List<Chance> draws = new ArrayList<>();
		for (World.Zone zone : world.zones()) {
			if (zone.form() != World.Zone.Form.AREA && zone.owner() < 0 && zone.source() != 0 && !zone.composition().isEmpty()) {
				draws.add(firstDraw(zone));
			}
		}
		return draws;
	}

	private Chance firstDraw(World.Zone zone) {
		SequencedMap<String, Integer> ways = new LinkedHashMap<>();
		zone.composition().forEach(part -> ways.merge(world.sorts().get(part.sort()).title(), part.count(), Integer::sum));
		ways.values().removeIf(count -> count == 0);
		List<Outcome> byFrequency = outcomes(ways).stream().sorted(Comparator.comparingInt(Outcome::ways).reversed()).toList();
		return new Chance(zone.source(), zone.title(), Means.FIRST_DRAW, byFrequency);
	}

	private static List<Outcome> outcomes(SequencedMap<String, Integer> ways) {
		int of = ways.values().stream().mapToInt(Integer::intValue).sum();
		return ways.entrySet().stream().map(entry -> new Outcome(entry.getKey(), entry.getValue(), of)).toList();
	}

	private String title(World.Face face) {
		if (!face.title().isEmpty()) {
			return face.title();
		}
		return face.symbols().isEmpty()
				? String.valueOf(face.number())
				: face.symbols().stream().map(symbol -> world.words().get(symbol).title()).collect(Collectors.joining(", "));
	}
}
