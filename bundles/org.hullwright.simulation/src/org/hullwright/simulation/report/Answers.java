package org.hullwright.simulation.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.RulesetGames.Happening;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.report.RulesetGames.Way;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.SampleSize;
import org.hullwright.simulation.statistics.Share;

/**
 * What a report comes to for the components in its focus, in sentences: first whether they change how often a player wins, then how often
 * each turned up and was used. Nothing where there is no focus.
 */
public final class Answers {

	/** What is used in a smaller share of games cannot move the share of games won by more than this, and is not judged. */
	private static final double SELDOM = 0.05;
	/** Used in fewer games, it is not judged either. */
	private static final int FEWEST_GAMES = 20;
	/** The difference between two shares of games won that an author would care for. */
	private static final double WORTH_KNOWING = 0.05;

	/** What else a component changes is told of no more numbers. */
	private static final int MOST_OTHERS = 3;
	/** A share of games that is known to within this is known well enough. */
	private static final double CLOSELY = 0.01;

	private final Report report;

	public Answers(Report report) {
		this.report = report;
	}

	/** What they come to, for each number of players; empty when nothing was compared. */
	public List<String> conclusions() {
		List<String> sentences = new ArrayList<>();
		if (report.focus().isCompared()) {
			for (Comparison comparison : report.comparisons()) {
				if (comparison.ruleset() == report.focus().without()) {
					table(comparison.seats()).filter(table -> table.games() > 0)
							.ifPresent(table -> sentences.add(conclusion(comparison, table)));
				}
			}
		}
		return sentences;
	}

	private static String met(@Nullable Use single, RulesetGames table) {
		return single == null ? "" : " It " + encounter(single, table) + ".";
	}

	/** What the games are like, for each number of players: said first where nothing else was asked. */
	public List<String> summaries() {
		return report.tables().stream().filter(table -> table.ruleset() == 0 && table.games() > 0).map(this::summary).toList();
	}

	private String summary(RulesetGames table) {
		Share won = table.won();
		RulesetGames.Ending ending = table.endings().getFirst();
		String why = ending.reason().isEmpty()
				? ""
				: "; most often a game ends because of \"" + ending.reason() + "\" (" + percent(ending.games()) + ")";
		long enough = SampleSize.toKnowShare(won.value(), CLOSELY);
		String more = enough > table.games() ? "; about " + enough + " games would tell the share to within a point" : "";
		return report.origin().rulesets().getFirst().packTitle() + " with " + table.seats() + (table.seats() == 1 ? " player" : " players")
				+ String.format(Locale.ROOT, ": somebody wins %s (%.1f to %.1f) of %d games by %s", percent(won),
						100 * won.interval().lower(),
						100 * won.interval().upper(), table.games(), String.join(", ", report.origin().agents()))
				+ why + String.format(Locale.ROOT, "; it takes %.1f rounds", table.rounds().mean()) + more + ".";
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
						.forEach(use -> sentences.add(use.component().title() + " " + encounter(use, table) + players(table)
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

	private String conclusion(Comparison comparison, RulesetGames table) {
		Focus focus = report.focus();
		Contrast wins = comparison.contrasts().getFirst();
		Use single = focus.components().size() != 1
				? null
				: table.use(focus.components().getFirst()).<@Nullable Use>map(use -> use).orElse(null);
		Optional<NeverUsed> unused = single == null ? Optional.empty() : NeverUsed.of(single);
		if (unused.isPresent()) {
			return unused(unused.get(), table);
		}
		if (single != null && isSeldomUsed(single, table)) {
			return focus.title() + " " + encounter(single, table) + players(table) + ": this says nothing about its strength"
					+ remedy(table) + ".";
		}
		if (comparison.isAllTheSame()) {
			return focus.title() + " changed nothing in any of " + table.games() + " games" + players(table) + ".";
		}
		String shares = String.format(Locale.ROOT, "somebody wins %.1f %% of %d games with it and %.1f %% %s (%s)", 100 * wins.before(),
				table.games(),
				100 * wins.after(), focus.ready() ? "where it does nothing" : "without", points(wins));
		return switch (wins.verdict()) {
			case BETTER, MORE -> focus.title() + " makes winning harder" + players(table) + ": " + shares + "." + length(comparison)
					+ met(single, table);
			case WORSE, LESS -> focus.title() + " makes winning easier" + players(table) + ": " + shares + "." + length(comparison)
					+ met(single, table);
			case NOT_SHOWN -> notShown(comparison, shares) + length(comparison) + met(single, table);
		};
	}

	/** Where nearly nobody wins anyway, what makes it worse shows in the other numbers: these come first then. */
	private String notShown(Comparison comparison, String shares) {
		Contrast wins = comparison.contrasts().getFirst();
		int seats = comparison.seats();
		String players = table(seats).map(this::players).orElse("");
		Optional<Contrast> rounds = changed(comparison).stream().filter(contrast -> contrast.title().equals("rounds")).findFirst();
		if (changed(comparison).isEmpty()) {
			return "Whether " + report.focus().title() + " makes winning easier or harder is not shown" + players + ": " + shares
					+ more(wins)
					+ ".";
		}
		String games = rounds.map(contrast -> " makes games " + (contrast.before() < contrast.after() ? "shorter" : "longer"))
				.orElse(" changes games");
		return report.focus().title() + games + players + ", but whether it makes winning easier or harder is not shown: " + shares
				+ more(wins) + ".";
	}

	private String unused(NeverUsed single, RulesetGames table) {
		return report.focus().title() + (single.isImpossible(report.origin().agents()) ? " could never be used" : " was there for nothing")
				+ players(table) + ": it " + encounter(single.use(), table) + single.reason() + "; see what it asks for.";
	}

	/** By how much it moves the share of games won: what the games without it lack. */
	private static String points(Contrast wins) {
		Interval interval = wins.change().difference().interval();
		return String.format(Locale.ROOT, "%+.1f points, %+.1f to %+.1f", -100 * wins.change().difference().value() + 0.0,
				-100 * interval.upper() + 0.0,
				-100 * interval.lower() + 0.0);
	}

	/** What else it changes: how long games are, and what the pack measures. */
	private static String length(Comparison comparison) {
		List<String> changed = changed(comparison).stream()
				.map(contrast -> String.format(Locale.ROOT, contrast.share() ? "%s %.1f %% and %.1f %%" : "%s %.1f and %.1f",
						contrast.title(),
						(contrast.share() ? 100 : 1) * contrast.before(), (contrast.share() ? 100 : 1) * contrast.after()))
				.limit(MOST_OTHERS).toList();
		return changed.isEmpty() ? "" : " Also with it and without: " + String.join("; ", changed) + ".";
	}

	private static List<Contrast> changed(Comparison comparison) {
		List<Contrast> others = comparison.contrasts().stream().filter(contrast -> !contrast.win() && !contrast.title().equals("decisions"))
				.toList();
		return others.stream().filter(contrast -> contrast.change().isShown())
				.filter(contrast -> contrast.change().difference().isShownAmong(others.size())).toList();
	}

	private static String more(Contrast wins) {
		return wins.moreGames().isPresent()
				? "; about " + wins.moreGames().getAsLong() + " more games each would show a difference as large as that"
				: "";
	}

	/** What would tell more than these games do. */
	private String remedy(RulesetGames table) {
		return report.focus().ready()
				? ", although it lay ready"
				: "; about " + SampleSize.toTellShares(table.won().value(), WORTH_KNOWING)
						+ " games in which it lies ready from the beginning would";
	}

	private static boolean isSeldomUsed(Use use, RulesetGames table) {
		return used(use, table).filter(share -> share.value() < SELDOM || share.times() < FEWEST_GAMES).isPresent();
	}

	/** In which share of the games it did something, or was chosen where it has nothing to do by itself. */
	private static Optional<Share> used(Use use, RulesetGames table) {
		return use.of(Way.FIRED).or(() -> use.of(Way.CHOSEN)).map(happening -> new Share(happening.games().times(), table.games()));
	}

	private static String encounter(Use use, RulesetGames table) {
		Optional<String> turnedUp = use.of(Way.DRAWN).map(Happening::games)
				.map(share -> share.times() == 0 ? "never turned up" : "turned up in " + percent(share) + " of games");
		Optional<String> used = used(use, table).map(share -> share.times() == 0 ? "was never used" : "was used in " + percent(share));
		if (turnedUp.isPresent() && used.isPresent()) {
			return turnedUp.get() + " and " + used.get();
		}
		return turnedUp.or(() -> used.map(often -> often.endsWith("%") ? often + " of games" : often)).orElse("lay there");
	}

	private String players(RulesetGames table) {
		return report.origin().seats().size() > 1 ? ", with " + table.seats() + (table.seats() == 1 ? " player" : " players") : "";
	}

	private static String percent(Share share) {
		return String.format(Locale.ROOT, "%.1f %%", 100 * share.value());
	}
}
