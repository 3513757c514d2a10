package org.hullwright.playtest.together;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.engine.tree.Place;
import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.packs.together.Matrix;
import org.hullwright.packs.together.Meeting;
import org.hullwright.packs.together.Outcome;
import org.hullwright.packs.together.Unit;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.fixture.WrittenLines;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.Panel.ActivePlace;
import org.hullwright.playtest.panel.PanelAction;
import org.junit.jupiter.api.Test;

/** The matrix of what goes together: what is told, and where a cell leads. */
class TogetherPanelsTest {

	private static final double WIDTH = 700;

	private static final Place FLY = new Place("fly/fly.hull", "file:/packs/fly/fly.hull", 2, 1, 10, 5);
	private static final Place REST = new Place("rest/rest.hull", "file:/packs/rest/rest.hull", 3, 1, 12, 5);
	private static final Unit WINGS = new Unit(Unit.Sort.EXPANSION, "fly", "Wings", "Wings", FLY);
	private static final Unit BENCH = new Unit(Unit.Sort.PACK, "rest", "rest", "Rest", REST);

	/** Both are fine by themselves. */
	private static CompatibilityReport report(Meeting both) {
		List<Meeting> meetings = List.of(alone(WINGS), both, alone(BENCH));
		return new CompatibilityReport(List.of(new Matrix("walk", "A walk", List.of(WINGS, BENCH), meetings)), List.of(), List.of(), 10, 1,
				false);
	}

	private static Meeting alone(Unit unit) {
		return new Meeting(unit, unit, Outcome.TOGETHER, "", List.of(), null);
	}

	private static Panel panel(CompatibilityReport report, String working) {
		return new TogetherPanels(BoardTheme.LIGHT, TextMeasure.ESTIMATE).of(report, working, WIDTH);
	}

	private static String words(Panel panel) {
		return String.join(" ", WrittenLines.of(panel.picture()));
	}

	@Test
	void each_game_has_a_matrix_with_a_sign_for_each_pair() {
		Panel panel = panel(report(new Meeting(WINGS, BENCH, Outcome.CLASH, "both replace Step", List.of(FLY, REST), null)), null);
		assertTrue(words(panel).contains("A walk 1 2 1 fly.Wings + ! 2 rest ! +"), words(panel));
	}

	@Test
	void a_cell_and_the_lines_below_the_matrix_lead_to_the_places_of_a_clash() {
		Panel panel = panel(report(new Meeting(WINGS, BENCH, Outcome.CLASH, "both replace Step", List.of(FLY, REST), null)), null);
		assertEquals(
				List.of(new PanelAction.Open(FLY), new PanelAction.Open(FLY), new PanelAction.Open(FLY), new PanelAction.Open(REST)),
				panel.places().stream().map(ActivePlace::action).toList());
		assertTrue(words(panel).contains("! fly.Wings with rest: both replace Step"), words(panel));
	}

	@Test
	void what_broke_in_play_is_told_with_its_game() {
		Panel panel = panel(
				report(new Meeting(WINGS, BENCH, Outcome.BREAKS, "there is no stone", List.of(FLY), new Meeting.BrokenGame(2, 7))), null);
		assertTrue(words(panel).contains("~ fly.Wings with rest, in the game of 2 players with the seed 7: there is no stone"),
				words(panel));
	}

	@Test
	void pairs_that_go_together_lead_nowhere() {
		assertEquals(List.of(), panel(report(new Meeting(WINGS, BENCH, Outcome.TOGETHER, "", List.of(), null)), null).places());
	}

	@Test
	void what_is_looked_at_is_told_above_what_was_found_before() {
		String words = words(panel(report(new Meeting(WINGS, BENCH, Outcome.OPEN, "", List.of(), null)), "7: fly with rest"));
		assertTrue(words.startsWith("7: fly with rest 1 pair; 1 (?) not looked at"), words);
	}

	@Test
	void before_anything_was_looked_at_the_view_says_what_it_is_for() {
		assertTrue(words(panel(null, null)).startsWith("Which packs can be on together? Look at all pairs, above, tries each pack"));
	}

	@Test
	void nothing_that_can_be_clicked_lies_outside_of_the_panel() {
		Panel panel = panel(report(new Meeting(WINGS, BENCH, Outcome.CLASH, "both replace Step", List.of(FLY, REST), null)), null);
		assertTrue(panel.places().stream()
				.allMatch(place -> place.bounds().x() >= 0 && place.bounds().x() + place.bounds().width() <= WIDTH));
	}
}
