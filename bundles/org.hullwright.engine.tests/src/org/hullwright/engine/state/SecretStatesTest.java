package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Program;
import org.junit.jupiter.api.Test;

/** To whom states are known that only their owner sees by itself. */
class SecretStatesTest {

	private final TestWorld builder = new TestWorld();
	private final int hero = builder.kind("hero");
	private final int bid = builder.hiddenState("bid", hero);
	private final int strength = builder.state("strength", hero, 0, 9);
	private final int ann = builder.component("Ann", hero, 1);
	private final Program program = builder.program();
	private final GameState state = program.tables().start().begin(1, Journal.Story.WHOLE);
	private final int piece = program.world().sorts().get(ann).firstPiece();

	SecretStatesTest() {
		state.set(0, piece, TestWorld.OWNER, 0);
		state.set(0, piece, bid, 5);
	}

	private boolean sees(int seat) {
		return new Sight.OfSeats(List.of(seat)).seesValue(state, bid, piece);
	}

	@Test
	void a_state_is_seen_by_those_it_was_revealed_to() {
		state.disclose(0, piece, bid, Seats.of(2));
		assertTrue(sees(2));
		assertFalse(sees(3));
	}

	@Test
	void what_was_revealed_to_all_is_seen_by_all() {
		state.disclose(0, piece, bid, Seats.ALL);
		assertTrue(sees(2) && sees(3));
		assertTrue(new Sight.OfSeats(Seats.NONE).opensValue(state, strength, piece), "what lies open needs no revealing");
	}

	@Test
	void it_is_a_secret_again_when_it_is_set_even_to_the_same_number() {
		state.disclose(0, piece, bid, Seats.ALL);
		state.set(0, piece, bid, 5);
		assertFalse(sees(2));
	}

	@Test
	void it_is_a_secret_again_when_it_is_hidden_but_not_from_its_owner() {
		state.disclose(0, piece, bid, Seats.ALL);
		state.conceal(piece, bid);
		assertFalse(sees(2));
		assertTrue(sees(1));
	}

	@Test
	void revealing_is_undone_like_any_change() {
		int mark = state.mark();
		long before = state.fingerprint();
		state.disclose(0, piece, bid, Seats.of(2));
		assertNotEquals(before, state.fingerprint());
		state.rollback(mark);
		assertFalse(sees(2));
		assertEquals(before, state.fingerprint());
	}

	@Test
	void who_knows_it_guesses_nothing_else_and_others_do() {
		state.disclose(0, piece, bid, Seats.of(2));
		assertEquals(Set.of(5), guesses(2));
		assertTrue(guesses(3).size() > 1);
	}

	@Test
	void a_guess_does_not_change_who_knows_it() {
		state.disclose(0, piece, bid, Seats.of(2));
		GameState copy = state.copy();
		copy.determinize(3, new Determinization(possible(3), 3));
		assertEquals(Seats.of(2), copy.knownTo(piece, bid));
	}

	private InformationSet possible(int seat) {
		return new InformationSet(program.tables().start(), new Sight.OfSeats(List.of(seat)));
	}

	private Set<Integer> guesses(int seat) {
		Set<Integer> guessed = new HashSet<>();
		for (int seed = 0; seed < 20; seed++) {
			GameState copy = state.copy();
			copy.determinize(seed, new Determinization(possible(seat), seed));
			guessed.add(copy.get(piece, bid));
		}
		return guessed;
	}

	@Test
	void that_it_was_revealed_is_an_event() {
		state.disclose(4, piece, bid, Seats.of(2));
		assertEquals(new Event.Disclosed(4, piece, bid, Seats.of(2)), state.journal().events().getLast());
	}
}
