package org.hullwright.export.vassal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

class DistinctTest {

	@Test
	void each_has_a_name_of_its_own_even_where_one_is_called_like_another_with_its_number() {
		var distinct = new Distinct();
		assertEquals(List.of("Level", "Level 2", "Level 2 2", "Level 3", "Level 2 3"),
				Stream.of("Level", "Level", "Level 2", "Level", "Level 2").map(distinct::of).toList());
	}
}
