package org.hullwright.simulation.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Share;

/**
 * A report for spreadsheets: a line for each number, with its interval and where it comes from. Shares are fractions.
 */
public final class CsvReport {

	private static final List<String> COLUMNS = List.of("pack", "version", "fingerprint", "hullwright", "agents", "first_seed", "ruleset",
			"seats", "games", "section",
			"kind", "component", "number", "value", "lower", "upper", "of", "verdict");

	private final Report report;
	private CsvLines lines = new CsvLines();

	public CsvReport(Report report) {
		this.report = report;
	}

	public String text() {
		lines = new CsvLines();
		lines.add(COLUMNS.stream());
		report.tables().forEach(this::add);
		report.comparisons().forEach(this::add);
		return lines.text();
	}

	private void add(RulesetGames table) {
		share(table, "wins", "", "", "somebody", table.won());
		for (int seat = 1; seat <= table.seats(); seat++) {
			share(table, "wins", "", "", "seat " + seat, table.bySeat().get(seat - 1));
		}
		table.byTeam().forEach(team -> share(table, "wins of team", "", "", team.title(), team.won()));
		for (int seat = 1; seat <= table.scores().size(); seat++) {
			Spread score = table.scores().get(seat - 1);
			line(table, "score", "", "", "seat " + seat, score.mean(), score.interval(), score.sample().games(), "");
		}
		table.belongings().forEach(belonging -> share(table, "wins with",
				belonging.component().kind(), belonging.component().name(), belonging.component().title(), belonging.won()));
		table.fates().forEach(fate -> share(table, "fates", fate.state(), "", fate.word(), fate.seats()));
		table.fates().forEach(fate -> share(table, "wins with fate", fate.state(), "", fate.word(), fate.won()));
		table.endings().forEach(ending -> share(table, "endings", "", "", ending.reason(), ending.games()));
		spread(table, "rounds", table.rounds());
		spread(table, "decisions", table.decisions());
		table.findings().forEach(finding -> add(table, finding));
		table.uses().forEach(use -> add(table, use));
		if (table.broken() > 0) {
			share(table, "broken", "", "", "broken by a rule", new Share(table.broken(), table.games() + table.broken()));
		}
	}

	private void spread(RulesetGames table, String number, Spread spread) {
		line(table, "length", "", "", number, spread.mean(), spread.interval(), spread.sample().games(), "");
	}

	private void add(RulesetGames table, Finding finding) {
		double scale = finding.measure().share() ? 100 : 1;
		Interval interval = new Interval(finding.interval().lower() / scale, finding.interval().upper() / scale);
		line(table, "measures", "", "", finding.measure().title(), finding.value() / scale, interval, finding.sample().games(),
				finding.verdict().name().toLowerCase(Locale.ROOT).replace('_', ' '));
	}

	private void add(RulesetGames table, RulesetGames.Use use) {
		for (RulesetGames.Way way : RulesetGames.Way.values()) {
			String number = way.name().toLowerCase(Locale.ROOT);
			use.of(way).ifPresent(happening -> {
				share(table, "use", use.component().kind(), use.component().name(), number, happening.games());
				happening.difference().ifPresent(difference -> line(table, "wins when " + number, use.component().kind(),
						use.component().name(), use.component().title(), difference.value(), difference.interval(), table.games(),
						verdict(difference)));
			});
		}
	}

	private static String verdict(Difference difference) {
		return difference.isShown() ? "associated" : "not shown";
	}

	private void add(Comparison comparison) {
		report.tables().stream().filter(table -> table.ruleset() == comparison.ruleset() && table.seats() == comparison.seats())
				.forEach(table -> comparison.contrasts()
						.forEach(contrast -> line(table, "change", "", "", contrast.title(), contrast.difference().value(),
								contrast.difference().interval(), contrast.change().pairs(), contrast.verdict().inWords())));
	}

	private void share(RulesetGames table, String section, String kind, String component, String number, Share share) {
		line(table, section, kind, component, number, share.value(), share.interval(), share.of(), "");
	}

	private void line(RulesetGames table, String section, String kind, String component, String number, double value, Interval interval,
			int of,
			String verdict) {
		Origin origin = report.origin();
		Origin.Rules rules = origin.rulesets().get(table.ruleset());
		lines.add(Stream.of(rules.pack(), rules.version(), rules.fingerprint(), origin.engine(), String.join(" ", origin.agents()),
				String.valueOf(origin.firstSeed()), rules.title(), String.valueOf(table.seats()), String.valueOf(table.games()), section,
				kind, component, number, written(value), written(interval.lower()),
				written(interval.upper()), String.valueOf(of), verdict));
	}

	private static String written(double number) {
		return Double.isFinite(number) ? String.format(Locale.ROOT, "%.6f", number) : "";
	}
}
