package org.hullwright.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.conformance.fixture.Mode;
import org.hullwright.conformance.fixture.Pack;
import org.hullwright.conformance.fixture.Suite;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.testing.TestRunner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The packs of the suite say in Hull what Hull means, and test themselves. */
class PacksTest {

	static List<String> packs() {
		return Suite.PACKS;
	}

	@ParameterizedTest
	@MethodSource("packs")
	void everything_means_what_it_says(String pack) {
		assertEquals(List.of(), Suite.pack(pack).errors());
		List<TestResult> failed = Suite.pack(pack).tests(Mode.PLAIN).runAll().stream().filter(result -> !result.passed()).toList();
		assertEquals(List.of(), failed);
	}

	@ParameterizedTest
	@EnumSource(value = Mode.class, names = "PLAIN", mode = EnumSource.Mode.EXCLUDE)
	void every_mode_of_execution_leaves_the_same_state(Mode mode) {
		for (String name : Suite.PACKS) {
			Pack pack = Suite.pack(name);
			assertEquals(finalStates(pack.tests(Mode.PLAIN), Mode.PLAIN), finalStates(pack.tests(mode), mode), name);
		}
	}

	private static List<String> finalStates(TestRunner tests, Mode mode) {
		return Stream.iterate(0, number -> number < tests.tests().size(), number -> number + 1)
				.map(number -> tests.run(number, program -> mode.watching()))
				.map(result -> "%s %s %016x".formatted(result.title(), result.message(), result.finalState())).toList();
	}
}
