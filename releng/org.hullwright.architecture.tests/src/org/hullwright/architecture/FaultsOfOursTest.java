package org.hullwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import com.tngtech.archunit.core.domain.JavaCodeUnit;
import org.junit.jupiter.api.Test;

/** What is wrong with the program itself is not told as something that is wrong with what it reads. */
class FaultsOfOursTest {

	@Test
	void nobody_takes_a_null_pointer_exception_for_damaged_input() {
		List<String> catching = Program.CLASSES.stream().flatMap(type -> type.getCodeUnits().stream()).filter(FaultsOfOursTest::catchesNull)
				.map(JavaCodeUnit::getFullName).sorted().toList();
		assertEquals(List.of(), catching);
	}

	private static boolean catchesNull(JavaCodeUnit code) {
		return code.getTryCatchBlocks().stream().flatMap(block -> block.getCaughtThrowables().stream())
				.anyMatch(caught -> caught.isEquivalentTo(NullPointerException.class));
	}
}
