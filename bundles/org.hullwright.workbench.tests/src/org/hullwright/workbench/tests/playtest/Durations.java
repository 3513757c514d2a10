package org.hullwright.workbench.tests.playtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How long something took each time that it was done, and how much of the processors it took meanwhile: the thread of the window, and all
 * threads together. That tells something on a machine that others use as well. Written to a file for people to read and never judged.
 */
final class Durations {

	private static final String FOLDER = "hullwright.test.measures";
	private static final double MILLI = 1e6;
	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
	private final String what;
	private final List<Double> waited = new ArrayList<>();
	private final List<Double> ofWindow = new ArrayList<>();
	private final List<Double> ofAll = new ArrayList<>();

	/** @param what was done, to stand before the figures */
	Durations(String what) {
		this.what = what;
	}

	/** Does it once more, on the thread of the window. */
	void take(Runnable act) {
		double all = workOfAll();
		long window = THREADS.getCurrentThreadCpuTime();
		long begin = System.nanoTime();
		act.run();
		waited.add((System.nanoTime() - begin) / MILLI);
		ofWindow.add((THREADS.getCurrentThreadCpuTime() - window) / MILLI);
		ofAll.add(workOfAll() - all);
	}

	private static double workOfAll() {
		return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / MILLI;
	}

	/** Adds lines to the file: of each the middle, the shortest and the longest time, then all of them in their order. */
	void tell() {
		try {
			Path folder = Files.createDirectories(Path.of(System.getProperty(FOLDER, "measures")));
			Files.writeString(folder.resolve("play-test.txt"), line("waited", waited) + line("window", ofWindow) + line("all", ofAll),
					StandardOpenOption.CREATE,
					StandardOpenOption.APPEND);
		} catch (IOException reason) {
			throw new UncheckedIOException(reason);
		}
	}

	private String line(String of, List<Double> millis) {
		List<Double> sorted = millis.stream().sorted().toList();
		String all = millis.stream().map("%.1f"::formatted).collect(Collectors.joining(" "));
		return "%-36s %-6s %7.1f ms (%.1f to %.1f): %s%n".formatted(what, of, sorted.get(sorted.size() / 2), sorted.getFirst(),
				sorted.getLast(), all);
	}
}
