package org.hullwright.cli.test;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How the tests of a pack went.
 *
 * @param name of the pack; of its folder when it could not even be loaded
 * @param folder it lies in, as the user wrote it
 * @param cases the tests that were run
 * @param coverage lines that tell what the tests performed and what they did not; none unless that was to be found out
 * @param refusalOrNull why no test could be run; null when they were
 */
public record PackResult(String name, Path folder, List<TestedCase> cases, List<String> coverage, @Nullable String refusalOrNull) {

	public PackResult {
		cases = List.copyOf(cases);
		coverage = List.copyOf(coverage);
	}

	static PackResult refused(Path folder, String reason) {
		Path last = folder.toAbsolutePath().normalize().getFileName();
		return new PackResult(last == null ? folder.toString() : last.toString(), folder, List.of(), List.of(), reason);
	}

	/** Whether no test failed, and all could be run. */
	public boolean passed() {
		return refusalOrNull == null && failures() == 0;
	}

	/** How many tests failed. */
	public long failures() {
		return cases.stream().filter(test -> !test.result().passed()).count();
	}

	Duration time() {
		return cases.stream().map(TestedCase::time).reduce(Duration.ZERO, Duration::plus);
	}

	/** The result in a few words. */
	public String counted() {
		return refusalOrNull != null ? "not tested" : cases.size() - failures() + " passed, " + failures() + " failed";
	}

	Optional<String> refusal() {
		return Optional.ofNullable(refusalOrNull);
	}
}
