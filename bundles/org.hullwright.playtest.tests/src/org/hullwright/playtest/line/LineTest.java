package org.hullwright.playtest.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.game.Taken;
import org.junit.jupiter.api.Test;

/** A person on seat 1, a bot on seat 2. */
class LineTest {

	private static final SeatDecision PERSON = decision(1, 0);
	private static final SeatDecision BOT = decision(2, 0);
	private final Line played = new Line(List.of(PERSON, BOT, BOT, PERSON, BOT), 5, Set.of(1));

	private static SeatDecision decision(int seat, int option) {
		return new SeatDecision(seat, Taken.option(option));
	}

	@Test
	void undo_goes_back_over_what_bots_did_to_before_the_persons_last_decision() {
		assertEquals(3, played.undone().at());
		assertEquals(0, played.undone().undone().at());
	}

	@Test
	void redo_goes_on_to_the_next_question_for_the_person() {
		assertEquals(3, played.standingAt(0).redone().at());
		assertEquals(5, played.standingAt(0).redone().redone().at());
	}

	@Test
	void nothing_is_undone_before_the_persons_first_decision() {
		assertFalse(new Line(List.of(BOT), 1, Set.of(1)).canUndo());
		assertTrue(played.canUndo());
	}

	@Test
	void another_decision_forgets_what_was_ahead() {
		Line other = played.undone().with(decision(1, 1));
		assertEquals(List.of(PERSON, BOT, BOT, decision(1, 1)), other.taken());
		assertFalse(other.canRedo());
	}

	@Test
	void a_change_by_hand_forgets_what_was_ahead_and_is_undone_first() {
		Line changed = played.undone().with(new Edit.Roll(3, "Luck", 5));
		assertEquals(3, changed.taken().size());
		assertEquals(1, changed.editsDone().size());
		assertEquals(List.of(), changed.undone().edits());
		assertEquals(3, changed.undone().at());
	}

	@Test
	void a_change_by_hand_stays_when_the_game_goes_on_and_is_not_made_yet_before_it() {
		Line on = played.undone().with(new Edit.Roll(3, "Luck", 5)).with(PERSON);
		assertEquals(1, on.editsDone().size());
		assertEquals(List.of(), on.standingAt(2).editsDone());
		assertEquals(1, on.standingAt(2).edits().size());
	}

	@Test
	void the_same_decision_keeps_what_was_ahead() {
		assertTrue(played.undone().with(PERSON).canRedo());
	}
}
