package org.hullwright.playtest.byhand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.state.Event;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.LanternCaves.Table;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.junit.jupiter.api.Test;

/** The state of a game is changed by hand. */
class ByHandTest {

	private final Table table = LanternCaves.begun();

	private Edit edit(String... labels) {
		List<HandStep> steps = new ByHand(table.moment()).steps();
		HandStep taken = null;
		for (String label : labels) {
			List<HandStep> offered = steps;
			taken = steps.stream().filter(step -> step.label().startsWith(label)).findFirst()
					.orElseThrow(() -> new AssertionError(label + " is not among " + offered.stream().map(HandStep::label).toList()));
			steps = taken.further().get();
		}
		return taken.edit().orElseThrow();
	}

	private Moment change(String... labels) {
		Edit edit = edit(labels);
		return table.after(session -> session.change(edit));
	}

	private int piece(String title) {
		var game = table.moment().game();
		return IntStream.range(0, game.layout().pieceCount()).filter(piece -> game.title(piece).equals(title)).findFirst().orElseThrow();
	}

	@Test
	void a_piece_is_put_elsewhere() {
		Moment changed = change("Put something elsewhere", "Black Lake", "Cave Mouth");
		assertEquals("Cave Mouth", changed.game().whereabouts(changed.game().zoneOf(piece("Black Lake"))));
	}

	@Test
	void a_track_is_set() {
		Moment changed = change("Change a value", "Hour", "4");
		assertTrue(changed.game().world().properties().stream().anyMatch(property -> property.name().equals("Hour")));
		assertTrue(changed.events().stream().anyMatch(event -> event instanceof Event.Edited edited && edited.what().equals("Hour: 4")),
				changed.events()::toString);
	}

	@Test
	void a_state_that_is_a_piece_is_any_piece_of_its_kind_or_none() {
		assertEquals(OptionalInt.of(2), change("Change a value", "Keeper", "owner", "Player 2").game().ownerSeat(piece("Keeper")));
	}

	@Test
	void a_state_that_may_be_absent_is_made_so() {
		Edit.Change none = assertInstanceOf(Edit.Change.class, edit("Change a value", "Keeper", "owner", "none"));
		assertNull(none.value());
	}

	@Test
	void a_named_card_is_drawn_next_and_a_die_shows_what_was_chosen() {
		change("Choose what is drawn next", "Rooms", "Drowned Shrine");
		change("Choose what is rolled next", "Luck", "6");
		Moment on = table.after(session -> session.choose(0));
		assertTrue(
				on.events().stream()
						.anyMatch(event -> event instanceof Event.Said said && said.text().equals("Keeper finds Drowned Shrine")),
				on.events()::toString);
		Event.Rolled rolled = on.events().stream().filter(Event.Rolled.class::isInstance).map(Event.Rolled.class::cast).findFirst()
				.orElseThrow();
		assertEquals("6", on.game().world().faces().get(rolled.face()).title());
	}

	@Test
	void undo_takes_it_back_and_a_game_that_is_played_again_makes_it_again() {
		Moment changed = change("Change a value", "Hour", "4");
		Moment on = table.after(session -> session.choose(0));
		assertEquals(1, on.record().edits().size());
		Moment back = table.after(PlaySession::undo);
		assertEquals(changed.question(), back.question());
		assertTrue(back.events().stream().anyMatch(Event.Edited.class::isInstance));
		Moment without = table.after(PlaySession::undo);
		assertFalse(without.events().stream().anyMatch(Event.Edited.class::isInstance));
	}
}
