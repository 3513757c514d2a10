package org.hullwright.cli.test;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How the tests of a pack went.
 *
 * @param name of the pack; of its folder when it could not even be loaded
 * @param folder it lies in, as the user wrote it
 * @param cases the tests that were run
 * @param refusal why no test could be run
 */
record PackResult(String name, Path folder, List<TestedCase> cases, Optional<String> refusal) {

	PackResult {
		cases = List.copyOf(cases);
	}

	static PackResult refused(Path folder, String reason) {
		Path last = folder.toAbsolutePath().normalize().getFileName();
		return new PackResult(last == null ? folder.toString() : last.toString(), folder, List.of(), Optional.of(reason));
	}

	boolean passed() {
		return refusal.isEmpty() && failures() == 0;
	}

	long failures() {
		return cases.stream().filter(test -> !test.result().passed()).count();
	}

	Duration time() {
		return cases.stream().map(TestedCase::time).reduce(Duration.ZERO, Duration::plus);
	}

	/** The result in a few words. */
	String counted() {
		return refusal.isPresent() ? "not tested" : cases.size() - failures() + " passed, " + failures() + " failed";
	}
}
