package org.hullwright.simulation.report;

import java.util.List;

/**
 * What came out of a simulation. The same games give an equal report.
 *
 * @param origin what the numbers come from
 * @param tables one for each ruleset and number of seats, in the order of the plan
 * @param comparisons of the other rulesets with the first one, for each number of seats
 * @param performed how much of the text the games of each ruleset went through, by the positions of the rulesets
 * @param focus the components that the author cares for; they are told of first
 */
public record Report(Origin origin, List<RulesetGames> tables, List<Comparison> comparisons, List<Performed> performed, Focus focus) {

	public Report {
		tables = List.copyOf(tables);
		comparisons = List.copyOf(comparisons);
		performed = List.copyOf(performed);
	}

	/** Whether a rule broke a game. */
	public boolean hasBrokenGames() {
		return tables.stream().anyMatch(table -> table.broken() > 0);
	}
}
