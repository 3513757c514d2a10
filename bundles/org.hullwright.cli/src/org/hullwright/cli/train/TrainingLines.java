package org.hullwright.cli.train;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BiConsumer;

import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.ProgressLine;
import org.hullwright.engine.file.WholeFile;
import org.hullwright.engine.learning.EvaluationText;
import org.hullwright.engine.learning.Stored;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.PairedDifference;
import org.hullwright.simulation.training.BrokenGames;
import org.hullwright.simulation.training.Generation;
import org.hullwright.simulation.training.TrainingProgress;

/** Tells how a training goes, and keeps what each generation has learned, so that nothing is lost when it is stopped. */
final class TrainingLines implements TrainingProgress, AutoCloseable {

	private static final Duration EVERY = Duration.ofMillis(500);
	/** Ways in which rules broke games that are told of each generation. */
	private static final int MOST_ERRORS = 5;
	/** How many thousandths of the players a point is. */
	private static final double THOUSANDTHS = 10;
	/** All players, in thousandths. */
	private static final double ALL = 1_000;

	private final Console console;
	private final Interruption interruption;
	private final Path file;
	private final int generations;
	private final BiConsumer<BrokenGames, Path> keeper;
	private final ProgressLine line;

	/**
	 * @param file where it is kept what was learned
	 * @param generations how many there are to be
	 * @param keeper writes the first of some broken games to a file
	 */
	TrainingLines(Console console, Interruption interruption, Path file, int generations, BiConsumer<BrokenGames, Path> keeper) {
		this.console = console;
		this.interruption = interruption;
		this.file = file;
		this.generations = generations;
		this.keeper = keeper;
		this.line = new ProgressLine(console.err(), EVERY);
	}

	@Override
	public void played(int generation, int games, int of) {
		if (line.isDue()) {
			String which = generation == 0
					? "at random: "
					: generation > generations ? "to compare: " : "generation " + generation + " of " + generations + ": ";
			line.show(which + games + " of " + of
					+ " games; Ctrl+C ends it, and what was learned until then is kept");
		}
	}

	@Override
	public void learned(Generation generation) {
		line.erase();
		console.out().println(wordsOf(generation));
		generation.won().forEach((way, won) -> console.out().println("  " + way + ": " + percent(won)));
		generation.broken().stream().limit(MOST_ERRORS).forEach(this::tell);
		if (generation.broken().size() > MOST_ERRORS) {
			console.out().println("  and in " + (generation.broken().size() - MOST_ERRORS) + " other ways");
		}
		console.out().flush();
		Stored learned = generation.learned();
		if (learned != null) {
			keep(learned);
		}
	}

	@Override
	public void compared(double won, double wonByGoals, PairedDifference difference, int broken) {
		line.erase();
		console.out().println(String.format(Locale.ROOT,
				"In %d pairs of other games %s of the players won by what was learned, and %s by the goals as they are written: %s%s",
				difference.pairs(), percent(won), percent(wonByGoals), inWords(difference), leftOut(broken)));
		console.out().flush();
	}

	private static String inWords(PairedDifference difference) {
		if (difference.differing() == 0) {
			return "none otherwise, so at most " + percent(difference.mostUnseen()) + " of ever more pairs";
		}
		Interval interval = difference.difference().interval().between(-ALL, ALL);
		return String.format(Locale.ROOT, "%+.1f points (%+.1f to %+.1f)%s", difference.difference().value() / THOUSANDTHS,
				interval.lower() / THOUSANDTHS, interval.upper() / THOUSANDTHS,
				difference.isShown() ? "" : ", so it is not shown that either is better");
	}

	private static String leftOut(int broken) {
		return broken == 0
				? ""
				: "; " + broken
						+ (broken == 1 ? " more pair, of which a rule broke a game, does" : " more pairs, of which rules broke games, do")
						+ " not count";
	}

	/** What broke games, where, and how to see it. */
	private void tell(BrokenGames broken) {
		String name = file.getFileName().toString();
		String stem = name.endsWith(".json") ? name.substring(0, name.length() - ".json".length()) : name;
		Path record = file.resolveSibling(stem + ".broken-" + broken.seed() + ".game");
		keeper.accept(broken, record);
		console.out().println("  a rule broke " + broken.games() + (broken.games() == 1 ? " game" : " games") + ", of "
				+ broken.way() + " and seed " + broken.seed() + (broken.games() == 1 ? "" : " the first") + ":");
		console.out().println("    " + broken.error().replace("\n", System.lineSeparator() + "    "));
		console.out().println("    `hullwright replay " + record + "` plays it up to there");
	}

	private static String wordsOf(Generation generation) {
		String who = switch (generation.teacher()) {
			case RANDOM -> "Playing at random";
			case GOALS -> "By the goals that are written";
			case NEARBY -> "By weights of goals around those before";
			case LEARNED -> "By what generation " + (generation.number() - 1) + " had learned";
		};
		int games = generation.broken().stream().mapToInt(BrokenGames::games).sum();
		String broken = games == 0
				? ""
				: "; " + games + (games == 1 ? " game that a rule broke counts" : " games that rules broke count")
						+ " for nothing";
		return who + ", " + percent(generation.wins()) + " of all players won" + broken + ":";
	}

	private static String percent(double share) {
		return String.format(Locale.ROOT, "%.1f %%", 100 * share);
	}

	/** Writes the file; what was there before is gone. */
	void keep(Stored evaluation) {
		try {
			Files.createDirectories(file.toAbsolutePath().getParent());
			byte[] text = EvaluationText.of(evaluation).getBytes(StandardCharsets.UTF_8);
			WholeFile.write(file, content -> content.write(text));
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(file, unwritable));
		}
	}

	@Override
	public boolean isCancelled() {
		return interruption.isAsked();
	}

	@Override
	public void close() {
		line.erase();
	}
}
