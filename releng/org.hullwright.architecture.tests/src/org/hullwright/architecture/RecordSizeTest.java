package org.hullwright.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.api.Test;

/**
 * Components of a record are told apart by their position alone, so there must not be many: what belongs together is a record of its own.
 */
class RecordSizeTest {

	private static final int MOST_COMPONENTS = 12;
	/** What Gson reads or writes: the components are what the file says, and grouping them would change its format. */
	private static final List<String> FILES = List.of("org.hullwright.cli.games.GamesReport$Pack",
			"org.hullwright.engine.record.RecordContent",
			"org.hullwright.simulation.report.ReportEntries$OfGames", "org.hullwright.simulation.results.WrittenResult$Finished");

	@Test
	void no_record_has_more_components_than_can_be_told_apart() {
		assertEquals(FILES, Program.CLASSES.stream().filter(JavaClass::isRecord).filter(record -> components(record) > MOST_COMPONENTS)
				.map(JavaClass::getName).sorted().toList());
	}

	private static long components(JavaClass record) {
		return record.getFields().stream().filter(field -> !field.getModifiers().contains(STATIC)).count();
	}
}
