package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PartInitException;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.cardview.CardView;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Viewpoint;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * While a game is played, the Card view shows what was pointed at last in any other view, large enough to read and without covering
 * anything.
 */
@WindowTest
class CardViewWhilePlayingTest {

	private static final String PACK = "retaliation";

	@RegisterExtension
	private static final ExamplePack GAME = new ExamplePack(PACK);

	private static final int PLAYERS = 3;
	private static final long SEED = 1;
	private final PlayTestWindow window = new PlayTestWindow();
	private CardView view;

	@BeforeEach
	void play() throws PartInitException {
		window.resize(1600, 1000);
		window.play(PACK, PLAYERS, SEED);
		window.page().resetPerspective();
		Wait.settled();
		Display.getCurrent().setCursorLocation(0, 0);
		view = (CardView) window.page().showView(CardView.ID);
	}

	@AfterEach
	void leave() {
		window.playTest().setViewpoint(new Viewpoint.Persons());
		window.playTest().session().ifPresent(window.playTest()::end);
	}

	@Test
	void before_anything_is_pointed_at_it_says_what_to_do() {
		assertTrue(view.card().isEmpty());
		assertTrue(view.says().startsWith("Point at something"), view::says);
		Screenshots.take("playtest-card-view-empty");
	}

	@Test
	void it_shows_the_room_that_is_pointed_at_on_the_board() {
		int room = pieceOnBoard("room");
		window.pointAtBoard(room);
		waitForCard(game().title(room));
		assertFalse(view.card().orElseThrow().faces().getFirst().rules().isEmpty());
		Screenshots.take("playtest-card-view-room");
	}

	@Test
	void it_shows_the_card_that_is_pointed_at_in_the_seats() {
		int card = window.seats().canvas().panel().places().stream().flatMap(place -> place.piece().stream())
				.filter(piece -> game().isA(piece, "objective")).findFirst().orElseThrow();
		window.pointInSeats(card);
		waitForCard(game().title(card));
		Screenshots.take("playtest-card-view-card");
	}

	@Test
	void it_shows_the_character_that_a_card_for_drafting_stands_for() {
		Choice option = window.question().choices().stream().filter(choice -> choice.subject().isPresent()).findFirst().orElseThrow();
		window.pointAtOption(option.number());
		waitForCard(game().title(option.subject().orElseThrow()));
		assertEquals("Character", view.card().orElseThrow().kind());
		Screenshots.take("playtest-card-view-character");
	}

	@Test
	void it_shows_what_a_line_of_the_story_names() {
		window.selectInStory("Officer is drawn from Character draft");
		waitForCard("Officer");
	}

	@Test
	void no_card_is_laid_over_the_window_while_it_can_be_read_here_unless_a_key_asks_for_it() {
		Choice first = window.question().choices().getFirst();
		window.typeInDecision(SWT.ARROW_DOWN);
		waitForCard(game().title(first.subject().orElseThrow()));
		assertTrue(window.decision().cards().card().isEmpty());
		window.typeInDecision(SWT.F2);
		Wait.until("the card beside the option", () -> window.decision().cards().card().isPresent());
		window.typeInDecision(SWT.ESC);
	}

	@Test
	void what_others_may_not_know_goes_when_the_game_is_shown_with_their_eyes() {
		int card = window.seats().canvas().panel().places().stream().flatMap(place -> place.piece().stream())
				.filter(piece -> game().isA(piece, "objective")).findFirst().orElseThrow();
		window.pointInSeats(card);
		waitForCard(game().title(card));
		window.playTest().setViewpoint(new Viewpoint.OneSeat(2));
		assertTrue(view.card().isEmpty());
	}

	private int pieceOnBoard(String kind) {
		return IntStream.range(0, game().layout().pieceCount()).filter(piece -> game().isA(piece, kind))
				.filter(piece -> window.board().presenter().placeOf(piece).isPresent()).findFirst().orElseThrow();
	}

	private GameSnapshot game() {
		return window.moment().orElseThrow().game().seenWith(window.playTest().sight());
	}

	private void waitForCard(String title) {
		Wait.until("the card of " + title, () -> view.card().map(CardFace::title).filter(title::equals).isPresent());
	}
}
