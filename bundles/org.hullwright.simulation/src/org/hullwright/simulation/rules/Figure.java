package org.hullwright.simulation.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;

/**
 * A number that the pack, or one that it requires, asks for at the end of each game: a measure of one of its experiments.
 *
 * @param experiment its position in the world
 * @param position of the measure in the experiment
 */
public record Figure(Trials.Measure measure, int experiment, int position) {

	/** What it is called. */
	public String title() {
		return measure.title();
	}

	/**
	 * Those that games of a ruleset have: of experiments that ask for nothing that is not on, or for another start. Of several with one
	 * title the first counts.
	 */
	public static List<Figure> of(Ruleset ruleset) {
		World world = ruleset.world();
		List<Figure> figures = new ArrayList<>();
		Set<String> titles = new HashSet<>();
		for (int number = 0; number < world.experiments().size(); number++) {
			Trials.Experiment experiment = world.experiments().get(number);
			if (fits(experiment, ruleset)) {
				for (int position = 0; position < experiment.measures().size(); position++) {
					if (titles.add(experiment.measures().get(position).title())) {
						figures.add(new Figure(unexpecting(experiment.measures().get(position)), number, position));
					}
				}
			}
		}
		return figures;
	}

	/** What an experiment expects holds for its own games and agents, not for any. */
	private static Trials.Measure unexpecting(Trials.Measure measure) {
		return new Trials.Measure(measure.title(), measure.value(), measure.share(), measure.condition(), null, measure.slots(),
				measure.source());
	}

	private static boolean fits(Trials.Experiment experiment, Ruleset ruleset) {
		String scenario = experiment.scenario();
		return ruleset.modes().containsAll(experiment.modes()) && ruleset.world().expansions().containsAll(experiment.expansions())
				&& (scenario == null || scenario.equals(ruleset.scenario()));
	}
}
