package org.hullwright.simulation.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;

/**
 * One way in which an experiment plays its games.
 *
 * @param varied the mode or expansion that is on besides what is always on; empty text in games without
 */
public record Variant(int players, List<String> modes, List<String> expansions, String varied) {

	public Variant {
		modes = List.copyOf(modes);
		expansions = List.copyOf(expansions);
	}

	/** All variants of an experiment: for each number of players first the game as it is, then with each thing that is varied. */
	public static List<Variant> of(Trials.Experiment experiment, World world) {
		Optional<World.Scenario> start = world.scenarios().stream().filter(known -> known.name().equals(experiment.scenario())).findFirst();
		List<String> modes = joined(experiment.modes(), start.map(World.Scenario::modes).orElse(List.of()));
		List<String> expansions = joined(experiment.expansions(), start.map(World.Scenario::expansions).orElse(List.of()));
		List<Variant> variants = new ArrayList<>();
		for (int players : experiment.players()) {
			variants.add(new Variant(players, modes, expansions, ""));
			experiment.varyingModes().forEach(mode -> variants.add(new Variant(players, joined(modes, List.of(mode)), expansions, mode)));
			experiment.varyingExpansions()
					.forEach(expansion -> variants.add(new Variant(players, modes, joined(expansions, List.of(expansion)), expansion)));
		}
		return variants;
	}

	private static List<String> joined(List<String> some, List<String> more) {
		return Stream.concat(some.stream(), more.stream()).distinct().toList();
	}
}
