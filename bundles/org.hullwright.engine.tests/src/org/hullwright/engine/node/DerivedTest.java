package org.hullwright.engine.node;

import static org.hullwright.engine.fixture.Games.choosing;
import static org.hullwright.engine.fixture.Trees.add;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.count;
import static org.hullwright.engine.fixture.Trees.derived;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.in;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.local;
import static org.hullwright.engine.fixture.Trees.move;
import static org.hullwright.engine.fixture.Trees.nothing;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.on;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.require;
import static org.hullwright.engine.fixture.Trees.roll;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.state;
import static org.hullwright.engine.fixture.Trees.these;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.junit.jupiter.api.Test;

/** A derived value reads as if it were computed on every reading, although it seldom is. */
class DerivedTest {

	private final TestWorld world = new TestWorld();
	private final int counter = world.state("counter");
	private final int seen = world.state("seen");
	private final int twice = world.derived("twice", -1, add(game(counter), game(counter)));

	private Game played(Effect effect, int... options) {
		world.phase(all(effect, endGame("over")));
		return Games.played(choosing(world.program(), options));
	}

	@Test
	void it_follows_every_change() {
		Effect look = set(seen, add(game(seen), derived(twice)));
		assertEquals(0 + 2 + 8, played(all(look, raise(counter, 1), look, raise(counter, 3), look)).state().get(seen));
	}

	@Test
	void it_follows_what_is_taken_back() {
		Effect attempt = ask("?", option("try", all(raise(counter, 5), set(seen, derived(twice)), require(1, known(false)))),
				option("leave", all()));
		assertEquals(2, played(all(raise(counter, 1), attempt, set(seen, derived(twice))), 0).state().get(seen));
	}

	@Test
	void it_follows_what_lies_on_its_thing() {
		int chip = world.component("Chip", TestWorld.PIECE, 2);
		int held = world.derived("held", TestWorld.PLAYER, count(in(on(local(0)))));
		Effect look = set(seen, add(add(game(seen), game(seen)), derived(number(0), held)));
		Effect take = move(these(world.piece(chip, 0)), on(number(0)));
		Effect takeAnother = move(these(world.piece(chip, 1)), on(number(0)));
		Effect giveAway = move(these(world.piece(chip, 0)), on(number(1)));
		assertEquals(8 * 0 + 4 * 1 + 2 * 2 + 1,
				played(all(look, take, look, raise(counter, 1), takeAnother, look, giveAway, look)).state().get(seen));
	}

	@Test
	void it_follows_what_lies_in_a_zone_of_its_thing() {
		int chip = world.component("Chip", TestWorld.PIECE, 1);
		int hand = world.zone("Hand", TestWorld.PLAYER, World.Zone.Form.AREA, World.Visibility.EVERYBODY);
		int held = world.derived("held", TestWorld.PLAYER, count(in(new Value.ZoneOf(1, local(0), hand))));
		Effect look = set(seen, add(add(game(seen), game(seen)), derived(number(0), held)));
		Effect take = move(these(world.piece(chip, 0)), new Value.ZoneOf(1, number(0), hand));
		Effect giveAway = move(these(world.piece(chip, 0)), new Value.ZoneOf(1, number(1), hand));
		assertEquals(4 * 0 + 2 * 1 + 0, played(all(look, take, look, giveAway, look)).state().get(seen));
	}

	@Test
	void it_follows_its_thing_and_what_carries_that() {
		int crateKind = world.kind("crate");
		int chip = world.piece(world.component("Chip", TestWorld.PIECE, 1), 0);
		int crate = world.piece(world.component("Crate", crateKind, 1), 0);
		int bearer = world.derived("bearer", TestWorld.PIECE, new Value.Enclosing(1, TestWorld.PLAYER, local(0)));
		Effect look = set(seen, add(add(game(seen), game(seen)), derived(number(chip), bearer)));
		Effect pack = move(these(chip), on(number(crate)));
		assertEquals(4 * 1 + 2 * 3 + 2, played(all(pack, move(these(crate), on(number(1))), look, move(these(crate), on(number(3))), look,
				move(these(chip), on(number(2))), look)).state().get(seen));
	}

	@Test
	void it_follows_what_others_that_it_uses_depend_on() {
		int more = world.derived("more", -1, add(derived(twice), number(1)));
		Effect look = set(seen, add(game(seen), derived(more)));
		assertEquals(1 + 3 + 3,
				played(all(look, raise(counter, 1), look, set(number(1), world.state("hits", TestWorld.PLAYER, 0, 9), number(4)), look))
						.state().get(seen));
	}

	@Test
	void each_thing_has_its_own() {
		int hits = world.state("hits", TestWorld.PLAYER, 0, 9);
		int worse = world.derived("worse", TestWorld.PLAYER, add(state(local(0), hits), number(1)));
		Effect effect = all(set(number(1), hits, number(4)),
				set(seen, add(derived(number(0), worse), add(derived(number(1), worse), derived(number(0), worse)))));
		assertEquals(1 + 5 + 1, played(effect).state().get(seen));
	}

	@Test
	void one_that_rolls_rolls_every_time() {
		int die = world.die("Fate", 1, 2, 3, 4, 5, 6);
		int luck = world.derived("luck", -1, roll(die));
		Effect derivedRolls = set(seen, add(derived(luck), add(derived(luck), derived(luck))));
		TestWorld plain = new TestWorld();
		plain.state("counter");
		int sum = plain.state("seen");
		int fate = plain.die("Fate", 1, 2, 3, 4, 5, 6);
		plain.phase(all(set(sum, add(roll(fate), add(roll(fate), roll(fate)))), endGame("over")));
		assertEquals(Games.played(choosing(plain.program())).state().get(sum), played(derivedRolls).state().get(seen));
	}

	@Test
	void one_that_rolls_follows_what_a_test_prepares() {
		int die = world.die("Fate", 1, 2, 3);
		int luck = world.derived("luck", -1, roll(die));
		Effect rig = new Effect.RigDie(1, die,
				List.of(new Effect.RigDie.Outcome(number(3), false), new Effect.RigDie.Outcome(number(1), false)));
		assertEquals(4, played(all(rig, set(seen, add(derived(luck), derived(luck))))).state().get(seen));
	}

	@Test
	void one_whose_thing_is_not_there_tells_so_where_it_is_used_however_small_its_definition_is() {
		int hits = world.state("hits", TestWorld.PLAYER, 0, 9);
		int worse = world.derived("worse", TestWorld.PLAYER, add(state(local(0), hits), number(1)));
		world.phase(all(set(seen, new Value.Derived(17, nothing(), worse)), endGame("over")));
		Game game = choosing(world.program());
		assertEquals("test.hull:17:1", assertThrows(GameError.class, game::play).place().toString());
	}

	@Test
	void the_thing_of_one_is_worked_out_once_however_often_its_definition_asks_for_it() {
		int hits = world.state("hits", TestWorld.PLAYER, 0, 9);
		int twofold = world.derived("twofold", TestWorld.PLAYER, add(state(local(0), hits), state(local(0), hits)));
		Value anybody = roll(world.die("Who", 0, 1));
		Effect look = set(seen, add(game(seen), derived(anybody, twofold)));
		int sum = played(
				all(set(number(0), hits, number(1)), set(number(1), hits, number(2)), look, look, look, look, look, look, look, look,
						look))
				.state().get(seen);
		assertEquals(0, sum % 2, "the same player both times, so " + sum + " is even");
	}
}
