package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;
import static org.hullwright.simulation.report.html.Markup.folded;
import static org.hullwright.simulation.report.html.Markup.joined;
import static org.hullwright.simulation.report.html.Markup.styled;
import static org.hullwright.simulation.report.html.Markup.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.report.Origin;
import org.hullwright.simulation.report.RulesetGames;
import org.hullwright.simulation.report.RulesetGames.Belonging;
import org.hullwright.simulation.report.RulesetGames.Happening;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.report.RulesetGames.Way;
import org.hullwright.simulation.report.Spread;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Share;

/** The games by one ruleset with one number of seats. */
final class TableSection {

	private static final int MOST_ENDINGS = 25;

	private final String title;
	private final RulesetGames table;
	private final Origin origin;

	TableSection(String title, RulesetGames table, Origin origin) {
		this.title = title;
		this.table = table;
		this.origin = origin;
	}

	/** A number of seats in words. */
	static String seats(int number) {
		return number == 1 ? "1 seat" : number + " seats";
	}

	Markup markup() {
		List<Markup> parts = new ArrayList<>();
		parts.add(element("h2",
				text("“" + title + "”, " + seats(table.seats()) + ", " + table.games() + (table.games() == 1 ? " game" : " games"))));
		parts.add(styled("p", "origin", text(origin.inWords())));
		if (table.broken() > 0) {
			parts.add(broken());
		}
		if (table.games() > 0) {
			parts.add(wins());
			parts.add(scores());
			parts.add(belongings());
			parts.add(fates());
			parts.add(endings());
			parts.add(length());
			parts.add(findings());
			parts.add(uses());
			parts.add(never());
		}
		return joined(parts);
	}

	private Markup broken() {
		List<Markup> errors = table.errors().stream()
				.map(error -> element("pre",
						text(error.error() + "\nin " + error.games() + (error.games() == 1 ? " game" : " games") + ", seeds "
								+ error.seeds().stream().map(String::valueOf).collect(Collectors.joining(", "))
								+ (error.games() > error.seeds().size() ? ", ..." : ""))))
				.toList();
		return styled("div", "warning", text("A rule broke " + table.broken() + " games; they count for nothing else."), joined(errors));
	}

	private Markup wins() {
		Scale scale = Scale.of(Stream.concat(Stream.of(table.won()),
				Stream.concat(table.bySeat().stream(), table.byTeam().stream().map(RulesetGames.TeamWins::won))));
		TableMarkup wins = new TableMarkup(text("who wins"), text("in"), scale.aboveBars());
		wins.row("somebody", ReadableNumbers.of(table.won()), scale.bar(table.won()));
		for (int seat = 1; table.seats() > 1 && seat <= table.seats(); seat++) {
			Share share = table.bySeat().get(seat - 1);
			wins.row("seat " + seat, ReadableNumbers.of(share), scale.bar(share));
		}
		table.byTeam().forEach(team -> wins.row("team " + team.title(), ReadableNumbers.of(team.won()), scale.bar(team.won())));
		return joined(List.of(element("h3", text("Wins")), wins.markup()));
	}

	private Markup scores() {
		List<Markup> parts = new ArrayList<>();
		for (int seat = 1; seat <= table.scores().size(); seat++) {
			parts.add(spread("Score of seat " + seat, "points", table.scores().get(seat - 1)));
		}
		return parts.isEmpty() ? Markup.NOTHING : joined(List.of(element("h3", text("Scores")), joined(parts)));
	}

	/** By what a seat has at the end: kinds that a seat has about one of stand open. */
	private Markup belongings() {
		Map<String, List<Belonging>> byKind = table.belongings().stream()
				.collect(Collectors.groupingBy(belonging -> belonging.component().kind(), LinkedHashMap::new, Collectors.toList()));
		List<Markup> open = new ArrayList<>();
		List<Markup> others = new ArrayList<>();
		byKind.forEach((kind, belongings) -> {
			Scale scale = Scale.of(belongings.stream().map(Belonging::won));
			TableMarkup rows = new TableMarkup(text(kind), text("a seat that has it at the end wins in"), scale.aboveBars(), text("seats"));
			belongings.forEach(
					belonging -> rows.row(belonging.component().title(), ReadableNumbers.of(belonging.won()), scale.bar(belonging.won()),
							text(String.valueOf(belonging.won().of()))));
			if (table.isAboutOneEach(belongings)) {
				open.add(joined(List.of(element("h3", text("Wins by " + kind)), rows.markup())));
			} else {
				others.add(folded("Wins by " + kind, rows.markup()));
			}
		});
		return joined(Stream.concat(open.stream(), others.stream()).toList());
	}

	private Markup fates() {
		Map<String, List<RulesetGames.Fate>> byState = table.fates().stream()
				.collect(Collectors.groupingBy(RulesetGames.Fate::state, LinkedHashMap::new, Collectors.toList()));
		List<Markup> parts = new ArrayList<>();
		byState.forEach((state, fates) -> {
			Scale scale = Scale.of(fates.stream().map(RulesetGames.Fate::seats));
			TableMarkup rows = new TableMarkup(text(state), text("seats, at the end"), scale.aboveBars(), text("of these won"));
			fates.forEach(fate -> rows.row(fate.word(), ReadableNumbers.of(fate.seats()), scale.bar(fate.seats()),
					ReadableNumbers.of(fate.won())));
			parts.add(joined(List.of(element("h3", text("What becomes of a seat: " + state)), rows.markup())));
		});
		return joined(parts);
	}

	private Markup endings() {
		Scale scale = Scale.of(table.endings().stream().map(RulesetGames.Ending::games));
		TableMarkup endings = new TableMarkup(text("reason"), text("games"), scale.aboveBars());
		table.endings().stream().limit(MOST_ENDINGS)
				.forEach(ending -> endings.row(ending.reason().isEmpty() ? "(no reason given)" : ending.reason(),
						ReadableNumbers.of(ending.games()),
						scale.bar(ending.games())));
		Markup more = table.endings().size() > MOST_ENDINGS
				? styled("p", "note", text("and " + (table.endings().size() - MOST_ENDINGS) + " other reasons"))
				: Markup.NOTHING;
		return joined(List.of(element("h3", text("How games end")), endings.markup(), more));
	}

	private Markup length() {
		return joined(List.of(element("h3", text("How long they last")), spread("Rounds", "rounds", table.rounds()),
				spread("Decisions", "decisions", table.decisions())));
	}

	private static Markup spread(String name, String plural, Spread spread) {
		int together = Charts.together(spread.counts());
		return element("figure", Charts.histogram(spread.counts()),
				element("figcaption", joined(List.of(text(name + ": "), ReadableNumbers.of(spread.mean(), spread.interval()),
						text(" on average; nine in ten games " + spread.percentile(5) + " to " + spread.percentile(95)
								+ ", the one in the middle " + spread.percentile(50)
								+ ". A bar is as high as there are games"
								+ (together == 1 ? "." : " of so many " + plural + " or up to " + (together - 1) + " more."))))));
	}

	private Markup findings() {
		Scale scale = Scale.ofWhole();
		TableMarkup findings = new TableMarkup(text("measured"), text("value"), scale.aboveBars(), text("games"));
		for (Finding finding : table.findings()) {
			int games = finding.sample().games();
			Interval interval = finding.interval();
			boolean share = finding.measure().share();
			Markup value = games == 0
					? text("no such game")
					: share
							? ReadableNumbers.of(new Share((int) finding.sample().sum(), games))
							: ReadableNumbers.of(finding.value(), interval);
			findings.row(finding.measure().title(), value,
					share && games > 0 ? scale.bar(finding.sample().mean(), finding.sample().ofShare()) : Markup.NOTHING,
					text(String.valueOf(games)));
		}
		return findings.isEmpty() ? Markup.NOTHING : joined(List.of(element("h3", text("What the pack measures")), findings.markup()));
	}

	private record Impact(Use use, Way way, Happening happening) {

		double atLeast() {
			return happening.difference().map(Difference::atLeast).orElse(0.0);
		}
	}

	private Markup uses() {
		List<Impact> impacts = table.uses().stream().flatMap(use -> Stream.of(Way.values())
				.flatMap(way -> use.of(way).map(happening -> new Impact(use, way, happening)).stream())).toList();
		long compared = impacts.stream().filter(impact -> impact.happening().difference().isPresent()).count();
		if (impacts.isEmpty()) {
			return Markup.NOTHING;
		}
		List<Markup> parts = new ArrayList<>();
		parts.add(element("h3", text("Use and impact of every component")));
		parts.add(styled("p", "note",
				text("How often it was drawn, chosen (where it could be) or did something, and how much more often somebody won in games"
						+ " in which that happened. Association, not cause; of " + compared + " comparisons about "
						+ Math.round(compared / 20.0) + " lie apart by luck alone.")));
		List<Impact> surest = impacts.stream().filter(impact -> impact.atLeast() > 0)
				.sorted(Comparator.comparingDouble((Impact impact) -> -impact.atLeast())).limit(20).toList();
		if (!surest.isEmpty()) {
			parts.add(element("p", text("What goes most surely with winning or losing:")));
			parts.add(impacts(surest, true));
		}
		Map<String, List<Impact>> byKind = impacts.stream()
				.collect(Collectors.groupingBy(impact -> impact.use().component().kind(), LinkedHashMap::new, Collectors.toList()));
		byKind.forEach((kind, ofKind) -> parts
				.add(folded(kind + " (" + ofKind.stream().map(Impact::use).distinct().count() + ")", impacts(ofKind, false))));
		return joined(parts);
	}

	private static Markup impacts(List<Impact> impacts, boolean withKind) {
		Scale scale = Scale.ofPoints(impacts.stream().flatMap(impact -> impact.happening().difference().stream()));
		TableMarkup rows = new TableMarkup(text("component"), text("was"), text("in games"), text("somebody won without"), text("with"),
				text("difference in points"),
				scale.aboveDifferences());
		for (Impact impact : impacts) {
			Optional<Difference> difference = impact.happening().difference();
			String about = impact.use().component().title() + (withKind ? " · " + impact.use().component().kind() : "");
			rows.row(about, text(impact.way().name().toLowerCase(Locale.ROOT)), text(ReadableNumbers.percent(impact.happening().games())),
					difference.map(any -> text(ReadableNumbers.percent(impact.happening().wonWithout()))).orElse(Markup.NOTHING),
					difference.map(any -> text(ReadableNumbers.percent(impact.happening().wonWith()))).orElse(Markup.NOTHING),
					difference.map(found -> ReadableNumbers.signed(found, 100)).orElse(Markup.NOTHING),
					difference.map(scale::difference).orElse(Markup.NOTHING));
		}
		return rows.markup();
	}

	private Markup never() {
		List<Markup> parts = new ArrayList<>();
		for (Way way : Way.values()) {
			List<Use> never = table.never(way);
			if (!never.isEmpty()) {
				Map<String, List<String>> byKind = never.stream()
						.collect(Collectors.groupingBy(use -> use.component().kind(), LinkedHashMap::new,
								Collectors.mapping(use -> use.component().title(), Collectors.toList())));
				List<Markup> items = byKind.entrySet().stream()
						.map(entry -> element("li", text(entry.getKey() + ": " + String.join(", ", entry.getValue())))).toList();
				parts.add(element("h3", text("Never " + way.name().toLowerCase(Locale.ROOT))));
				parts.add(element("ul", items));
			}
		}
		return joined(parts);
	}
}
