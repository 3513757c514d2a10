package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What is declared unique is printed by one component only. */
class UniqueTest {

	@Test
	void two_components_that_print_the_same_are_both_told() {
		reports("""
			extend room { printed unique id: number }
			extend corridor { printed id: number }
			room Hall { id: 1 }
			//              ^ UNIQUE_TWICE: Id 1 is taken by Cellar: no two may have the same.
			room Cellar { id: 1 }
			//                ^ UNIQUE_TWICE: Id 1 is taken by Hall: no two may have the same.
			room Attic { id: 2 }
			corridor North { id: 1 }
			corridor South { id: 1 }
			""");
	}

	@Test
	void what_a_required_pack_prints_counts_as_well() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 report UNUSED as nothing }
			extend room { printed unique id: number }
			room Hall { id: 1 }
			// FILE more.hull
			pack more { version 1.0.0 requires base report UNUSED as nothing }
			room Cellar { id: 1 }
			//                ^ UNIQUE_TWICE: Id 1 is taken by Hall in the pack base: no two may have the same.
			room Attic { id: 2 }
			""");
	}

	@Test
	void sides_of_one_component_and_what_takes_the_place_of_another_may_print_the_same() {
		isFine("""
			extend event { printed unique name: text }
			event Storm { side front { name: "A" } side back { name: "A" } }
			event GreatStorm { name: "A" }
			deck Events of event { contains Storm }
			expansion Weather { replace Storm with GreatStorm }
			""");
	}

	@Test
	void only_what_is_printed_can_be_unique() {
		reports("""
			extend room { state unique visits: number = 0 }
			//                  ^ UNIQUE_UNFIT: Only what is printed can be unique, but visits is state.
			""");
	}

	@Test
	void a_property_may_still_be_called_unique() {
		isFine("""
			extend room { printed unique: truth = no  printed unique unique2: number = 0 }
			room Hall { unique  unique2: 4 }
			""");
	}
}
