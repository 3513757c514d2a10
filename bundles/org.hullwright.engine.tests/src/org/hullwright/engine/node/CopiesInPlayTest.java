package org.hullwright.engine.node;

import static org.hullwright.engine.fixture.Games.choosing;
import static org.hullwright.engine.fixture.Trees.add;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.count;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.local;
import static org.hullwright.engine.fixture.Trees.move;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.on;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.these;
import static org.hullwright.engine.fixture.Trees.where;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Value;
import org.junit.jupiter.api.Test;

/** Copies of a design are found without a look at the others of their kind, and are the same as those that are found with one. */
class CopiesInPlayTest {

	private static final int THING = 5;

	private final TestWorld world = new TestWorld();
	private final int token = world.kind("token");
	private final int street = world.row("Street", 3)[4];
	private final int chip = world.component("Chip", token, 5);
	private final int stone = world.component("Stone", token, 2);
	private final Condition isChip = new Condition.IsSort(1, local(THING), new Value.Constant(1, Value.Constant.Meaning.SORT, chip));
	private final Listing soon = where(new Listing.InPlay(1, token), THING, isChip);
	private final Listing late = where(new Listing.InPlay(1, token), THING, new Condition.And(1, known(true), isChip));

	/** One lies on the last space, one is carried by another that lies on the first, and two wait in the supply. */
	private final Effect lay = all(move(these(world.piece(chip, 3)), on(number(street))),
			move(these(world.piece(chip, 1)), on(number(street - 4))), move(these(world.piece(chip, 4)), on(number(world.piece(chip, 1)))),
			move(these(world.piece(stone, 0)), on(number(street))));

	private static Value picked(Value.Pick.End end, Listing from) {
		return new Value.Pick(1, end, from);
	}

	private void assertSame(Value one, Value other) {
		int first = world.state("first", -1, -1, Integer.MAX_VALUE);
		int second = world.state("second", -1, -1, Integer.MAX_VALUE);
		world.phase(all(lay, set(first, one), set(second, other), endGame("over")));
		GameState state = Games.played(choosing(world.program())).state();
		assertEquals(state.get(second), state.get(first));
	}

	@Test
	void they_are_counted_where_they_are_in_play_and_not_in_the_supply() {
		assertSame(count(soon), number(3));
	}

	@Test
	void they_are_as_many_as_there_are_among_their_kind() {
		assertSame(count(soon), count(late));
	}

	@Test
	void they_are_in_reading_order() {
		assertSame(picked(Value.Pick.End.FIRST, soon), number(world.piece(chip, 1)));
	}

	@Test
	void the_first_and_the_last_of_them_are_those_among_their_kind() {
		assertSame(add(picked(Value.Pick.End.FIRST, soon), picked(Value.Pick.End.LAST, soon)),
				add(picked(Value.Pick.End.FIRST, late), picked(Value.Pick.End.LAST, late)));
	}
}
