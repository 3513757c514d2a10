package org.hullwright.benchmarks;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.hullwright.benchmarks.workspace.Editing;
import org.hullwright.benchmarks.workspace.LargeWorkspace;
import org.hullwright.benchmarks.workspace.Times;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures everything there is a number to reach for, and prints both side by side. Numbers of different machines cannot be compared;
 * ratios can.
 */
public final class Benchmarks {

	private static final double MILLION = 1e6;
	private static final double THOUSAND = 1e3;

	private final PrintStream out;

	private Benchmarks(PrintStream out) {
		this.out = out;
	}

	/**
	 * Runs them all; takes some minutes, in which nothing else should run.
	 *
	 * @param arguments {@code --quick} for shorter runs with wider errors
	 */
	public static void main(String[] arguments) throws RunnerException, IOException, InterruptedException {
		new Benchmarks(System.out).run(List.of(arguments).contains("--quick"));
	}

	private void run(boolean quick) throws RunnerException, IOException, InterruptedException {
		out.println("Java " + Runtime.version() + ", " + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors()
				+ " processors");
		Measures measures = new Measures(new Runner(options(quick)).run());
		int runs = quick ? 3 : 7;
		double checkSeconds = new WholeProcess(Packs.root(), List.of("check", "examples/retaliation", "--anew")).median(runs);
		double checkAgainSeconds = new WholeProcess(Packs.root(), List.of("check", "examples/retaliation")).median(runs);

		Editing editing = editing();

		row("decisions of a small game a second",
				measures.second(SmallGames.class, "inHull", SmallGame.LIGHTHOUSE.name(), "decisions") / MILLION, "million", 1, true);
		for (SmallGame game : SmallGame.values()) {
			twins(game.title(), measures.of(SmallGames.class, "inHull", game.name()),
					measures.of(SmallGames.class, "simulated", game.name()), measures.of(SmallGames.class, "byHand", game.name()));
		}
		wholeGames("Retaliation", measures, 6_000);
		wholeGames("Nemesis", measures, 8_000);
		wholeGames("Lockdown", measures, 5_000);
		row("to copy a game in progress", measures.of(GoingBack.class, "copy") / THOUSAND, "microseconds", 2, false);
		row("to change it and roll back", measures.of(GoingBack.class, "changeAndRollBack") / THOUSAND, "microseconds", 2, false);
		row("to check Retaliation in a new process", checkSeconds, "seconds", 0.5, false);
		row("to do so when nothing has changed since", checkAgainSeconds, "seconds", 0.5, false);
		writing(editing);
	}

	private void wholeGames(String title, Measures measures, double wanted) {
		row("whole games of " + title + " a second, three players",
				measures.of(WholeGame.class, "threePlayers", title.toLowerCase(Locale.ROOT)), "", wanted, true);
	}

	/** The same game three times, in whole games a second. */
	private void twins(String title, double inHull, double simulated, double byHand) {
		out.println(String.format(Locale.ROOT, "%s, whole games a second: %,.0f in Hull, %,.0f by simulate, %,.0f written in Java", title,
				inHull, simulated, byHand));
		row("  written in Java, times faster than in Hull", byHand / inHull, "", 3, false);
		row("  written in Java, times faster than by simulate", byHand / simulated, "", 4, false);
	}

	private void writing(Editing editing) {
		out.println("In a workspace of " + LargeWorkspace.elements() + " elements, with " + editing.problems() + " problems and "
				+ editing.megabytes() + " MB in use:");
		row("to check all of it for the first time", editing.build(), "seconds", 5, false);
		row("to check what depends on a changed pack", editing.rebuild(), "seconds", 0.1, false);
		latency("content assist", editing.proposals());
		latency("hover", editing.hovers());
		latency("validation after a keystroke", editing.validations());
	}

	private void latency(String what, Times times) {
		row(what + ", 95 of 100", times.percentile(95), "milliseconds", 16, false);
		row(what + ", at most", times.percentile(100), "milliseconds", 100, false);
		out.println("  " + times);
	}

	private static Editing editing() throws IOException {
		Path folder = Files.createTempDirectory("hullwright-workspace");
		try {
			return Editing.in(folder);
		} finally {
			try (Stream<Path> files = Files.walk(folder)) {
				files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
			}
		}
	}

	/**
	 * Even in a hurry it is not measured before most is compiled, by the engine and then by the virtual machine; that takes half a minute
	 * of one processor for the game of a large pack. Options of this process are for writing; games are measured without them.
	 */
	private static Options options(boolean quick) {
		return new OptionsBuilder().include("org\\.hullwright\\..*").forks(1).jvmArgs(virtualMachine().toArray(String[]::new))
				.warmupIterations(6).warmupTime(TimeValue.seconds(4))
				.measurementIterations(quick ? 3 : 8).measurementTime(TimeValue.seconds(quick ? 1 : 3))
				.verbosity(VerboseMode.SILENT).build();
	}

	/** Libraries still ask for memory in a way that newer machines warn about. */
	private static List<String> virtualMachine() {
		return Runtime.version().feature() < 23
				? List.of("-XX:+UseSerialGC")
				: List.of("-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow");
	}

	private void row(String what, double measured, String unit, double wanted, boolean more) {
		double ratio = more ? measured / wanted : wanted / measured;
		out.println(String.format(Locale.ROOT, "%-52s %10.2f %-12s  %s %s  %s (%.2f of it)", what, measured, unit,
				more ? "at least" : "at most ", new DecimalFormat("#,###.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(wanted),
				ratio >= 1 ? "reached" : "MISSED ", ratio));
	}

	/** What was measured, by benchmark. */
	private record Measures(Collection<RunResult> results) {

		/** The score of a benchmark, in its own unit. */
		double of(Class<?> type, String method) {
			return result(type, method, null).getPrimaryResult().getScore();
		}

		/** The score with a value of its parameter. */
		double of(Class<?> type, String method, String parameter) {
			return result(type, method, parameter).getPrimaryResult().getScore();
		}

		/** A second score of a benchmark, with a value of its parameter. */
		double second(Class<?> type, String method, String parameter, String name) {
			return result(type, method, parameter).getSecondaryResults().get(name).getScore();
		}

		private RunResult result(Class<?> type, String method, String parameter) {
			return results.stream().filter(result -> result.getParams().getBenchmark().equals(type.getName() + "." + method))
					.filter(result -> parameter == null || result.getParams().getParamsKeys().stream()
							.anyMatch(key -> result.getParams().getParam(key).equals(parameter)))
					.findFirst().orElseThrow(() -> new IllegalStateException(method + " was not measured; its run has failed"));
		}
	}
}
