package org.hullwright.simulation.report;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.rules.Ruleset;

/**
 * Where the numbers of a report come from: with it the games can be played again.
 *
 * @param engine version of this program
 * @param seats numbers of players
 * @param games that were to be played by each ruleset with each number of seats
 * @param firstSeed of these games
 * @param agents who played, as people write it
 * @param played how many games there are in all
 * @param total how many there were to be
 */
public record Origin(String engine, List<Rules> rulesets, List<Integer> seats, int games, long firstSeed, List<String> agents, long played,
		long total) {

	public Origin {
		rulesets = List.copyOf(rulesets);
		seats = List.copyOf(seats);
		agents = List.copyOf(agents);
	}

	/**
	 * What was played.
	 *
	 * @param fingerprint changes whenever anything changes that can change the course of a game
	 * @param scenario that games start from; null for the plain set-up
	 */
	public record Rules(String title, String pack, String packTitle, String version, String fingerprint, List<String> expansions,
			List<String> modes, @Nullable String scenario) {

		public Rules {
			expansions = List.copyOf(expansions);
			modes = List.copyOf(modes);
		}

		private boolean isAlike(Rules other) {
			return fingerprint.equals(other.fingerprint) && Set.copyOf(expansions).equals(Set.copyOf(other.expansions))
					&& Set.copyOf(modes).equals(Set.copyOf(other.modes)) && Objects.equals(scenario, other.scenario);
		}

		static Rules of(Ruleset ruleset) {
			return new Rules(ruleset.title(), ruleset.world().pack(), ruleset.world().title(), ruleset.world().version(),
					ruleset.world().fingerprint(),
					ruleset.world().expansions(), ruleset.modes(), ruleset.scenario());
		}
	}

	/** Of a plan of which so many games have been played. */
	static Origin of(Plan plan, String engine, long played) {
		return new Origin(engine, plan.rulesets().stream().map(Rules::of).toList(), plan.seats(), plan.games(), plan.firstSeed(),
				plan.policies().stream().map(Policy::toString).toList(), played, plan.total());
	}

	/** Whether the simulation was broken off. */
	public boolean isBrokenOff() {
		return played < total;
	}

	/** Whether a ruleset is the first one once more: the same text with the same things on. */
	boolean isAlike(int ruleset) {
		return rulesets.get(ruleset).isAlike(rulesets.getFirst());
	}

	/** In one line, to stand beside numbers. */
	public String inWords() {
		String packs = rulesets.stream().map(rules -> rules.pack() + " " + rules.version()).distinct().collect(Collectors.joining(" and "));
		return packs + ", Hullwright " + engine + ", agents " + String.join(", ", agents) + ", seeds from " + firstSeed + " on";
	}
}
