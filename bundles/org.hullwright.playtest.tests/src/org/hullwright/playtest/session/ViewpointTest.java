package org.hullwright.playtest.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;

import org.hullwright.engine.state.Sight;
import org.junit.jupiter.api.Test;

/** Whose eyes a game is shown with. */
class ViewpointTest {

	private static final Set<Integer> PERSONS = Set.of(1, 3);

	private static Sight seen(Viewpoint viewpoint, Integer deciding) {
		return viewpoint.sight(PERSONS, deciding);
	}

	@Test
	void persons_at_one_table_have_no_secrets_from_each_other() {
		assertEquals(new Sight.OfSeats(PERSONS), seen(new Viewpoint.Persons(), 3));
	}

	@Test
	void who_takes_turns_at_one_screen_sees_what_is_theirs_when_they_decide() {
		assertEquals(new Sight.OfSeats(Set.of(3)), seen(new Viewpoint.Deciding(), 3));
		assertEquals(new Sight.OfSeats(Set.of()), seen(new Viewpoint.Deciding(), null));
	}

	@Test
	void one_player_is_looked_over_the_shoulder_be_it_a_bot() {
		assertEquals(new Sight.OfSeats(Set.of(2)), seen(new Viewpoint.OneSeat(2), 3));
	}

	@Test
	void who_made_the_game_sees_everything() {
		assertEquals(new Sight.Everything(), seen(new Viewpoint.Everything(), 3));
	}
}
