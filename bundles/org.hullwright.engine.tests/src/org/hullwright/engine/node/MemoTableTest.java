package org.hullwright.engine.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.state.GameState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A memo table gives what was kept for exactly these arguments, or nothing. */
class MemoTableTest {

	private static final int FUNCTION = 7;
	/** More than a table has entries for at first, so that some share one. */
	private static final int MANY = 300;

	private final TestWorld world = new TestWorld();
	private final int counter = world.state("counter");
	private final GameState state = new GameState(world.program().layout());
	private final MemoTable memo = new MemoTable(state);
	private final Dependence onAll = Dependence.ON_EVERYTHING;

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2 })
	void what_was_kept_for_other_arguments_is_not_found(int which) {
		for (int one = 0; one < MANY; one++) {
			memo.keep(onAll, memo.now(onAll), FUNCTION, argument(0, which, one), argument(1, which, one), argument(2, which, one), one);
			for (int other = 0; other < MANY; other++) {
				int entry = memo.find(onAll, FUNCTION, argument(0, which, other), argument(1, which, other), argument(2, which, other));
				assertEquals(other, entry == MemoTable.MISSING ? other : memo.value(entry));
			}
		}
	}

	private static int argument(int position, int which, int value) {
		return position == which ? value : 0;
	}

	@Test
	void what_was_kept_is_found_until_something_changes() {
		memo.keep(onAll, memo.now(onAll), FUNCTION, 1, 2, 3, 42);
		int entry = memo.find(onAll, FUNCTION, 1, 2, 3);
		assertNotEquals(MemoTable.MISSING, entry);
		assertEquals(42, memo.value(entry));
		state.set(1, counter, 5);
		assertEquals(MemoTable.MISSING, memo.find(onAll, FUNCTION, 1, 2, 3));
	}
}
