package org.hullwright.playtest.balance;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;

/** Lays out what can be asked about a pack at once: one button below the other, each with its answer in a sentence first. */
final class QuestionPanels {

	private static final String GO_ON = "Go on with that game from there";
	private static final double MARGIN = 12;
	private static final double GAP = 7;
	private static final double TITLE = 15;
	private static final double TEXT = 13;
	private static final double SMALL = 11.5;
	private static final double INDENT = 14;
	private static final double BUTTON = 26; // height

	private final BoardTheme theme;
	private final Writer writer;

	QuestionPanels(BoardTheme theme, Writer writer) {
		this.theme = theme;
		this.writer = writer;
	}

	/** Adds them at the top and says where what follows begins. */
	double add(Balance balance, double width, Panel.Builder panel) {
		double y = MARGIN;
		if (balance.inquiries().isEmpty()) {
			return y;
		}
		y += writer.paragraph("Is it too strong?", MARGIN, y, width - 2 * MARGIN, TITLE, true, theme.ink(), panel.picture());
		y += writer.paragraph("Two programs that try each option play the same games twice, with the same luck as far as it goes. "
				+ "The menu of this view asks about any other component and whether something can be, compares with another version, "
				+ "and shows the odds at the lines.",
				MARGIN,
				y,
				width - 2 * MARGIN, SMALL, false, theme.soft(), panel.picture()) + GAP;
		for (int number = 0; number < balance.inquiries().size(); number++) {
			y += inquiry(balance.inquiries().get(number), number, y, width, panel) + GAP;
		}
		return y + GAP;
	}

	private double inquiry(BalanceQuestion inquiry, int number, double top, double width, Panel.Builder panel) {
		String subject = inquiry.subject().label();
		String label = subject + (subject.endsWith("?") ? " " : ", ") + inquiry.games() + (inquiry.games() == 1 ? " game" : " games");
		double widest = width - 2 * MARGIN - 2 * INDENT;
		double lines = writer.height(label, widest, TEXT, true);
		double text = Math.min(widest, writer.width(label, TEXT, true));
		Bounds button = new Bounds(MARGIN, top, text + 2 * INDENT, Math.max(BUTTON, lines + GAP));
		panel.picture().fill(Outline.box(button, BUTTON / 2), theme.target().faded(0.14));
		writer.paragraph(label, MARGIN + INDENT, button.centre().y() - lines / 2, widest, TEXT, true, theme.target(), panel.picture());
		panel.place(button, new PanelAction.Ask(number));
		return button.height() + reply(inquiry.reply(), number, top + button.height(), width, panel);
	}

	private double reply(BalanceQuestion.Reply reply, int number, double top, double width, Panel.Builder panel) {
		return switch (reply) {
			case BalanceQuestion.Reply.NotAsked nothing -> 0;
			case BalanceQuestion.Reply.Prepared begun ->
				lines(List.of("The games are about to begin"), SMALL, false, theme.soft(), top + GAP, width, panel) + GAP;
			case BalanceQuestion.Reply.Playing(long played, long total) -> playing(played, total, top + GAP, width, panel) + GAP;
			case BalanceQuestion.Reply.Refused(String reason) ->
				lines(List.of(reason), TEXT, false, theme.alarm(), top + GAP, width, panel) + GAP;
			case BalanceQuestion.Reply.Given given -> given(given, number, top + GAP, width, panel) + GAP;
		};
	}

	private double playing(long played, long total, double top, double width, Panel.Builder panel) {
		double left = MARGIN + INDENT;
		double height = lines(List.of(played + " of " + total + " games have been played"), SMALL, false, theme.soft(), top, width, panel);
		Bounds whole = new Bounds(left, top + height, width - left - MARGIN, 6);
		panel.picture().fill(Outline.box(whole, 3), theme.ink().faded(0.12));
		panel.picture().fill(Outline.box(new Bounds(left, whole.y(), Math.max(1, whole.width() * played / total), whole.height()), 3),
				theme.target());
		return height + whole.height();
	}

	private double given(BalanceQuestion.Reply.Given given, int number, double top, double width, Panel.Builder panel) {
		double y = top;
		y += lines(given.conclusions(), TEXT, true, theme.ink(), y, width, panel);
		y += lines(given.encounters(), TEXT, false, theme.ink(), y, width, panel);
		if (given.played() < given.total()) {
			y += lines(List.of("Ended early, after " + given.played() + " of " + given.total() + " games."), SMALL, false, theme.soft(), y,
					width,
					panel);
		}
		y += lines(given.broken().stream().map(error -> "A rule broke games, which do not count: " + error).toList(), TEXT, false,
				theme.alarm(), y, width, panel);
		if (given.witness() != null) {
			double height = lines(List.of(GO_ON), TEXT, true, theme.target(), y, width, panel);
			panel.place(new Bounds(MARGIN + INDENT, y, writer.width(GO_ON, TEXT, true), height), new PanelAction.PlayOn(number));
			y += height;
		}
		return y - top;
	}

	private double lines(List<String> sentences, double size, boolean bold, Colour colour, double top, double width, Panel.Builder panel) {
		double y = top;
		for (String sentence : sentences) {
			y += writer.paragraph(sentence, MARGIN + INDENT, y, width - 2 * MARGIN - INDENT, size, bold, colour, panel.picture()) + 2;
		}
		return y - top;
	}
}
