package org.hullwright.simulation.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.Comparison.Sense;
import org.hullwright.simulation.report.Comparison.Verdict;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.statistics.PairedDifference;
import org.hullwright.simulation.statistics.SampleSize;

/** Judges what is in the focus of a report by paired games with it and without. */
final class Judging {

	/** What is used in a smaller share of games cannot move the share of games won by more than this, and is not judged. */
	private static final double SELDOM = 0.05;
	/** Used in fewer games, it is not judged either. */
	private static final int FEWEST_GAMES = 20;
	/** The difference between two shares of games won that an author would care for. */
	private static final double WORTH_KNOWING = 0.05;
	/** What else a component changes is told of no more numbers. */
	private static final int MOST_OTHERS = 3;

	private final Report report;
	private final Focus focus;
	private final int looked;

	/** @param looked at how many components the author looks at once, of which by luck alone one may seem to do something; at least 1 */
	Judging(Report report, int looked) {
		this.report = report;
		this.focus = report.focus();
		this.looked = looked;
	}

	/**
	 * What games with one number of players tell.
	 *
	 * @param comparison with the games without
	 * @param table of the games with it
	 */
	Judgement of(Comparison comparison, RulesetGames table) {
		Use single = focus.components().size() != 1
				? null
				: table.use(focus.components().getFirst()).<@Nullable Use>map(use -> use).orElse(null);
		Optional<NeverUsed> unused = single == null ? Optional.empty() : NeverUsed.of(single, focus.exposure());
		if (unused.isPresent()) {
			return unused(unused.get(), table);
		}
		if (single != null && isSeldomUsed(single, table)) {
			String seldom = UseWords.encounter(single, table);
			return new Judgement(Judgement.Kind.SELDOM, focus.title() + " " + seldom + players(table)
					+ ": this says nothing about its strength" + remedy(table) + ".", seldom, "");
		}
		if (comparison.isAllTheSame()) {
			return new Judgement(Judgement.Kind.NOT_SHOWN,
					focus.title() + " changed nothing in any of " + table.games() + " games" + players(table) + ".", "changed nothing", "");
		}
		Contrast wins = comparison.contrasts().getFirst();
		if (wins.verdict() != Verdict.NOT_SHOWN && wins.change().difference().isShownAmong(looked)) {
			return won(comparison, table, met(single, table, true));
		}
		return changed(comparison).stream().filter(contrast -> contrast.sense() != Sense.OPEN).findFirst()
				.map(telling -> fared(telling, comparison, table, met(single, table, true)))
				.orElseGet(() -> notShown(comparison, table, met(single, table, !changed(comparison).isEmpty())));
	}

	/** @param matters whether it is shown to change games, so that it does something even where nothing ever happens to it */
	private static String met(@Nullable Use single, RulesetGames table, boolean matters) {
		return single == null ? "" : " It " + (matters ? UseWords.cause(single, table) : UseWords.encounter(single, table)) + ".";
	}

	/** It changes how often players win. */
	private Judgement won(Comparison comparison, RulesetGames table, String met) {
		Contrast wins = comparison.contrasts().getFirst();
		boolean harder = wins.verdict() == Verdict.BETTER;
		String does = "makes winning " + (harder ? "harder" : "easier");
		return new Judgement(harder ? Judgement.Kind.WEAK : Judgement.Kind.STRONG,
				focus.title() + " " + does + players(table) + ": " + shares(wins, table) + "." + others(comparison, null) + met,
				does, String.format(Locale.ROOT, "%.1f instead of %.1f %%", 100 * wins.before(), 100 * wins.after()));
	}

	/** Where nearly nobody wins anyway, what is good or bad for players shows in what becomes of them. */
	private Judgement fared(Contrast telling, Comparison comparison, RulesetGames table, String met) {
		boolean harms = telling.verdict() == Verdict.BETTER;
		String is = "is " + (harms ? "bad" : "good") + " for players";
		String numbers = String.format(Locale.ROOT, "%s: %.1f with it and %.1f %s", telling.title(), telling.before(), telling.after(),
				focus.exposure().ofOthers());
		return new Judgement(harms ? Judgement.Kind.WEAK : Judgement.Kind.STRONG,
				focus.title() + " " + is + players(table) + ": " + numbers + ". Whether it makes winning easier or harder is not shown: "
						+ shares(comparison.contrasts().getFirst(), table) + more(comparison) + "." + others(comparison, telling) + met,
				is, String.format(Locale.ROOT, "%s: %.1f instead of %.1f", telling.title(), telling.before(), telling.after()));
	}

	private Judgement notShown(Comparison comparison, RulesetGames table, String met) {
		Contrast wins = comparison.contrasts().getFirst();
		String shares = shares(wins, table) + more(comparison) + "." + others(comparison, null) + met;
		if (changed(comparison).isEmpty()) {
			return new Judgement(Judgement.Kind.NOT_SHOWN,
					"Whether " + focus.titleInSentence() + " makes winning easier or harder is not shown"
							+ players(table) + ": " + shares,
					"is not shown to make winning easier or harder", "");
		}
		String does = changed(comparison).stream().filter(contrast -> contrast.title().equals(PairTally.ROUNDS)).findFirst()
				.map(rounds -> "makes games " + (rounds.before() < rounds.after() ? "shorter" : "longer")).orElse("changes games");
		return new Judgement(Judgement.Kind.OTHERWISE, focus.title() + " " + does + players(table)
				+ ", but whether it makes winning easier or harder is not shown: " + shares, does, "");
	}

	private Judgement unused(NeverUsed single, RulesetGames table) {
		boolean impossible = single.isImpossible(report.origin().agents());
		String was = impossible ? "could never be used" : "was there for nothing";
		return new Judgement(impossible ? Judgement.Kind.UNUSABLE : Judgement.Kind.UNUSED, focus.title() + " " + was + players(table)
				+ ": it " + UseWords.encounter(single.use(), table) + single.reason() + "; see what it asks for.", was, "");
	}

	private String shares(Contrast wins, RulesetGames table) {
		return String.format(Locale.ROOT, "somebody wins %.1f %% of %d games with it and %.1f %% %s (%s)", 100 * wins.before(),
				table.games(), 100 * wins.after(), focus.exposure().ofOthers(), points(wins));
	}

	/** By how much it moves the share of games won: what the games without it lack. */
	private String points(Contrast wins) {
		return ContrastWords.points(wins, true) + perhapsLuck(wins.change());
	}

	/** Why a change is not told to be one whose interval says so by itself. */
	private String perhapsLuck(PairedDifference change) {
		return change.isShown() && !change.difference().isShownAmong(looked)
				? "; of " + looked + " that are looked at, one may be so by luck"
				: "";
	}

	/**
	 * What else it changes: how long games are, what becomes of players, and what the pack measures.
	 *
	 * @param told already; null when nothing was
	 */
	private String others(Comparison comparison, @Nullable Contrast told) {
		List<String> changed = changed(comparison).stream().filter(contrast -> contrast != told)
				.map(contrast -> String.format(Locale.ROOT, contrast.share() ? "%s %.1f %% and %.1f %%" : "%s %.1f and %.1f",
						contrast.title(),
						(contrast.share() ? 100 : 1) * contrast.before(), (contrast.share() ? 100 : 1) * contrast.after()))
				.limit(MOST_OTHERS).toList();
		return changed.isEmpty() ? "" : " Also with it and without: " + String.join("; ", changed) + ".";
	}

	private List<Contrast> changed(Comparison comparison) {
		return comparison.shownBesideWins(looked);
	}

	private static String more(Comparison comparison) {
		return ContrastWords.more(comparison.contrasts().getFirst());
	}

	/** What would tell more than these games do. */
	private String remedy(RulesetGames table) {
		return focus.exposure() == Exposure.MET
				? "; about " + SampleSize.toTellShares(table.won().value(), WORTH_KNOWING)
						+ " games in which it lies ready from the beginning would"
				: ", although it lay ready";
	}

	/** What has nothing to perform may matter by lying where it was put. */
	private boolean isSeldomUsed(Use use, RulesetGames table) {
		boolean isTold = focus.exposure() != Exposure.FORCED || use.of(RulesetGames.Way.FIRED).isPresent();
		return isTold && UseWords.used(use, table).filter(share -> share.value() < SELDOM || share.times() < FEWEST_GAMES).isPresent();
	}

	private String players(RulesetGames table) {
		return report.origin().seats().size() > 1 ? ", with " + table.seats() + (table.seats() == 1 ? " player" : " players") : "";
	}
}
