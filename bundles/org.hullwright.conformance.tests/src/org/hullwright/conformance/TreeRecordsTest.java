package org.hullwright.conformance;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.conformance.fixture.Breakage;
import org.hullwright.conformance.fixture.Mode;
import org.hullwright.conformance.fixture.Pack;
import org.hullwright.conformance.fixture.Suite;
import org.hullwright.conformance.fixture.TreeRecords;
import org.hullwright.engine.testing.TestRunner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each record of the typed tree is in the programs of the suite and is executed by it: mutation testing of the tree, in which a test has to
 * fail as soon as every record of one class is broken.
 */
class TreeRecordsTest {

	static List<Class<?>> records() {
		return TreeRecords.all();
	}

	@ParameterizedTest
	@MethodSource("records")
	void each_record_is_executed(Class<?> record) {
		Breakage breakage = new Breakage(record);
		List<Pack> containing = Suite.PACKS.stream().map(Suite::pack).filter(pack -> pack.records().contains(record)).toList();
		assertFalse(containing.isEmpty(), () -> "no program of the suite contains " + record.getName());
		assertTrue(containing.stream().anyMatch(pack -> isNoticed(breakage, pack)),
				() -> "no test of the suite executes " + record.getName());
	}

	private static boolean isNoticed(Breakage breakage, Pack pack) {
		TestRunner tests = pack.tests(Mode.PLAIN, breakage::in);
		return IntStream.range(0, tests.tests().size()).anyMatch(number -> !tests.run(number).passed());
	}
}
