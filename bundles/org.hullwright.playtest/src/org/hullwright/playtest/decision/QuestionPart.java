package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.GAP;
import static org.hullwright.playtest.decision.DecisionPage.MARGIN;
import static org.hullwright.playtest.decision.DecisionPage.SMALL;
import static org.hullwright.playtest.decision.DecisionPage.TEXT;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.board.EmblemArtist;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.Looks;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.session.Weighing;

/** The question at hand: what has to be told first, who decides, and an option to each card. */
final class QuestionPart {

	private static final double PADDING = 9;
	/** Above and below what stands in an option, and between options: so little that the usual ten are seen at once. */
	private static final double OPTION_PADDING = 3;
	private static final double BETWEEN = 3;
	private static final double KEY = 18;
	private static final double ROUNDING = 6;
	private static final double SYMBOL = 18;
	private static final double SEAT = 11; // radius
	private static final String CARD = "card";
	private static final String FIGURE = "figure";
	private final DecisionPage page;
	private final GameSnapshot game;
	private final Looks looks;

	/** @param game as whoever looks sees it */
	QuestionPart(DecisionPage page, GameSnapshot game) {
		this.page = page;
		this.game = game;
		this.looks = new Looks(game.world());
	}

	/**
	 * Writes it.
	 *
	 * @param focused the option under the pointer or the keyboard; null when none is
	 * @param secondsLeft to answer; null when there is time without end
	 */
	void write(Moment now, Question question, @Nullable Integer focused, @Nullable Integer secondsLeft) {
		now.notice().ifPresent(this::notice);
		heading(now, question);
		if (secondsLeft != null) {
			page.paragraph(secondsLeft == 1 ? "1 second left" : secondsLeft + " seconds left", TEXT, true, page.theme().alarm());
			page.gap();
		}
		page.prompt(question.prompt().isBlank() ? "Choose" : question.prompt(), page.theme().ink());
		Weighing weighing = question.weighing();
		if (weighing != null) { // above the options: whoever asked is shown the top of the page again
			new WeighingPart(page).write(weighing);
		}
		options(question.choices(), focused);
		page.gap();
		page.link("Let the bot decide", new PanelAction.LetBotChoose());
		page.goDown(TEXT * 2);
		if (weighing == null) {
			page.link("What would a bot with goals do?", new PanelAction.Weigh());
			page.goDown(TEXT * 2);
		}
	}

	/** Options to take cards are shown as those cards, all others as a line each. */
	private void options(List<Choice> choices, @Nullable Integer focused) {
		List<Choice> cards = choices.stream().filter(this::isCard).toList();
		List<Choice> lines = cards.size() > 1 ? choices.stream().filter(choice -> !isCard(choice)).toList() : choices;
		if (cards.size() > 1) {
			new CardOptions(page, game, looks).write(cards, focused);
		}
		for (Choice choice : lines) {
			line(choice, focused != null && focused == choice.number());
			page.goDown(BETWEEN);
		}
	}

	/** Whether nothing is to be said of an option but what card it is about. */
	private boolean isCard(Choice choice) {
		return choice.subject().filter(piece -> game.isKnown(piece) && game.isA(piece, CARD) && game.title(piece).equals(choice.label()))
				.isPresent();
	}

	private void notice(String text) {
		double textWidth = page.width() - 2 * MARGIN - 2 * PADDING;
		double height = page.writer().height(text, textWidth, SMALL, false) + 2 * PADDING;
		Outline box = Outline.box(new Bounds(MARGIN, page.top(), page.width() - 2 * MARGIN, height), ROUNDING);
		page.picture().fill(box, page.theme().focus().faded(0.18));
		page.picture().stroke(box, page.theme().focus(), 1.2);
		page.writer().paragraph(text, MARGIN + PADDING, page.top() + PADDING, textWidth, SMALL, false, page.theme().ink(), page.picture());
		page.goDown(height + GAP);
	}

	private void heading(Moment now, Question question) {
		Colour seat = page.theme().colour(new Hue.Numbered(question.seat() - 1));
		Point disc = new Point(MARGIN + SEAT, page.top() + SEAT);
		double middle = disc.y();
		page.picture().fill(Outline.circle(disc, SEAT), seat);
		page.picture().words(Integer.toString(question.seat()), disc, 12.5, true, seat.writing());
		String who = now.game().title(now.game().playerAt(question.seat())) + " decides";
		double left = MARGIN + 2 * SEAT + PADDING;
		double written = page.writer().line(who, left, middle, TEXT, true, page.theme().ink(), page.picture());
		if (left + written + 90 < page.width()) {
			String when = (now.round() == 0 ? "Set-up" : "Round " + now.round()) + " · decision " + (question.number() + 1);
			page.writer().line(when, left + written + 10, middle, SMALL, false, page.theme().soft(), page.picture());
		}
		page.goDown(2 * SEAT + GAP);
	}

	private void line(Choice choice, boolean focused) {
		Optional<Integer> pictured = choice.subject().filter(piece -> !page.isNarrow());
		double symbolLeft = MARGIN + PADDING + KEY + PADDING;
		double textLeft = symbolLeft + (pictured.isPresent() ? SYMBOL + PADDING : 0);
		double textWidth = page.width() - textLeft - PADDING - MARGIN;
		String label = choice.label().isBlank() ? "Option " + (choice.number() + 1) : choice.label();
		double textHeight = page.writer().height(label, textWidth, TEXT, false);
		Bounds bounds = new Bounds(MARGIN, page.top(), page.width() - 2 * MARGIN, Math.max(SYMBOL, textHeight) + 2 * OPTION_PADDING);
		double middle = bounds.centre().y();
		frame(Outline.box(bounds, ROUNDING), focused);
		key(OptionKeys.of(choice.number()), middle);
		pictured.ifPresent(piece -> symbol(piece, new Point(symbolLeft + SYMBOL / 2, middle)));
		page.writer().paragraph(label, textLeft, middle - textHeight / 2, textWidth, TEXT, false, page.theme().ink(), page.picture());
		page.act(bounds, new PanelAction.Choose(choice.number()), choice.subjectOrNull());
		page.goDown(bounds.height());
	}

	/** What an option is about, in its colour. */
	private void symbol(int piece, Point middle) {
		Colour colour = page.theme().colour(game.ownerSeat(piece).isPresent() && game.isA(piece, FIGURE)
				? Looks.seat(game.ownerSeat(piece).getAsInt())
				: looks.groupHue(game, piece));
		page.picture().fill(Outline.circle(middle, SYMBOL / 2), page.theme().tile().mixed(colour, 0.25));
		page.picture().stroke(Outline.circle(middle, SYMBOL / 2), colour, 1.4);
		EmblemArtist.draw(looks.emblem(game, piece), middle, 7.5, colour.mixed(page.theme().ink(), 0.45), page.picture());
	}

	private void frame(Outline outline, boolean focused) {
		Colour tile = page.theme().tile();
		page.picture().fill(outline, focused ? tile.mixed(page.theme().focus(), 0.2) : tile);
		page.picture().stroke(outline, focused ? page.theme().focus() : page.theme().target().faded(0.55), focused ? 2 : 1.2);
	}

	private void key(String key, double middle) {
		if (key.isEmpty()) {
			return;
		}
		page.picture().fill(Outline.box(new Bounds(MARGIN + PADDING, middle - KEY / 2, KEY, KEY), 4), page.theme().target().faded(0.16));
		page.picture().words(key, new Point(MARGIN + PADDING + KEY / 2, middle), 12, true, page.theme().ink());
	}
}
