package org.hullwright.simulation.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.simulation.report.RulesetGames.Happening;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.report.RulesetGames.Way;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.SampleSize;
import org.hullwright.simulation.statistics.Share;

/**
 * What a report comes to for the components in its focus, in sentences: first whether they change how often a player wins, then how often
 * each turned up and was used. Nothing where there is no focus.
 */
public final class Answers {

	/** A share of games that is known to within this is known well enough. */
	private static final double CLOSELY = 0.01;

	private final Report report;

	public Answers(Report report) {
		this.report = report;
	}

	/** What they come to, for each number of players; empty when nothing was compared. */
	public List<String> conclusions() {
		return report.origin().seats().stream().flatMap(players -> judgement(players, 1).stream()).map(Judgement::sentence).toList();
	}

	/**
	 * The same for one number of players, to be told beside others.
	 *
	 * @param looked how many are told at once: the more there are, the less is taken for shown
	 * @return empty when nothing was compared, or no game came to its end
	 */
	public Optional<Judgement> judgement(int players, int looked) {
		return report.comparisons().stream()
				.filter(comparison -> report.focus().isCompared() && comparison.ruleset() == report.focus().without()
						&& comparison.seats() == players)
				.findFirst().flatMap(comparison -> table(players).filter(table -> table.games() > 0)
						.map(table -> new Judging(report, looked).of(comparison, table)));
	}

	/** Which games do not count, by which rules and for each number of players, as they were not played to their end, and why. */
	public List<String> failures() {
		return report.tables().stream().filter(table -> table.broken() > 0).map(this::failure).toList();
	}

	private String failure(RulesetGames table) {
		RulesetGames.BrokenGames first = table.errors().getFirst();
		String rules = report.origin().rulesets().size() > 1 ? ", " + report.origin().rulesets().get(table.ruleset()).title() : "";
		String others = table.errors().size() > 1 ? ", and " + (table.errors().size() - 1) + " other errors" : "";
		return table.broken() + " of " + (table.games() + table.broken()) + " games with " + table.seats()
				+ (table.seats() == 1 ? " player" : " players") + rules + " were not played to their end by "
				+ String.join(", ", report.origin().agents()) + " and do not count: " + first.error().split("\n", 2)[0] + " (seed "
				+ first.seeds().getFirst() + others + ").";
	}

	/** What each other ruleset changes, for each number of players; nothing where the question is about components. */
	public List<String> alternatives() {
		return report.comparisons().stream().filter(comparison -> !report.focus().isCompared())
				.map(comparison -> new Alternative(report, comparison).sentence()).toList();
	}

	/** What the games are like, for each number of players: said first where nothing else was asked. */
	public List<String> summaries() {
		return report.tables().stream().filter(table -> table.ruleset() == 0 && table.games() > 0).map(this::summary).toList();
	}

	private String summary(RulesetGames table) {
		RulesetGames.Ending ending = table.endings().getFirst();
		String why = ending.reason().isEmpty()
				? ""
				: "; most often a game ends because of \"" + ending.reason() + "\" (" + UseWords.percent(ending.games()) + ")";
		return report.origin().rulesets().getFirst().packTitle() + " with " + table.seats() + (table.seats() == 1 ? " player" : " players")
				+ ": " + winners(table) + why + String.format(Locale.ROOT, "; it takes %.1f rounds", table.rounds().mean()) + more(table)
				+ ".";
	}

	/** How often somebody wins; of a game that is won in any case, who wins most often, and who least often. */
	private String winners(RulesetGames table) {
		String games = " of " + table.games() + " games by " + String.join(", ", report.origin().agents());
		if (!isDividedBySeats(table)) {
			return "somebody wins " + withInterval(table.won()) + games;
		}
		int most = seatThatWinsMost(table);
		int least = seats(table).min(byWins(table)).orElseThrow();
		Share ofMost = table.bySeat().get(most - 1);
		Share ofLeast = table.bySeat().get(least - 1);
		String apart = ofMost.interval().lower() > ofLeast.interval().upper() ? "" : ", which may be luck";
		return "somebody wins each" + games + ", seat " + most + " most often, " + withInterval(ofMost) + ", and seat " + least
				+ " least often, " + withInterval(ofLeast) + apart;
	}

	private static boolean isDividedBySeats(RulesetGames table) {
		return table.won().value() == 1 && table.bySeat().stream().anyMatch(share -> share.value() < 1);
	}

	private static int seatThatWinsMost(RulesetGames table) {
		return seats(table).max(byWins(table)).orElseThrow();
	}

	private static Stream<Integer> seats(RulesetGames table) {
		return IntStream.rangeClosed(1, table.seats()).boxed();
	}

	/** Of seats that win as often as each other the first comes last, so that what comes last is not what comes first. */
	private static Comparator<Integer> byWins(RulesetGames table) {
		return Comparator.<Integer>comparingDouble(seat -> table.bySeat().get(seat - 1).value()).thenComparing(Comparator.reverseOrder());
	}

	private static String withInterval(Share share) {
		return String.format(Locale.ROOT, "%s (%.1f to %.1f)", UseWords.percent(share), 100 * share.interval().lower(),
				100 * share.interval().upper());
	}

	private static String more(RulesetGames table) {
		boolean isDivided = isDividedBySeats(table);
		Share share = isDivided ? table.bySeat().get(seatThatWinsMost(table) - 1) : table.won();
		long enough = SampleSize.toKnowShare(share.value(), CLOSELY);
		boolean isKnown = share.interval().upper() - share.interval().lower() <= 2 * CLOSELY;
		return enough > table.games() && !isKnown
				? "; about " + enough + " games would tell " + (isDivided ? "these shares" : "the share") + " to within a point"
				: "";
	}

	/**
	 * How often each component turned up and was used, for each number of players, those that went most surely with winning or losing
	 * first; one that nothing can happen to is left out, and so is the only one, of which the conclusion tells.
	 */
	public List<String> encounters() {
		List<String> sentences = new ArrayList<>();
		if (report.focus().isCompared() && report.focus().components().size() == 1) {
			return sentences;
		}
		for (RulesetGames table : report.tables()) {
			if (table.ruleset() == 0 && table.games() > 0) {
				List<Use> uses = report.focus().components().stream().flatMap(component -> table.use(component).stream()).toList();
				uses.stream().sorted(Comparator.comparingDouble(use -> -certainty(use)))
						.forEach(use -> sentences.add(use.component().title() + " " + UseWords.encounter(use, table) + players(table)
								+ company(use, uses.size()) + "."));
			}
		}
		return sentences;
	}

	/** How many times its deviation a difference in wins is, where it was used. */
	private static double certainty(Use use) {
		return difference(use).filter(difference -> difference.interval().upper() > difference.interval().lower())
				.map(difference -> Math.abs(difference.value()) / (difference.interval().upper() - difference.interval().lower()))
				.orElse(0.0);
	}

	private static Optional<Difference> difference(Use use) {
		return use.of(Way.FIRED).or(() -> use.of(Way.CHOSEN)).flatMap(Happening::difference);
	}

	/** What went with its use, and not what it is the cause of: who lives longer uses more. */
	private static String company(Use use, int comparisons) {
		return difference(use).filter(difference -> difference.isShownAmong(comparisons))
				.map(difference -> String.format(Locale.ROOT, "; somebody wins %s often where it was (%+.1f points)",
						difference.value() > 0 ? "more" : "less", 100 * difference.value()))
				.orElse("");
	}

	private Optional<RulesetGames> table(int seats) {
		return report.tables().stream().filter(table -> table.ruleset() == 0 && table.seats() == seats).findFirst();
	}

	private String players(RulesetGames table) {
		return report.origin().seats().size() > 1 ? ", with " + table.seats() + (table.seats() == 1 ? " player" : " players") : "";
	}
}
