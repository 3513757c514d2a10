package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Composition;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.engine.tree.World.Zone.Form;
import org.junit.jupiter.api.Test;

class GameStateTest {

	private final TestWorld builder = new TestWorld();

	private GameState start(long seed) {
		return new GameState(new Layout(builder.world())).begin(seed, Journal.Story.NONE);
	}

	private static List<Integer> contents(GameState state, int zone) {
		Numbers pieces = new Numbers();
		state.list(zone, pieces);
		return IntStream.of(pieces.toArray()).boxed().toList();
	}

	@Test
	void pieces_start_where_a_composition_names_them_and_else_in_the_supply() {
		int spark = builder.component("Spark", TestWorld.PIECE, 5);
		int yard = builder.area("Yard", new Composition(spark, 2));
		GameState state = start(1);
		assertEquals(List.of(4, 5), contents(state, state.layout().zone(yard)));
		assertEquals(List.of(6, 7, 8), contents(state, state.layout().supply(spark)));
	}

	@Test
	void a_composition_takes_no_more_copies_than_there_are() {
		int spark = builder.component("Spark", TestWorld.PIECE, 2);
		int yard = builder.area("Yard", new Composition(spark, 9));
		GameState state = start(1);
		assertEquals(2, state.count(state.layout().zone(yard)));
		assertEquals(0, state.count(state.layout().supply(spark)));
	}

	@Test
	void every_piece_of_a_kind_has_its_own_zones() {
		int box = builder.kind("box");
		int crate = builder.component("Crate", box, 2);
		int inside = builder.zone("inside", box, Form.AREA, Visibility.OWNER);
		GameState state = start(1);
		int first = state.layout().zone(builder.piece(crate, 0), inside);
		int second = state.layout().zone(builder.piece(crate, 1), inside);
		assertNotEquals(first, second);
		state.move(1, 0, second, false);
		assertEquals(builder.piece(crate, 1), state.holderOf(0));
		assertEquals(GameState.NOTHING, state.first(first));
	}

	@Test
	void the_top_of_a_zone_is_its_first() {
		int yard = builder.area("Yard");
		GameState state = start(1);
		int zone = state.layout().zone(yard);
		state.move(1, 0, zone, false);
		state.move(1, 1, zone, false);
		state.move(1, 2, zone, true);
		assertEquals(List.of(2, 0, 1), contents(state, zone));
	}

	@Test
	void bounds_clamp_a_number_but_not_what_is_absent() {
		int hits = builder.state("hits", TestWorld.PLAYER, 0, 5);
		GameState state = start(1);
		state.set(1, 0, hits, 9);
		assertEquals(5, state.get(0, hits));
		state.set(1, 0, hits, -9);
		assertEquals(0, state.get(0, hits));
		state.set(1, 0, hits, World.ABSENT);
		assertEquals(World.ABSENT, state.get(0, hits));
	}

	@Test
	void drawing_from_one_zone_does_not_shift_another() {
		int spark = builder.component("Spark", TestWorld.PIECE, 40);
		int one = builder.deck("One", new Composition(spark, 20));
		int other = builder.bag("Other", new Composition(spark, 20));
		GameState calm = start(3);
		GameState busy = start(3);
		busy.shuffle(1, busy.layout().zone(one));
		assertEquals(calm.randomPiece(calm.layout().zone(other)), busy.randomPiece(busy.layout().zone(other)));
	}

	@Test
	void adding_a_component_does_not_shift_later_rolls() {
		int die = builder.die("Fate", 1, 2, 3, 4, 5, 6);
		List<Integer> before = rolls(start(9), die);
		builder.component("Newcomer", TestWorld.PIECE, 7);
		builder.die("Other", 1, 2);
		assertEquals(before, rolls(start(9), die));
		assertNotEquals(before, rolls(start(10), die));
	}

	private static List<Integer> rolls(GameState state, int die) {
		return IntStream.range(0, 20).map(roll -> state.nextFace(die, 6)).boxed().toList();
	}

	@Test
	void zones_with_one_declaration_draw_apart() {
		int box = builder.kind("box");
		int crate = builder.component("Crate", box, 2);
		int inside = builder.zone("inside", box, Form.BAG, Visibility.NOBODY);
		GameState state = start(4);
		int first = state.layout().zone(builder.piece(crate, 0), inside);
		int second = state.layout().zone(builder.piece(crate, 1), inside);
		assertNotEquals(IntStream.range(0, 20).map(draw -> state.nextRandom(first, 100)).boxed().toList(),
				IntStream.range(0, 20).map(draw -> state.nextRandom(second, 100)).boxed().toList());
	}

	@Test
	void a_deck_and_its_discard_pile_draw_apart() {
		int deck = builder.deck("Trouble");
		GameState state = start(4);
		int pile = state.layout().zone(deck);
		int discards = state.layout().discards(pile);
		assertNotEquals(IntStream.range(0, 20).map(draw -> state.nextRandom(pile, 100)).boxed().toList(),
				IntStream.range(0, 20).map(draw -> state.nextRandom(discards, 100)).boxed().toList());
	}
}
