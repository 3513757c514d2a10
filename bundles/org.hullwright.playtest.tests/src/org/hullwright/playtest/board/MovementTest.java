package org.hullwright.playtest.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.playtest.board.Highlights.Travel;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.line.Movement;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.junit.jupiter.api.Test;

/** What was moved since the last decision, and how the board shows it. */
class MovementTest {

	private static final BoardTheme THEME = BoardTheme.LIGHT;
	private final LanternCaves.Table table = LanternCaves.begun();

	private static List<Movement> since(Moment moment) {
		return Movement.since(moment.events(), Set.of(1), moment.game().layout());
	}

	private Moment walking() {
		List<Choice> ways = table.moment().question().orElseThrow().choices();
		return table.after(session -> session.choose(ways.stream().filter(way -> !way.label().equals("Stay")).findFirst().orElseThrow()
				.number()));
	}

	@Test
	void before_the_first_decision_nothing_has_moved() {
		assertEquals(List.of(), since(table.moment()));
	}

	@Test
	void a_figure_that_walked_comes_from_where_it_was() {
		Moment before = table.moment();
		Moment after = walking();
		int keeper = figureOfFirstSeat(after);
		Movement walk = since(after).stream().filter(movement -> movement.piece() == keeper).findFirst().orElseThrow();
		assertEquals(before.game().holderOf(keeper).getAsInt(), walk.from().orElseThrow());
		assertEquals(after.game().holderOf(keeper).getAsInt(), walk.to().orElseThrow());
	}

	private static int figureOfFirstSeat(Moment moment) {
		for (int piece = 0; piece < moment.game().layout().pieceCount(); piece++) {
			if (moment.game().isA(piece, "figure") && moment.game().ownerSeat(piece).orElse(0) == 1) {
				return piece;
			}
		}
		throw new AssertionError("no figure");
	}

	private static List<Drawing> painted(Movement movement, boolean there) {
		Occupant moth = new Occupant(Occupant.Form.CREATURE, List.of(7), Emblem.icon("alien-bug"), new Hue.Numbered(0), null, null);
		BoardScene scene = new BoardScene("Caves", List.of(new SpaceScene(1, "A", 0, 0, null, null, List.of()),
				new SpaceScene(2, "B", 0, 2, null, null, there ? List.of(moth) : List.of())), List.of(), List.of(), Map.of());
		BoardPresenter board = new BoardPresenter(TextMeasure.ESTIMATE, THEME);
		board.show(scene);
		board.highlight(new Highlights(Set.of(), null, Set.of(7), List.of(new Travel(movement, moth))));
		return board.overlay().drawings();
	}

	private static boolean has(List<Drawing> drawings, Colour colour) {
		return drawings.stream().anyMatch(drawing -> drawing instanceof Drawing.Fill fill && fill.colour().equals(colour)
				|| drawing instanceof Drawing.Stroke stroke && stroke.colour().equals(colour));
	}

	@Test
	void what_moved_came_and_left_is_drawn() {
		for (Movement movement : List.of(new Movement(7, 1, 2), new Movement(7, null, 2), new Movement(7, 1, null))) {
			assertTrue(has(painted(movement, movement.to().isPresent()), THEME.changed()), movement::toString);
		}
	}

	@Test
	void who_left_is_seen_as_a_ghost() {
		List<Drawing> drawings = painted(new Movement(7, 1, null), false);
		Colour body = THEME.colour(new Hue.Numbered(0)).mixed(Colour.of(0xFFFFFF), 0.12).faded(0.5);
		assertTrue(has(drawings, body), "the body of the figure");
	}

	@Test
	void what_happened_on_another_board_is_not_drawn() {
		assertEquals(List.of(), painted(new Movement(7, 30, 31), false));
	}
}
