package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** Boards have spaces, and each of them can be seen. */
class BoardTest {

	@Test
	void spaces_at_one_place_are_told_with_both_names() {
		reports("""
			board Ship {
			    rows "A   H"
			    letter H is Harbour
			    space Quay at 1, 3
			//                ^ SPACES_TOGETHER: Harbour and Quay are both at row 1, column 3, so only one of them can be seen.
			    space Rock at 4, 1
			    space Reef at 4, 1
			//                ^ SPACES_TOGETHER: Rock and Reef are both at row 4, column 1, so only one of them can be seen.
			}
			""");
	}

	@Test
	void a_board_without_spaces_is_told() {
		reports("""
			board Ship { }
			//    ^ BOARD_EMPTY: Ship has no space, so nothing can ever be on it.
			board Sea { rows "   " "" }
			//    ^ BOARD_EMPTY: Sea has no space, so nothing can ever be on it.
			""");
	}

	@Test
	void spaces_side_by_side_and_on_other_boards_are_fine() {
		isFine("""
			board Ship { rows "  A   A" "B   B     B" space Rock at 4, 1 space Reef at 4, 2 }
			board Sea { space Deep at 4, 1 }
			""");
	}
}
