package org.hullwright.playtest.decision;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.Hue;
import org.hullwright.playtest.session.Cause;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.NotOffered;
import org.hullwright.playtest.session.Question;

/** Lays out the question at hand with an option to each card; or how the game ended, or what went wrong. */
public final class DecisionPanels {

	private static final double MARGIN = 12;
	private static final double CARD_PADDING = 9;
	private static final double KEY = 22;
	private static final double GAP = 7;
	private static final double TEXT = 13.5;
	private static final double SMALL = 11.5;
	private static final double PROMPT = 17;
	/** How far what is performed stands to the right of what performs it. */
	private static final double STEP = 9;
	/** Deeper than this nothing stands further to the right. */
	private static final int MOST_STEPS = 8;
	/** Options beyond this one have no key of their own. */
	private static final int MOST_KEYS = 9;
	/** More would hide the question. */
	private static final int MOST_REASONS = 20;
	private final BoardTheme theme;
	private final Writer writer;

	public DecisionPanels(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.writer = new Writer(measure);
	}

	/**
	 * @param width of the panel, in pixels
	 * @param focused the option under the pointer or the keyboard
	 */
	public Panel of(Optional<Moment> moment, Optional<Integer> focused, double width) {
		if (moment.isEmpty()) {
			return note("No game is being played.", "Select a pack and press Play in the toolbar, or Shift+F11.", width);
		}
		Moment now = moment.get();
		if (now.question().isPresent()) {
			return question(now, now.question().get(), focused, width);
		}
		if (now.isInBetween()) {
			return note("The game stands still.", "It is in the middle of its rules. The Debug view tells where, and lets it go on: step by step with F5 and F6, or with F8 until it asks or stops again.", width);
		}
		return now.failure().map(failure -> failure(failure, width))
			.orElseGet(() -> outcome(now, now.outcome().orElseThrow(), width));
	}

	private Panel note(String title, String text, double width) {
		Panel.Builder panel = new Panel.Builder();
		double y = MARGIN;
		y += writer.paragraph(title, MARGIN, y, width - 2 * MARGIN, PROMPT, true, theme.ink(), panel.picture()) + GAP;
		y += writer.paragraph(text, MARGIN, y, width - 2 * MARGIN, TEXT, false, soft(), panel.picture());
		return panel.build(width, y + MARGIN);
	}

	private Panel question(Moment now, Question question, Optional<Integer> focused, double width) {
		Panel.Builder panel = new Panel.Builder();
		double y = MARGIN + now.notice().map(notice -> notice(notice, width, panel)).orElse(0.0);
		y = heading(now, question, y, width, panel);
		String prompt = question.prompt().isBlank() ? "Choose" : question.prompt();
		y += writer.paragraph(prompt, MARGIN, y, width - 2 * MARGIN, PROMPT, true, theme.ink(), panel.picture()) + GAP;
		for (Choice choice : question.choices()) {
			y += card(choice, focused.filter(option -> option == choice.number()).isPresent(), y, width, panel) + GAP;
		}
		y += GAP;
		link("Let the bot decide", MARGIN, y, new PanelAction.LetBotChoose(), panel);
		y += TEXT * 2;
		y += notOffered(question.notOffered(), y, width, panel);
		return panel.build(width, y + why(now, question, y, width, panel) + MARGIN);
	}

	/** Who decides, and what led here from the phase on; each part leads to its text. */
	private double why(Moment now, Question question, double top, double width, Panel.Builder panel) {
		double y = top + GAP;
		y += writer.paragraph("Why", MARGIN, y, width - 2 * MARGIN, SMALL, true, soft(), panel.picture()) + GAP / 2;
		double left = MARGIN;
		for (Cause cause : question.causes()) {
			y += cause(cause.words(), cause, left, y, width, panel);
			left += STEP;
		}
		String who = now.game().title(now.game().playerAt(question.seat())) + " is asked here";
		y += cause(who, new Cause(who, question.source()), left, y, width, panel);
		return y - top;
	}

	private double cause(String words, Cause cause, double wanted, double top, double width, Panel.Builder panel) {
		double left = Math.min(wanted, MOST_STEPS * STEP + MARGIN);
		double textWidth = width - left - MARGIN;
		Colour colour = cause.place().line() > 0 ? theme.target() : soft();
		writer.line(writer.cut(words, textWidth, SMALL, false), left, top + SMALL * 0.7, SMALL, false, colour, panel.picture());
		if (cause.place().line() > 0) {
			panel.place(new Bounds(left, top, textWidth, SMALL * 1.5), new PanelAction.Open(cause.place()));
		}
		return SMALL * 1.5;
	}

	/** What is not possible now, in grey, each with the conditions that do not hold; all of them lead to their text. */
	private double notOffered(List<NotOffered> options, double top, double width, Panel.Builder panel) {
		if (options.isEmpty()) {
			return 0;
		}
		double textWidth = width - 2 * MARGIN;
		double y = top + GAP;
		y += writer.paragraph("Not possible now", MARGIN, y, textWidth, SMALL, true, soft(), panel.picture()) + GAP;
		for (NotOffered option : options.subList(0, Math.min(options.size(), MOST_REASONS))) {
			y += reason(option.label().isBlank() ? "An option" : option.label(), option.place(), MARGIN, y, TEXT, width, panel);
			String before = "needs ";
			for (Cause ground : option.grounds()) {
				y += reason(before + ground.words(), ground.place(), MARGIN + CARD_PADDING, y, SMALL, width, panel);
				before = "which needs ";
			}
			y += GAP;
		}
		if (options.size() > MOST_REASONS) {
			y += writer.paragraph("and " + (options.size() - MOST_REASONS) + " more", MARGIN, y, textWidth, SMALL, false, soft(), panel.picture());
		}
		return y - top;
	}

	private double reason(String text, Place place, double left, double top, double size, double width, Panel.Builder panel) {
		double textWidth = width - left - MARGIN;
		double height = writer.paragraph(text, left, top, textWidth, size, false, soft(), panel.picture());
		if (place.line() > 0) {
			panel.place(new Bounds(left, top, textWidth, height), new PanelAction.Open(place));
		}
		return height;
	}

	private double notice(String text, double width, Panel.Builder panel) {
		double textWidth = width - 2 * MARGIN - 2 * CARD_PADDING;
		double height = writer.height(text, textWidth, SMALL, false) + 2 * CARD_PADDING;
		Outline box = Outline.box(new Bounds(MARGIN, MARGIN, width - 2 * MARGIN, height), 7);
		panel.picture().fill(box, theme.focus().faded(0.18));
		panel.picture().stroke(box, theme.focus(), 1.2);
		writer.paragraph(text, MARGIN + CARD_PADDING, MARGIN + CARD_PADDING, textWidth, SMALL, false, theme.ink(), panel.picture());
		return height + GAP;
	}

	private double heading(Moment now, Question question, double top, double width, Panel.Builder panel) {
		Colour seat = theme.colour(new Hue.Numbered(question.seat() - 1));
		double middle = top + 13;
		panel.picture().fill(Outline.circle(new Point(MARGIN + 13, middle), 13), seat);
		panel.picture().words(Integer.toString(question.seat()), new Point(MARGIN + 13, middle), 14, true, seat.writing());
		String who = now.game().title(now.game().playerAt(question.seat())) + " decides";
		String when = now.round() == 0 ? "Set-up" : "Round " + now.round();
		double left = MARGIN + 34;
		double written = writer.line(who, left, middle, TEXT, true, theme.ink(), panel.picture());
		if (left + written + 90 < width) {
			writer.line(when + " · decision " + (question.number() + 1), left + written + 10, middle, SMALL, false, soft(), panel.picture());
		}
		return middle + 13 + 2 * GAP;
	}

	private double card(Choice choice, boolean focused, double top, double width, Panel.Builder panel) {
		double textLeft = MARGIN + CARD_PADDING + KEY + CARD_PADDING;
		double textWidth = width - textLeft - CARD_PADDING - MARGIN;
		String label = choice.label().isBlank() ? "Option " + (choice.number() + 1) : choice.label();
		double textHeight = writer.height(label, textWidth, TEXT, false);
		double height = Math.max(KEY, textHeight) + 2 * CARD_PADDING;
		Bounds bounds = new Bounds(MARGIN, top, width - 2 * MARGIN, height);
		Outline outline = Outline.box(bounds, 7);
		panel.picture().fill(outline, focused ? theme.tile().mixed(theme.focus(), 0.2) : theme.tile());
		panel.picture().stroke(outline, focused ? theme.focus() : theme.target().faded(0.55), focused ? 2 : 1.2);
		if (choice.number() < MOST_KEYS) {
			Outline key = Outline.box(new Bounds(MARGIN + CARD_PADDING, bounds.centre().y() - KEY / 2, KEY, KEY), 5);
			panel.picture().fill(key, theme.target().faded(0.16));
			panel.picture().words(Integer.toString(choice.number() + 1), new Point(MARGIN + CARD_PADDING + KEY / 2, bounds.centre().y()), 12, true, theme.ink());
		}
		writer.paragraph(label, textLeft, bounds.centre().y() - textHeight / 2, textWidth, TEXT, false, theme.ink(), panel.picture());
		panel.place(bounds, new PanelAction.Choose(choice.number()));
		return height;
	}

	private Panel outcome(Moment now, Outcome outcome, double width) {
		Panel.Builder panel = new Panel.Builder();
		double y = MARGIN;
		y += writer.paragraph("The game is over", MARGIN, y, width - 2 * MARGIN, PROMPT, true, theme.ink(), panel.picture()) + GAP;
		if (!outcome.reason().isBlank()) {
			y += writer.paragraph(outcome.reason(), MARGIN, y, width - 2 * MARGIN, TEXT, false, theme.ink(), panel.picture()) + GAP;
		}
		String winners = outcome.winners().isEmpty() ? "Nobody has won." : outcome.winners().stream()
			.map(seat -> now.game().title(now.game().playerAt(seat))).collect(Collectors.joining(" and ")) + (outcome.winners().size() == 1 ? " has won." : " have won.");
		y += writer.paragraph(winners, MARGIN, y, width - 2 * MARGIN, TEXT, true, theme.ink(), panel.picture()) + GAP;
		y += writer.paragraph(outcome.rounds() + " rounds, " + outcome.decisions() + " decisions. Undo goes back into the game.", MARGIN, y,
			width - 2 * MARGIN, SMALL, false, soft(), panel.picture());
		return panel.build(width, y + MARGIN);
	}

	private Panel failure(GameError failure, double width) {
		Panel.Builder panel = new Panel.Builder();
		double y = MARGIN;
		y += writer.paragraph("The game cannot go on", MARGIN, y, width - 2 * MARGIN, PROMPT, true, theme.alarm(), panel.picture()) + GAP;
		y += writer.paragraph(failure.getMessage(), MARGIN, y, width - 2 * MARGIN, TEXT, false, theme.ink(), panel.picture()) + GAP;
		y = linkedPlaces("at ", List.of(failure.place()), y, panel);
		y = linkedPlaces("while performing ", failure.chain(), y, panel);
		return panel.build(width, y + MARGIN);
	}

	private double linkedPlaces(String before, List<Place> places, double top, Panel.Builder panel) {
		double y = top;
		for (Place place : places.stream().filter(each -> each.line() > 0).toList()) {
			link(before + place, MARGIN, y, new PanelAction.Open(place), panel);
			y += TEXT * 1.6;
		}
		return y;
	}

	private double link(String text, double left, double top, PanelAction action, Panel.Builder panel) {
		double width = writer.line(text, left, top + TEXT * 0.7, SMALL, false, theme.target(), panel.picture());
		panel.place(new Bounds(left - 3, top - 2, width + 6, TEXT * 1.5), action);
		return width;
	}

	private Colour soft() {
		return theme.ink().faded(0.62);
	}
}
