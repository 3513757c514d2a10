package org.hullwright.playtest.seats;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;

/** A panel of labelled lines, written from top to bottom. */
final class SeatPage {

	private static final double MARGIN = 12;
	private static final double TEXT = 13;
	private static final double SMALL = 11.5;
	private static final double LINE = 21;
	/** Of the width, for what stands before bars, words and cards. */
	private static final double LABEL_SHARE = 0.27;
	private static final double LEAST_LABEL = 104;
	private static final double MOST_LABEL = 190;
	private static final double BAR_HEIGHT = 13;
	private static final double CHIP = 22;
	private static final double GAP = 5;
	/** Room for the numbers behind a bar. */
	private static final double COUNT = 52;
	private static final double LEAST_BAR = 40;
	/** Bars of more steps than this are drawn without divisions. */
	private static final int MOST_STEPS = 20;
	private final BoardTheme theme;
	private final Writer writer;
	private final double width;
	private final double labelWidth;
	private final Panel.Builder panel = new Panel.Builder();
	private double y = MARGIN;
	/** Where what matters now begins; null outside of it. */
	private @Nullable Double marked;

	/** @param width in pixels */
	SeatPage(BoardTheme theme, TextMeasure measure, double width) {
		this.theme = theme;
		this.writer = new Writer(measure);
		this.width = width;
		this.labelWidth = Math.clamp(width * LABEL_SHARE, LEAST_LABEL, MOST_LABEL);
	}

	/**
	 * Pieces that are alike.
	 *
	 * @param chosen whether a click on them decides something
	 * @param piece one of them
	 */
	record Chip(String text, boolean chosen, PanelAction action, int piece) {}

	/**
	 * A coloured bar above what belongs together.
	 *
	 * @param badge in a circle; blank for none
	 * @param mark for who decides
	 */
	void heading(String title, String badge, Colour colour, boolean mark) {
		Bounds bar = new Bounds(MARGIN / 2, y, width - MARGIN, 28);
		Outline outline = Outline.box(bar, 7);
		picture().fill(outline, colour.faded(mark ? 0.95 : 0.75));
		if (mark) {
			picture().stroke(outline, theme.focus(), 2);
			marked = y;
		}
		double left = MARGIN + 6;
		if (!badge.isBlank()) {
			Point middle = new Point(left + 9, bar.centre().y());
			picture().fill(Outline.circle(middle, 9), colour.writing().faded(0.25));
			picture().words(badge, middle, 12, true, colour.writing());
			left += 26;
		}
		writer.line(writer.cut(title, width - left - MARGIN, TEXT, true), left, bar.centre().y(), TEXT, true, colour.writing(), picture());
		y += 34;
	}

	/** A piece that can be shown where it is, and where that is. */
	void title(String text, String where, PanelAction action, int piece) {
		double left = MARGIN + 4;
		double behind = left + writer.line(text, left, middle(), TEXT, true, theme.ink(), picture()) + SMALL / 2;
		writer.line(writer.cut(where, width - behind - MARGIN, SMALL, false), behind, middle(), SMALL, false, soft(), picture());
		panel.place(new Bounds(MARGIN, y, width - 2 * MARGIN, LINE), action, piece);
		y += LINE;
	}

	void words(String label, String text) {
		label(label);
		double left = MARGIN + labelWidth;
		writer.line(writer.cut(text, width - left - MARGIN, TEXT, false), left, middle(), TEXT, false, theme.ink(), picture());
		y += LINE;
	}

	/** A number between two others, and how far it is from the first to the second. */
	void bar(String label, int value, int lower, int upper, Colour colour) {
		label(label);
		double full = Math.max(LEAST_BAR, width - labelWidth - 2 * MARGIN - COUNT);
		int start = lower == 1 ? 0 : lower; // what counts from 1 is full of its first step there
		double share = (value - start) / (double) (upper - start);
		Bounds whole = new Bounds(MARGIN + labelWidth, y + (LINE - BAR_HEIGHT) / 2, full, BAR_HEIGHT);
		picture().fill(Outline.box(whole, 4), theme.faint().faded(0.3));
		if (share > 0) {
			picture().fill(Outline.box(new Bounds(whole.x(), whole.y(), full * share, BAR_HEIGHT), 4), colour);
		}
		divide(whole, upper - start);
		writer.line(value + " / " + upper, whole.x() + full + 8, middle(), SMALL, true, theme.ink(), picture());
		y += LINE;
	}

	private void divide(Bounds bar, int steps) {
		for (int step = 1; step < steps && steps <= MOST_STEPS; step++) {
			double x = bar.x() + bar.width() * step / steps;
			picture().stroke(Outline.line(new Point(x, bar.y() + 1), new Point(x, bar.y() + BAR_HEIGHT - 1)), theme.card().faded(0.7), 1);
		}
	}

	/**
	 * Pieces that no player may look at.
	 *
	 * @param text how many, and what else is known of them
	 */
	void pile(String label, int count, String text) {
		label(label);
		double left = MARGIN + labelWidth;
		for (int card = 0; card < Math.min(3, count); card++) {
			Outline outline = Outline.box(new Bounds(left + card * 3, y + 3 - card, 11, 15), 2.5);
			picture().fill(outline, theme.faint());
			picture().stroke(outline, theme.card(), 1);
		}
		writer.line(text, left + 26, middle(), TEXT, false, theme.ink(), picture());
		y += LINE;
	}

	/** Pieces that lie open, in as many lines as it takes. */
	void chips(String label, List<Chip> chips) {
		label(label);
		double left = MARGIN + labelWidth;
		double x = left;
		for (Chip chip : chips) {
			String shown = writer.cut(chip.text(), width - left - MARGIN - 16, SMALL, false);
			double wide = writer.width(shown, SMALL, false) + 14;
			if (x + wide > width - MARGIN && x > left) {
				x = left;
				y += CHIP + 2;
			}
			chip(shown, new Bounds(x, y, wide, CHIP - 2), chip);
			x += wide + GAP;
		}
		y += CHIP + 2;
	}

	private void chip(String shown, Bounds bounds, Chip chip) {
		Outline outline = Outline.box(bounds, 5);
		picture().fill(outline, theme.tile());
		picture().stroke(outline, chip.chosen() ? theme.target() : theme.faint(), chip.chosen() ? 2 : 1);
		picture().words(shown, bounds.centre(), SMALL, false, theme.ink());
		panel.place(bounds, chip.action(), chip.piece());
	}

	/** Leaves some room below what belongs together. */
	void end() {
		Double top = marked;
		if (top != null) {
			panel.now(new Bounds(0, top, width, y - top));
		}
		marked = null;
		y += MARGIN;
	}

	Panel done() {
		return panel.build(width, y);
	}

	private void label(String text) {
		writer.line(writer.cut(text, labelWidth - 10, SMALL, false), MARGIN + 4, middle(), SMALL, false, soft(), picture());
	}

	/** Of the line that is being written. */
	private double middle() {
		return y + LINE / 2;
	}

	private Picture.Builder picture() {
		return panel.picture();
	}

	private Colour soft() {
		return theme.ink().faded(0.62);
	}
}
