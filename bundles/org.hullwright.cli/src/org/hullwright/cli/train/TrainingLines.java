package org.hullwright.cli.train;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;

import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.ProgressLine;
import org.hullwright.engine.file.WholeFile;
import org.hullwright.engine.learning.EvaluationText;
import org.hullwright.engine.learning.StoredEvaluation;
import org.hullwright.simulation.training.Generation;
import org.hullwright.simulation.training.TrainingProgress;

/** Tells how a training goes, and keeps what each generation has learned, so that nothing is lost when it is stopped. */
final class TrainingLines implements TrainingProgress, AutoCloseable {

	private static final Duration EVERY = Duration.ofMillis(500);

	private final Console console;
	private final Interruption interruption;
	private final Path file;
	private final Function<Generation, StoredEvaluation> stored;
	private final int generations;
	private final ProgressLine line;

	/**
	 * @param file where it is kept what was learned
	 * @param stored what is kept of a generation
	 * @param generations how many there are to be
	 */
	TrainingLines(Console console, Interruption interruption, Path file, Function<Generation, StoredEvaluation> stored, int generations) {
		this.console = console;
		this.interruption = interruption;
		this.file = file;
		this.stored = stored;
		this.generations = generations;
		this.line = new ProgressLine(console.err(), EVERY);
	}

	@Override
	public void played(int generation, int games, int of) {
		if (line.isDue()) {
			line.show((generation == 0 ? "at random: " : "generation " + generation + " of " + generations + ": ") + games + " of " + of
					+ " games; Ctrl+C ends it, and what was learned until then is kept");
		}
	}

	@Override
	public void learned(Generation generation) {
		line.erase();
		console.out().println(wordsOf(generation));
		generation.won().forEach((way, won) -> console.out().println("  " + way + ": " + percent(won)));
		console.out().flush();
		if (generation.network() != null) {
			keep(stored.apply(generation));
		}
	}

	private static String wordsOf(Generation generation) {
		String who = switch (generation.teacher()) {
			case RANDOM -> "Playing at random";
			case GOALS -> "By the goals that are written";
			case LEARNED -> "By what generation " + (generation.number() - 1) + " had learned";
		};
		String broken = generation.broken() == 0 ? "" : "; a rule broke " + generation.broken() + " games";
		return who + ", " + percent(generation.wins()) + " of all players won" + broken + ":";
	}

	private static String percent(double share) {
		return String.format(Locale.ROOT, "%.1f %%", 100 * share);
	}

	/** Writes the file; what was there before is gone. */
	void keep(StoredEvaluation evaluation) {
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
