package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A side of a board that is laid instead of another has what rules name, as far as they do something with it. */
class BoardSidesTest {

	private static final String BOARDS = """
		board Beach { rows "H   C"  letter H is Harbour  letter C is Cave }
		board Reef { rows "H   W"  letter H is Harbour  letter W is Wreck }
		state found: number = 0
		""";
	private static final String EBB = "expansion Ebb { replace board Beach with Reef }\n";

	@ParameterizedTest
	@ValueSource(strings = {
			"procedure Hide of shell: token { move shell to Harbour }",
			"procedure Count { set found to number of space s in Beach where s is not Cave }",
			"procedure Hide of shell: token { if Cave is in Beach { move shell to Cave } }",
			"procedure Hide of shell: token { if found > 1 and Cave is in Beach { move shell to Cave } }",
			"procedure Hide of shell: token { require Cave is in Beach  move shell to Cave }",
			"procedure Hide { set found to (if Cave is in Beach then Cave's row else 0) }",
			"procedure Hide { if Cave is in Beach and Cave's row = 1 { set found to 1 } }",
			"after Land when Cave is in Beach { set found to Cave's row }" })
	void rules_that_compare_or_ask_first_can_live_without_a_place(String rule) {
		isFine(BOARDS + EBB + "procedure Land { set found to 1 }\nphase Turn { do Land  if found > 9 { end game } }\n" + rule);
	}

	@Test
	void a_rule_that_is_replaced_together_with_the_board_is_not_heard() {
		isFine(BOARDS + """
			procedure Hide of shell: token { move shell to Cave  do Bury }
			procedure Bury { increase found by Cave's row }
			expansion Ebb { replace board Beach with Reef  instead of Hide { move shell to Wreck } }
			""");
	}

	@Test
	void a_rule_that_goes_on_with_what_was_there_is_heard() {
		reports(BOARDS + """
			procedure Hide of shell: token { move shell to Cave }
			expansion Ebb { replace board Beach with Reef  instead of Hide { proceed } }
			//                                       ^ SIDE_WITHOUT_PLACE: Reef lacks what rules name that also apply with it: Cave (test.hull, line 5). Name spaces or paths of it so, let other rules act instead of those, or let them ask first, as in “if Cave is in Beach”.
			""");
	}

	@Test
	void an_expansion_that_excludes_the_other_side_may_name_what_that_lacks() {
		isFine(BOARDS + """
			procedure Land { set found to 1 }
			expansion Ebb { replace board Beach with Reef }
			expansion Caves excludes Ebb { after Land { set found to Cave's row } }
			""");
	}

	@Test
	void an_expansion_with_the_other_side_may_name_what_only_that_has() {
		isFine(BOARDS + """
			procedure Land { set found to 1 }
			expansion Ebb { replace board Beach with Reef  after Land { set found to Wreck's row } }
			expansion Divers requires Ebb { before Land { set found to Wreck's row } }
			""");
	}

	@Test
	void what_only_tests_use_is_no_rule() {
		isFine(BOARDS + EBB + """
			procedure Bury { set found to Cave's row }
			test "buried" { when { do Bury } then { expect found = 1 } }
			""");
	}

	@Test
	void each_name_that_is_missing_is_told_once_with_where_it_is_first_named() {
		reports("""
			board Beach { space Harbour at 1, 1  space Cave at 1, 2  space Dune at 1, 3  path Ferry from Cave to Dune }
			board Reef { space Harbour at 1, 1 }
			procedure Hide of shell: token { move shell to Dune  move shell to Cave  move shell to Cave  move shell to Ferry }
			expansion Ebb { replace board Beach with Reef }
			//                                       ^ SIDE_WITHOUT_PLACE: Reef lacks what rules name that also apply with it: Dune (test.hull, line 4), Cave (test.hull, line 4 and elsewhere), Ferry (test.hull, line 4). Name spaces or paths of it so, let other rules act instead of those, or let them ask first, as in “if Dune is in Beach”.
			""");
	}

	@Test
	void names_of_both_sides_are_not_ambiguous_though_they_belong_to_different_packs() {
		isFine("""
			// FILE base.hull
			pack base { version 1.0.0 }
			board Beach { rows "H   C"  letter H is Harbour  letter C is Cave }
			// FILE ebb.hull
			pack ebb { version 1.0.0  requires base }
			board Reef { rows "H   W"  letter H is Harbour  letter W is Wreck  path Ferry from Harbour to Wreck }
			expansion Ebb { replace board Beach with Reef }
			procedure Land of shell: token { move shell to Harbour }
			""");
	}

	@Test
	void a_pack_above_both_learns_where_it_names_what_a_side_lacks() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 }
			board Beach { rows "H   C"  letter H is Harbour  letter C is Cave }
			phase Turn { say "turn" }
			// FILE ebb.hull
			pack ebb { version 1.0.0  requires base }
			board Reef { rows "H   W"  letter H is Harbour  letter W is Wreck }
			expansion Ebb { replace board Beach with Reef }
			// FILE walk.hull
			pack walk { version 1.0.0  requires base  requires ebb }
			state found: number = 0
			after Turn { set found to Cave's row }
			//                        ^ PLACE_NOT_IN_PLAY: There is no Cave on Reef, which is the board in play with Ebb. Say this in an expansion that lays the other side, or ask first: “if Cave is in Reef”.
			""");
	}

	@Test
	void a_pack_that_brings_a_side_together_with_a_rule_of_another_pack_learns_of_it() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 }
			board Beach { rows "H   C"  letter H is Harbour  letter C is Cave }
			state found: number = 0
			phase Turn { set found to 1 }
			// FILE ebb.hull
			pack ebb { version 1.0.0  requires base }
			board Reef { rows "H   W"  letter H is Harbour  letter W is Wreck }
			expansion Ebb { replace board Beach with Reef }
			// FILE walk.hull
			pack walk { version 1.0.0  requires base }
			after Turn { set found to Cave's row }
			// FILE both.hull
			pack both { version 1.0.0  requires ebb  requires walk }
			//   ^ SIDE_WITHOUT_PLACE: Reef lacks what rules name that also apply with it: Cave (walk.hull, line 2). Name spaces or paths of it so, let other rules act instead of those, or let them ask first, as in “if Cave is in Beach”.
			""");
	}
}
