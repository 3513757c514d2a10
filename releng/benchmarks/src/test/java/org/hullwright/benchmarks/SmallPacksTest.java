package org.hullwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.testing.TestRunner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is measured are packs as they should be. */
class SmallPacksTest {

	@ParameterizedTest
	@EnumSource
	void there_is_nothing_wrong_with_the_pack(SmallGame game) {
		assertEquals(List.of(), game.pack().problems());
	}

	@ParameterizedTest
	@EnumSource
	void its_own_tests_pass(SmallGame game) {
		OpenPack pack = game.pack();
		new TestRunner(pack::program, new RecordedGames(pack.folder())).runAll()
				.forEach(result -> assertTrue(result.passed(), result::toString));
	}
}
