package org.hullwright.engine.lower.declaration;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;
import org.hullwright.model.AgentName;
import org.hullwright.model.Experiment;
import org.hullwright.model.HullFile;
import org.hullwright.model.Measure;
import org.hullwright.model.Mode;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.types.Type;

/** Lowers experiments and what they measure. */
public final class ExperimentLowering {

	/** Of experiments that do not say how many games they play. */
	private static final int GAMES = 100;

	private final Pack pack;
	private final World.Game game;

	/** @param game for experiments that do not say how many players there are */
	public ExperimentLowering(Pack pack, World.Game game) {
		this.pack = pack;
		this.game = game;
	}

	/**
	 * Those of the played pack first, for they are counted from the first on; and then those of the packs that it requires, which measure
	 * it as well.
	 */
	public List<Trials.Experiment> experiments(Collection<HullFile> own, Collection<HullFile> all) {
		return Stream.concat(own.stream(), all.stream().filter(file -> !own.contains(file)))
				.flatMap(file -> file.getDeclarations().stream())
				.filter(Experiment.class::isInstance).map(Experiment.class::cast)
				.map(this::experiment).toList();
	}

	private Trials.Experiment experiment(Experiment experiment) {
		return new Trials.Experiment(Expansions.packOf(experiment), experiment.getTitle(),
				experiment.getGames() > 0 ? experiment.getGames() : GAMES,
				experiment.getPlayers().isEmpty() ? List.of(game.fewestPlayers()) : List.copyOf(experiment.getPlayers()),
				experiment.getAgents().isEmpty()
						? List.of(Trials.Experiment.Policy.RANDOM)
						: experiment.getAgents().stream().map(ExperimentLowering::policy).toList(),
				experiment.getScenario() == null ? null : experiment.getScenario().getName(), names(experiment.getModes()),
				pack.switchedOn().namesOf(experiment.getExpansions()), names(experiment.getVaryingModes()),
				pack.switchedOn().namesOf(experiment.getVaryingExpansions()), experiment.getMeasures().stream().map(this::measure).toList(),
				pack.sources().of(experiment));
	}

	private Trials.Measure measure(Measure measure) {
		FrameSlots frame = FrameSlots.ofProcedure(List.of());
		Expressions expressions = new Expressions(pack, frame);
		boolean share = expressions.typeOf(measure.getValue()) instanceof Type.TruthType;
		var value = expressions.values().lower(measure.getValue(), share ? Type.TRUTH : Type.NUMBER);
		Condition condition = expressions.conditions().optional(measure.getCondition());
		Trials.Bounds expected = measure.isBounded() ? new Trials.Bounds(measure.getLower(), measure.getUpper()) : null;
		return new Trials.Measure(measure.getTitle(), value, share, condition, expected, frame.size(), pack.sources().of(measure));
	}

	private static Trials.Experiment.Policy policy(AgentName agent) {
		return switch (agent) {
			case RANDOM -> Trials.Experiment.Policy.RANDOM;
			case FIRST -> Trials.Experiment.Policy.FIRST;
			case HEURISTIC -> Trials.Experiment.Policy.HEURISTIC;
			case SEARCH -> Trials.Experiment.Policy.SEARCH;
		};
	}

	private static List<String> names(List<Mode> modes) {
		return modes.stream().map(Mode::getName).toList();
	}
}
