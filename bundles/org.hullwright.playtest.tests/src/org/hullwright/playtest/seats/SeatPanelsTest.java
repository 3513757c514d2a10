package org.hullwright.playtest.seats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.state.Sight;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.WrittenLines;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.session.Moment;
import org.junit.jupiter.api.Test;

class SeatPanelsTest {

	private final Moment moment = LanternCaves.begun().moment();

	private List<String> words(Sight sight) {
		return WrittenLines.of(new SeatPanels(BoardTheme.DARK, TextMeasure.ESTIMATE).of(moment, sight, 400).picture());
	}

	private static long cards(List<String> words) {
		return words.stream().filter(word -> word.matches("(Step|Rest)( ×\\d)?")).count();
	}

	@Test
	void bounded_numbers_are_told_with_their_bound() {
		assertEquals(2, words(new Sight.OfSeats(Set.of(1))).stream().filter("5 / 5"::equals).count());
	}

	@Test
	void a_tip_tells_all_of_a_line_however_narrow_the_window_is() {
		Panel narrow = new SeatPanels(BoardTheme.DARK, TextMeasure.ESTIMATE).of(moment, new Sight.OfSeats(Set.of(1)), 130);
		Panel.Tip courage = narrow.tips().stream().filter(tip -> tip.text().equals("Courage: 5, from 0 to 5")).findFirst().orElseThrow();
		assertEquals(Optional.of(courage.text()), narrow.tipAt(courage.bounds().centre().x(), courage.bounds().centre().y()));
	}

	@Test
	void a_player_sees_the_own_hand_and_of_others_the_number_of_cards() {
		List<String> own = words(new Sight.OfSeats(Set.of(1)));
		List<String> all = words(new Sight.Everything());
		assertTrue(cards(own) > 0, own::toString);
		assertTrue(cards(all) > cards(own), all::toString);
	}

	@Test
	void what_matters_now_is_the_part_of_who_is_asked() {
		Panel panel = new SeatPanels(BoardTheme.DARK, TextMeasure.ESTIMATE).of(moment, new Sight.OfSeats(Set.of(1)), 400);
		Bounds now = panel.now().orElseThrow();
		assertEquals(List.of("Player 1 · The Landing"),
				panel.picture().drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
						.filter(line -> line.text().startsWith("Player") && now.contains(line.start())).map(Drawing.Line::text)
						.toList());
	}

	@Test
	void tracks_and_decks_of_the_whole_game_are_told_last() {
		List<String> words = words(new Sight.OfSeats(Set.of(1)));
		int game = words.indexOf("Lantern Caves");
		assertTrue(game > 0 && words.indexOf("Hour") > game && words.indexOf("Rooms") > game, words::toString);
	}
}
