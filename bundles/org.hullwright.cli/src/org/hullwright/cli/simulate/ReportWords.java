package org.hullwright.cli.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import org.hullwright.engine.testing.Coverage;
import org.hullwright.simulation.experiment.FindingWords;
import org.hullwright.simulation.report.Answers;
import org.hullwright.simulation.report.Comparison;
import org.hullwright.simulation.report.ComparisonWords;
import org.hullwright.simulation.report.Origin;
import org.hullwright.simulation.report.Performed;
import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.RulesetGames;
import org.hullwright.simulation.report.RulesetGames.Happening;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.report.RulesetGames.Way;
import org.hullwright.simulation.report.Spread;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Share;

/** A report as lines for a terminal: what matters most; files have the rest. */
final class ReportWords {

	private static final int MOST_ENDINGS = 8;
	private static final int MOST_IMPACTS = 10;
	private static final int MOST_NAMES = 12;
	private static final int MOST_ENCOUNTERS = 10;

	private final Report report;
	private final List<String> lines = new ArrayList<>();

	ReportWords(Report report) {
		this.report = report;
	}

	List<String> lines() {
		lines.clear();
		Origin origin = report.origin();
		addAnswers();
		lines.add(origin.inWords());
		origin.rulesets().forEach(this::add);
		if (origin.isBrokenOff()) {
			lines.add("ended early: " + origin.played() + " of " + origin.total() + " games");
		}
		for (RulesetGames table : report.tables()) {
			lines.add("");
			add(table);
		}
		for (Comparison comparison : report.comparisons()) {
			lines.add("");
			add(comparison);
		}
		lines.add("");
		for (int ruleset = 0; ruleset < report.performed().size(); ruleset++) {
			add(ruleset, report.performed().get(ruleset));
		}
		return lines;
	}

	/** What it comes to for the components that the report is about, before all numbers. */
	private void addAnswers() {
		Answers answers = new Answers(report);
		lines.addAll(answers.conclusions());
		List<String> encounters = answers.encounters();
		lines.addAll(encounters.subList(0, Math.min(MOST_ENCOUNTERS, encounters.size())));
		if (encounters.size() > MOST_ENCOUNTERS) {
			lines.add("and " + (encounters.size() - MOST_ENCOUNTERS) + " more of the pack; --report FILE.html has all");
		}
		boolean isOfComponents = !lines.isEmpty();
		lines.addAll(0, answers.alternatives());
		if (!isOfComponents) {
			lines.addAll(answers.summaries());
		}
		lines.addAll(answers.failures());
		if (!lines.isEmpty()) {
			lines.add("");
		}
	}

	private void add(Origin.Rules rules) {
		List<String> on = new ArrayList<>();
		if (rules.scenario() != null) {
			on.add("scenario " + rules.scenario());
		}
		on.addAll(rules.expansions());
		on.addAll(rules.modes());
		lines.add(rules.title() + ": " + rules.packTitle() + " " + rules.version() + (on.isEmpty() ? "" : ", " + String.join(", ", on))
				+ " [" + rules.fingerprint() + "]");
	}

	private void add(RulesetGames table) {
		lines.add(report.origin().rulesets().get(table.ruleset()).title() + ", " + seats(table.seats()) + ", " + games(table.games()));
		if (table.broken() > 0) {
			lines.add("  broken by a rule: " + games(table.broken()));
			table.errors()
					.forEach(error -> lines.add("    " + error.error().replace("\n", "\n    ") + System.lineSeparator() + "      with seed "
							+ error.seeds().getFirst()
							+ (error.games() == 1 ? "" : " and " + (error.games() - 1) + " more")));
		}
		if (table.games() == 0) {
			return;
		}
		lines.add("  somebody wins: " + words(table.won()));
		for (int seat = 1; table.seats() > 1 && seat <= table.seats(); seat++) {
			lines.add("    seat " + seat + ": " + words(table.bySeat().get(seat - 1)));
		}
		table.byTeam().forEach(team -> lines.add("    team " + team.title() + ": " + words(team.won())));
		if (!table.scores().isEmpty()) {
			lines.add("  score at the end");
		}
		for (int seat = 1; seat <= table.scores().size(); seat++) {
			lines.add("    seat " + seat + ": " + words(table.scores().get(seat - 1)));
		}
		addBelongings(table);
		table.fates().forEach(
				fate -> lines.add("  a seat whose " + fate.state() + " is " + fate.word() + " at the end: " + words(fate.seats()) + "; "
						+ percent(fate.won()) + " of these win"));
		lines.add("  how games end");
		table.endings().stream().limit(MOST_ENDINGS)
				.forEach(ending -> lines
						.add("    " + (ending.reason().isEmpty() ? "(no reason given)" : ending.reason()) + ": " + words(ending.games())));
		if (table.endings().size() > MOST_ENDINGS) {
			lines.add("    and in " + (table.endings().size() - MOST_ENDINGS) + " other ways");
		}
		lines.add("  rounds: " + words(table.rounds()));
		lines.add("  decisions: " + words(table.decisions()));
		if (!table.findings().isEmpty()) {
			lines.add("  measured");
			table.findings().forEach(finding -> lines.add("    " + FindingWords.of(finding)));
		}
		addImpacts(table);
		for (Way way : Way.values()) {
			addNever(table, way);
		}
	}

	private void addBelongings(RulesetGames table) {
		Map<String, List<RulesetGames.Belonging>> byKind = table.belongings().stream()
				.collect(Collectors.groupingBy(belonging -> belonging.component().kind(), LinkedHashMap::new, Collectors.toList()));
		byKind.forEach((kind, belongings) -> {
			if (table.isAboutOneEach(belongings)) {
				lines.add("  a seat wins that has, of " + kind);
				belongings.forEach(belonging -> lines
						.add("    " + belonging.component().title() + ": " + words(belonging.won()) + " of " + belonging.won().of()));
			}
		});
	}

	/** What goes most surely with winning or losing. */
	private void addImpacts(RulesetGames table) {
		record Impact(Use use, Way way, Happening happening, Difference difference) {}
		List<Impact> impacts = new ArrayList<>();
		for (Use use : table.uses()) {
			for (Way way : Way.values()) {
				use.of(way).ifPresent(happening -> happening.difference()
						.ifPresent(difference -> impacts.add(new Impact(use, way, happening, difference))));
			}
		}
		List<Impact> shown = impacts.stream().filter(impact -> impact.difference().isShown())
				.sorted(Comparator.comparingDouble((Impact impact) -> -impact.difference().atLeast())).toList();
		if (!impacts.isEmpty()) {
			lines.add("  going with wins: " + shown.size() + " of " + impacts.size()
					+ " comparisons (association, not cause; by luck alone about "
					+ Math.round(impacts.size() / 20.0) + ")");
			shown.stream().limit(MOST_IMPACTS).forEach(impact -> lines.add("    " + impact.use().component().title() + " "
					+ impact.way().name().toLowerCase(Locale.ROOT) + ": "
					+ percent(impact.happening().wonWithout()) + " without, " + percent(impact.happening().wonWith()) + " with; "
					+ points(impact.difference())));
		}
	}

	private void addNever(RulesetGames table, Way way) {
		List<Use> never = table.never(way);
		if (!never.isEmpty()) {
			String names = never.stream().limit(MOST_NAMES).map(use -> use.component().name()).collect(Collectors.joining(", "));
			String more = never.size() > MOST_NAMES ? " and " + (never.size() - MOST_NAMES) + " more, all in a --report" : "";
			lines.add("  never " + way.name().toLowerCase(Locale.ROOT) + " (" + never.size() + "): " + names + more);
		}
	}

	private void add(Comparison comparison) {
		Origin origin = report.origin();
		lines.add(origin.rulesets().get(comparison.ruleset()).title() + ", next to " + origin.rulesets().getFirst().title() + ", "
				+ seats(comparison.seats())
				+ ", games with the same seeds");
		if (comparison.isAllTheSame()) {
			lines.add("  " + ComparisonWords.ofNothingDifferent(comparison, origin));
			return;
		}
		for (Comparison.Contrast contrast : comparison.contrasts()) {
			double scale = contrast.share() ? 100 : 1;
			String unit = contrast.share() ? " %" : "";
			Interval interval = contrast.difference().interval();
			lines.add(String.format(Locale.ROOT, "  %s: %.1f%s, then %.1f%s; %+.2f (%+.2f to %+.2f) in %d pairs: %s", contrast.title(),
					scale * contrast.before(), unit,
					scale * contrast.after(), unit, scale * contrast.difference().value(), scale * interval.lower(),
					scale * interval.upper(),
					contrast.change().pairs(), ComparisonWords.of(contrast)));
		}
		ComparisonWords.ofLuck(comparison).ifPresent(luck -> lines.add("  " + luck));
	}

	private void add(int ruleset, Performed performed) {
		boolean someBroke = report.tables().stream().anyMatch(table -> table.ruleset() == ruleset && table.broken() > 0);
		lines.add(report.origin().rulesets().get(ruleset).title() + ": " + words(performed.rules()) + " rules, "
				+ words(performed.sentences()) + " sentences and "
				+ words(performed.branches()) + " branches of the pack were performed"
				+ (someBroke ? " in games that came to their end" : ""));
	}

	private static String words(Coverage.Part part) {
		return part.run() + " of " + part.of();
	}

	private static String words(Share share) {
		return percent(share)
				+ String.format(Locale.ROOT, " (%.1f to %.1f)", 100 * share.interval().lower(), 100 * share.interval().upper());
	}

	private static String percent(Share share) {
		return String.format(Locale.ROOT, "%.1f %%", 100 * share.value());
	}

	private static String points(Difference difference) {
		return String.format(Locale.ROOT, "%+.1f (%+.1f to %+.1f)", 100 * difference.value(), 100 * difference.interval().lower(),
				100 * difference.interval().upper());
	}

	private static String words(Spread spread) {
		String interval = spread.interval().isBounded()
				? String.format(Locale.ROOT, " (%.1f to %.1f)", spread.interval().lower(), spread.interval().upper())
				: "";
		return String.format(Locale.ROOT, "%.1f%s; nine in ten games %d to %d, the one in the middle %d", spread.mean(), interval,
				spread.percentile(5), spread.percentile(95), spread.percentile(50));
	}

	private static String seats(int number) {
		return number == 1 ? "1 seat" : number + " seats";
	}

	private static String games(int number) {
		return number == 1 ? "1 game" : number + " games";
	}
}
