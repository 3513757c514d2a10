package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.session.Choice;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Cards, Rooms and options of the game being played can be read where they are shown. */
@WindowTest
class CardsWhilePlayingTest {

	private static final String PACK = "retaliation";

	@RegisterExtension
	private static final ExamplePack GAME = new ExamplePack(PACK);

	private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
	private static final int PLAYERS = 3;
	private static final long SEED = 1;
	private final PlayTestWindow window = new PlayTestWindow();

	@BeforeEach
	void play() {
		window.resize(1600, 1000);
		window.play(PACK, PLAYERS, SEED);
		window.page().resetPerspective(); // no card is laid over the window while the view of cards is open
		Wait.settled();
		Display.getCurrent().setCursorLocation(0, 0); // the real pointer must not come upon anything when a card is closed that covered it
	}

	@AfterEach
	void leave() {
		window.seats().cards().close();
		window.decision().cards().close();
	}

	private GameSnapshot game() {
		return window.moment().orElseThrow().game().seenWith(window.playTest().sight());
	}

	private List<Integer> shownInSeats() {
		return window.seats().canvas().panel().places().stream().flatMap(place -> place.piece().stream())
				.filter(piece -> game().isA(piece, "card") || game().isA(piece, "character")).distinct().toList();
	}

	private void waitForCard(CardHover cards, String title) {
		Wait.until("the card of " + title, () -> cards.card().filter(card -> card.title().equals(title)).isPresent());
	}

	@Test
	void every_card_that_lies_open_before_a_player_can_be_read() {
		List<Integer> shown = shownInSeats();
		assertTrue(shown.size() > 5, shown::toString);
		for (int piece : shown) {
			window.pointInSeats(piece);
			waitForCard(window.seats().cards(), game().title(piece));
			assertFalse(window.seats().cards().card().orElseThrow().plain().isBlank());
		}
		Screenshots.take("playtest-card-of-a-seat");
	}

	@Test
	void the_card_is_beside_what_it_belongs_to_and_not_on_it() {
		int piece = shownInSeats().getFirst();
		window.pointInSeats(piece);
		waitForCard(window.seats().cards(), game().title(piece));
		assertFalse(window.seats().cards().place().orElseThrow()
				.contains(window.seats().canvas().control().toDisplay(window.placeInSeats(piece))));
	}

	@Test
	void an_option_about_something_shows_its_card() {
		Choice option = window.question().choices().stream().filter(choice -> choice.subject().isPresent()).findFirst().orElseThrow();
		window.pointAtOption(option.number());
		waitForCard(window.decision().cards(), game().title(option.subject().orElseThrow()));
		Screenshots.take("playtest-card-of-an-option");
	}

	@Test
	void a_room_on_the_board_shows_its_rule() {
		int room = IntStream.range(0, game().layout().pieceCount()).filter(piece -> game().isA(piece, "room"))
				.filter(piece -> window.board().presenter().placeOf(piece).isPresent()).findFirst().orElseThrow();
		window.pointAtBoard(room);
		CardHover cards = window.boardCards();
		waitForCard(cards, game().title(room));
		Screenshots.take("playtest-card-of-a-room");
		cards.close();
	}

	@Test
	void what_nobody_at_the_table_may_know_has_no_card() {
		List<Integer> hidden = IntStream.range(0, game().layout().pieceCount()).filter(piece -> !game().isKnown(piece)).boxed().toList();
		assertFalse(hidden.isEmpty());
		assertEquals(List.of(), hidden.stream().filter(piece -> window.playTest().cardOf(piece).isPresent()).toList());
	}

	@Test
	void a_key_shows_the_card_that_the_keyboard_has_come_to() {
		window.typeInDecision(SWT.ARROW_DOWN);
		window.typeInDecision(SWT.F2);
		Choice first = window.question().choices().getFirst();
		waitForCard(window.decision().cards(), game().title(first.subject().orElseThrow()));
		window.typeInDecision(SWT.ESC);
		assertTrue(window.decision().cards().card().isEmpty());
	}

	@Test
	void the_card_is_dark_where_the_window_is() {
		IThemeEngine themes = PlatformUI.getWorkbench().getService(IThemeEngine.class);
		String before = themes.getActiveTheme().getId();
		try {
			themes.setTheme(DARK, false);
			Wait.settled();
			int piece = shownInSeats().getLast();
			window.pointInSeats(piece);
			waitForCard(window.seats().cards(), game().title(piece));
			Screenshots.take("playtest-card-dark");
		} finally {
			themes.setTheme(before, false);
			Wait.settled();
		}
	}
}
