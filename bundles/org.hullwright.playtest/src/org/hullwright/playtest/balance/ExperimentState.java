package org.hullwright.playtest.balance;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.experiment.Variant;

/**
 * An experiment of a pack, and how far it is.
 *
 * @param place where it is written
 * @param games of each variant that are played when it is made
 * @param agents who plays, by seat, and from the first on again
 * @param variants the ways in which it is played, each with what came out, in their order
 */
public record ExperimentState(String title, Place place, int games, List<Trials.Experiment.Policy> agents, List<Tried> variants) {

	public ExperimentState {
		agents = List.copyOf(agents);
		variants = List.copyOf(variants);
	}

	/** One way to play, and how far it is. */
	public record Tried(Variant variant, MeasurementState standing) {}

	/**
	 * An experiment that has not been made.
	 *
	 * @param games of each variant; null for as many as it says
	 */
	static ExperimentState of(Trials.Experiment experiment, World world, @Nullable Integer games) {
		return new ExperimentState(experiment.title(), world.places().of(experiment.source()), games == null ? experiment.games() : games,
				experiment.agents(),
				Variant.of(experiment, world).stream().map(variant -> new Tried(variant, new MeasurementState.NotMade())).toList());
	}

	/** The same with another standing of a variant. */
	ExperimentState with(int variant, MeasurementState standing) {
		List<Tried> changed = new ArrayList<>(variants);
		changed.set(variant, new Tried(variants.get(variant).variant(), standing));
		return new ExperimentState(title, place, games, agents, changed);
	}

	/** Whether nothing of it has been made, nor is. */
	public boolean isUntouched() {
		return variants.stream().allMatch(tried -> tried.standing() instanceof MeasurementState.NotMade);
	}
}
