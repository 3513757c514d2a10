package org.hullwright.simulation.report;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.Place;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Share;

/**
 * What a report is in JSON: Gson writes the components of these records by their names and in their order, which readers rely on. Null
 * stands for what there is none of.
 */
final class ReportEntries {

	/** Of this form; raised when something that readers rely on changes. */
	private static final int FORMAT = 1;

	private ReportEntries() {}

	/**
	 * @param summaries what the games are like, in a sentence for each number of players
	 * @param focus null when the report is about no components more than about others
	 */
	record Whole(int format, OfOrigin origin, List<String> summaries, @Nullable OfFocus focus, List<OfGames> tables,
			List<OfComparison> comparisons,
			List<OfPerformed> performed) {}

	record OfFocus(String title, List<String> components, List<String> conclusions, List<String> encounters) {}

	record OfOrigin(String hullwright, List<OfRules> rulesets, List<Integer> seats, int games, long firstSeed, List<String> agents,
			long played, long total) {}

	record OfRules(String title, String pack, String version, String fingerprint, List<String> expansions, List<String> modes,
			@Nullable String scenario) {}

	record OfGames(String ruleset, int seats, int games, int broken, OfShare won, List<OfShare> bySeat, List<OfSpread> scores,
			List<OfTeam> byTeam, List<OfBelonging> byBelonging,
			List<OfFate> fates, List<OfEnding> endings, OfSpread rounds, OfSpread decisions, List<OfFinding> measures, List<OfUse> uses,
			SequencedMap<String, List<RulesetGames.Component>> never, List<RulesetGames.BrokenGames> errors) {}

	record OfTeam(String title, OfShare won) {}

	record OfBelonging(String kind, String name, String title, OfShare won) {}

	record OfFate(String state, String word, OfShare seats, OfShare won) {}

	record OfEnding(String reason, OfShare games) {}

	record OfSpread(@Nullable Double mean, List<@Nullable Double> interval, int median, int fifthPercentile, int ninetyFifthPercentile) {}

	record OfFinding(String title, String unit, @Nullable Double value, List<@Nullable Double> interval, int games, String verdict) {}

	record OfUse(String kind, String name, String title, @Nullable OfHappening drawn, @Nullable OfHappening chosen,
			@Nullable OfHappening fired) {}

	record OfHappening(OfShare games, OfShare wonWith, OfShare wonWithout, @Nullable Double difference,
			@Nullable List<@Nullable Double> interval) {}

	record OfComparison(String from, String to, int seats, List<OfContrast> numbers) {}

	record OfContrast(String title, String unit, @Nullable Double before, @Nullable Double after, @Nullable Double difference,
			List<@Nullable Double> interval, int pairs, int differing, String verdict, @Nullable Long moreGames) {}

	record OfPerformed(OfPart rules, OfPart sentences, OfPart branches, List<OfFile> files) {}

	record OfFile(String file, OfPart rules, OfPart sentences, OfPart branches, List<String> neverPerformed, List<String> alwaysSo) {}

	record OfPart(int performed, int of) {}

	record OfShare(int times, int of, @Nullable Double share, List<@Nullable Double> interval) {}

	/** All of a report. */
	static Whole of(Report report) {
		Answers answers = new Answers(report);
		List<String> summaries = Stream.concat(answers.alternatives().stream(), answers.summaries().stream()).toList();
		return new Whole(FORMAT, origin(report.origin()), summaries,
				report.focus().components().isEmpty() ? null : focus(report),
				each(report.tables(), table -> games(table, report.origin())),
				each(report.comparisons(), comparison -> comparison(comparison, report.origin())),
				each(report.performed(), ReportEntries::performed));
	}

	private static OfFocus focus(Report report) {
		Answers answers = new Answers(report);
		return new OfFocus(report.focus().title(), report.focus().components(), answers.conclusions(), answers.encounters());
	}

	private static OfOrigin origin(Origin origin) {
		return new OfOrigin(origin.engine(), each(origin.rulesets(), ReportEntries::rules), origin.seats(), origin.games(),
				origin.firstSeed(), origin.agents(), origin.played(), origin.total());
	}

	private static OfRules rules(Origin.Rules rules) {
		return new OfRules(rules.title(), rules.pack(), rules.version(), rules.fingerprint(), rules.expansions(), rules.modes(),
				rules.scenario());
	}

	private static OfGames games(RulesetGames table, Origin origin) {
		return new OfGames(origin.rulesets().get(table.ruleset()).title(), table.seats(), table.games(), table.broken(),
				share(table.won()), each(table.bySeat(), ReportEntries::share), each(table.scores(), ReportEntries::spread),
				each(table.byTeam(), team -> new OfTeam(team.title(), share(team.won()))),
				each(table.belongings(), ReportEntries::belonging),
				each(table.fates(), fate -> new OfFate(fate.state(), fate.word(), share(fate.seats()), share(fate.won()))),
				each(table.endings(), ending -> new OfEnding(ending.reason(), share(ending.games()))), spread(table.rounds()),
				spread(table.decisions()), each(table.findings(), ReportEntries::finding), each(table.uses(), ReportEntries::use),
				never(table), table.errors());
	}

	private static OfBelonging belonging(RulesetGames.Belonging belonging) {
		RulesetGames.Component component = belonging.component();
		return new OfBelonging(component.kind(), component.name(), component.title(), share(belonging.won()));
	}

	private static SequencedMap<String, List<RulesetGames.Component>> never(RulesetGames table) {
		SequencedMap<String, List<RulesetGames.Component>> never = new LinkedHashMap<>();
		for (RulesetGames.Way way : RulesetGames.Way.values()) {
			never.put(way.name().toLowerCase(Locale.ROOT), each(table.never(way), RulesetGames.Use::component));
		}
		return never;
	}

	private static OfSpread spread(Spread spread) {
		return new OfSpread(number(spread.mean()), interval(spread.interval()), spread.percentile(50), spread.percentile(5),
				spread.percentile(95));
	}

	private static OfFinding finding(Finding finding) {
		int games = finding.sample().games();
		return new OfFinding(finding.measure().title(), finding.measure().share() ? "percent" : "number",
				games == 0 ? null : number(finding.value()), interval(finding.interval()), games,
				finding.verdict().name().toLowerCase(Locale.ROOT));
	}

	private static OfUse use(RulesetGames.Use use) {
		RulesetGames.Component component = use.component();
		return new OfUse(component.kind(), component.name(), component.title(), happening(use, RulesetGames.Way.DRAWN),
				happening(use, RulesetGames.Way.CHOSEN), happening(use, RulesetGames.Way.FIRED));
	}

	private static @Nullable OfHappening happening(RulesetGames.Use use, RulesetGames.Way way) {
		RulesetGames.Happening happening = use.of(way).<RulesetGames.@Nullable Happening>map(known -> known).orElse(null);
		if (happening == null) {
			return null;
		}
		Difference difference = happening.difference().<@Nullable Difference>map(known -> known).orElse(null);
		return new OfHappening(share(happening.games()), share(happening.wonWith()), share(happening.wonWithout()),
				difference == null ? null : number(difference.value()), difference == null ? null : interval(difference.interval()));
	}

	private static OfComparison comparison(Comparison comparison, Origin origin) {
		return new OfComparison(origin.rulesets().getFirst().title(), origin.rulesets().get(comparison.ruleset()).title(),
				comparison.seats(), each(comparison.contrasts(), ReportEntries::contrast));
	}

	private static OfContrast contrast(Comparison.Contrast contrast) {
		Difference difference = contrast.difference();
		OptionalLong moreGames = contrast.moreGames();
		return new OfContrast(contrast.title(), contrast.share() ? "share" : "number", number(contrast.before()), number(contrast.after()),
				number(difference.value()), interval(difference.interval()), contrast.change().pairs(), contrast.change().differing(),
				contrast.verdict().inWords(), moreGames.isPresent() ? Long.valueOf(moreGames.getAsLong()) : null);
	}

	private static OfPerformed performed(Performed performed) {
		return new OfPerformed(part(performed.rules()), part(performed.sentences()), part(performed.branches()),
				each(performed.files(), ReportEntries::file));
	}

	private static OfFile file(Coverage.OfFile file) {
		return new OfFile(file.file(), part(file.rules()), part(file.sentences()), part(file.branches()),
				each(file.neverRun(), ReportEntries::place), each(file.neverPassedBy(), ReportEntries::place));
	}

	private static String place(Place place) {
		return place.line() + ":" + place.column();
	}

	private static OfPart part(Coverage.Part part) {
		return new OfPart(part.run(), part.of());
	}

	private static OfShare share(Share share) {
		return new OfShare(share.times(), share.of(), share.of() == 0 ? null : number(share.value()), interval(share.interval()));
	}

	private static List<@Nullable Double> interval(Interval interval) {
		return Arrays.asList(number(interval.lower()), number(interval.upper()));
	}

	/** JSON has no number that is not finite. */
	private static @Nullable Double number(double number) {
		return Double.isFinite(number) ? Double.valueOf(number) : null;
	}

	private static <T, E> List<E> each(List<T> values, Function<T, E> entry) {
		return values.stream().map(entry).toList();
	}
}
