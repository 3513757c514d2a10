package org.hullwright.lang.naming;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The name that was probably meant is found by the Damerau–Levenshtein distance, and soon, whatever names there are. */
class DidYouMeanTest {

	@ParameterizedTest
	@CsvSource({ "Torch,Torhc", "Torch,Trch", "Torch,Toorch", "Torch,Tarch", "Torch,torch", "Engine,Engnies", "SurgeryRoom,SugreryRom" })
	void letters_left_out_added_replaced_and_swapped_are_found(String meant, String written) {
		assertEquals(Optional.of(meant), DidYouMean.closest(written, Stream.of("Somewhere", meant, "Else")));
	}

	@ParameterizedTest
	@CsvSource({ "Torch,Couches", "Torch,Torchlights", "ab,cd", "Hall,Deck" })
	void what_has_too_little_in_common_is_not(String other, String written) {
		assertEquals(Optional.empty(), DidYouMean.closest(written, Stream.of(other)));
	}

	@Test
	void the_closest_comes_first() {
		assertEquals(List.of("Lantern", "Lanterns", "Lamtarn"),
				DidYouMean.close("Lantern", Stream.of("Lamtarn", "Lanterns", "Lantern")).toList());
	}

	@Test
	@Timeout(30)
	void nothing_is_looked_for_that_is_like_a_name_without_end() {
		String endless = "a".repeat(1_000_000);
		assertEquals(Optional.empty(), DidYouMean.closest(endless + "b", Stream.of(endless)));
		assertEquals(Optional.of("Torch"), DidYouMean.closest("Torhc", Stream.of(endless, "Torch")));
	}

	@Test
	@Timeout(30)
	void a_mistake_in_a_long_name_is_found_among_many_alike() {
		List<String> names = IntStream.range(0, 20_000).mapToObj(number -> Integer.toString(number, 2) + "x".repeat(300)).toList();
		assertEquals(Optional.of(names.get(19_999)), DidYouMean.closest(names.get(19_999).replaceFirst("x", "y"), names.stream()));
	}
}
