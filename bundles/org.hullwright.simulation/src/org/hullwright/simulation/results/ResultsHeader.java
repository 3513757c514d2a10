package org.hullwright.simulation.results;

import java.util.List;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.rules.Figure;
import org.hullwright.simulation.rules.Ruleset;

/**
 * The first line of a file of results: what has to be the same for results to belong together; how many games are wanted may grow. The
 * components are the members of JSON, in their order.
 *
 * @param hullwright version of the program
 * @param format form of the file
 * @param seed of the first game
 */
record ResultsHeader(String hullwright, int format, List<PlayedRules> rulesets, List<Integer> seats, long seed, List<String> agents) {

	/** Of this form of the file. */
	private static final int FORMAT = 2;
	private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

	/**
	 * A ruleset as people know it.
	 *
	 * @param fingerprint of its rules
	 * @param scenario null for the plain set-up
	 * @param figures titles of what is measured
	 */
	private record PlayedRules(String title, String pack, String version, String fingerprint, List<String> expansions, List<String> modes,
			@Nullable String scenario, List<String> figures) {

		static PlayedRules of(Ruleset ruleset) {
			return new PlayedRules(ruleset.title(), ruleset.world().pack(), ruleset.world().version(), ruleset.world().fingerprint(),
					ruleset.world().expansions(), ruleset.modes(), ruleset.scenario(),
					Figure.of(ruleset).stream().map(Figure::title).toList());
		}
	}

	/** @param engine version of this program */
	static ResultsHeader of(Plan plan, String engine) {
		return new ResultsHeader(engine, FORMAT, plan.rulesets().stream().map(PlayedRules::of).toList(), plan.seats(), plan.firstSeed(),
				plan.policies().stream().map(Object::toString).toList());
	}

	/** The line, without the line feed at its end. */
	String line() {
		return GSON.toJson(this);
	}
}
