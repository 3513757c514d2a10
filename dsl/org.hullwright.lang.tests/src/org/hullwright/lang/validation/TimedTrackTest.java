package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** Tracks that count seconds, and the time that tests let go by. */
class TimedTrackTest {

	private static final String GAME = """
			procedure Begin { }
			phase Day { end game "over" }
			game Rest { players 1 to 2  setup Begin  round Day }
			""";

	@Test
	void a_track_that_nothing_sets_never_counts() {
		reports(GAME + """
				track Sand "The hourglass" from 0 to 60 seconds { at 0 { end game "late" } }
				//    ^ VALUE_UNCHANGED: No rule changes Sand, so it always stays as it starts.
				""");
	}

	@Test
	void one_that_starts_with_seconds_counts_by_itself() {
		reports(GAME + """
				track Sand "The hourglass" from 0 to 60 seconds = 60 { at 0 { end game "late" } }
				""");
	}

	@Test
	void time_cannot_go_back_and_goes_by_in_tests_only() {
		reports("""
				track Sand "The hourglass" from 0 to 60 seconds = 60 { at 0 { end game "late" } }
				procedure Rest { wait 5 seconds }
				//               ^ TEST_ONLY: “wait” is only known in tests.
				test "time" {
					when { do Rest }
					then {
				        wait -3 seconds
				//           ^ NUMBER_OUT_OF_BOUNDS: -3 is not between 0 and 86400.
						expect Sand = 60
					}
				}
				""");
	}

	@Test
	void seconds_and_wait_can_still_be_names() {
		reports("""
				state seconds: number = 0
				state wait: number = 0
				procedure Count of seconds: number { set wait to seconds + wait }
				test "names" { when { do Count of 2  set seconds to 1  set wait to 1 } then { expect seconds + wait = 2 } }
				""");
	}
}
