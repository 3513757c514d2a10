package org.hullwright.benchmarks;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Times a command as users run it, with the start of its process and everything.
 *
 * @param root where the start-up script is
 * @param arguments what follows it
 */
record WholeProcess(Path root, List<String> arguments) {

	/** The median of so many runs, in seconds, after one that is not counted, which may have something to build. */
	double median(int runs) throws IOException, InterruptedException {
		once();
		List<Double> seconds = new ArrayList<>();
		for (int run = 0; run < runs; run++) {
			seconds.add(once());
		}
		return seconds.stream().sorted().skip(runs / 2).findFirst().orElseThrow();
	}

	private double once() throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(root.resolve("hullwright").toString()));
		command.addAll(arguments);
		long began = System.nanoTime();
		int code = new ProcessBuilder(command).directory(root.toFile()).redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD)
				.start().waitFor();
		if (code != 0) {
			throw new IllegalStateException(String.join(" ", command) + " ended with " + code);
		}
		return (System.nanoTime() - began) / 1e9;
	}
}
