package org.hullwright.simulation.rules;

import java.util.List;
import java.util.function.Function;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World;

/** Makes what games are played by to tell what a component is worth: the game with it, and the same game had it not been there. */
public final class Counterfactual {

	private final World world;
	private final Function<World, Program> planner;
	private final List<String> modes;
	private final @Nullable String scenario;

	/**
	 * Of a game.
	 *
	 * @param planner plans a world with probes
	 * @param modes names of the modes that are on
	 * @param scenario that games start from; null for the plain set-up
	 */
	public Counterfactual(World world, Function<World, Program> planner, List<String> modes, @Nullable String scenario) {
		this.world = world;
		this.planner = planner;
		this.modes = modes;
		this.scenario = scenario;
	}

	/** The game with a component. */
	public Ruleset with(String component, Exposure exposure) {
		return switch (exposure) {
			case MET -> ruleset("as it is", world, null);
			case READY, FORCED -> ruleset("as it is, beginning where it lies ready", world, new Opening.Tryout(component));
		};
	}

	/**
	 * The game without it.
	 *
	 * @throws IllegalArgumentException when the game could not do without it
	 */
	public Ruleset without(String component, Exposure exposure) {
		Ablation ablation = new Ablation(world);
		return switch (exposure) {
			case MET -> ruleset("without " + component, ablation.without(component), null);
			case READY ->
				ruleset("where " + component + " does nothing", ablation.withoutEffectsOf(component), new Opening.Tryout(component));
			case FORCED -> ruleset("without " + component, ablation.without(component), new Opening.SetUp());
		};
	}

	private Ruleset ruleset(String title, World played, @Nullable Opening opening) {
		return new Ruleset(title, planner.apply(played), modes, scenario, opening);
	}
}
