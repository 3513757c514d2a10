package org.hullwright.playtest.decision;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;

/** A panel that is written from top to bottom; what is written next stands below what was written last. */
final class DecisionPage {

	static final double MARGIN = 12;
	static final double GAP = 7;
	static final double TEXT = 13.5;
	static final double SMALL = 11.5;
	static final double PROMPT = 15.5;
	private static final double NARROW = 220;
	private final BoardTheme theme;
	private final Writer writer;
	private final TextMeasure measure;
	private final double width;
	private final Panel.Builder panel = new Panel.Builder();
	private double y = MARGIN;

	/** @param width in pixels */
	DecisionPage(BoardTheme theme, TextMeasure measure, double width) {
		this.theme = theme;
		this.writer = new Writer(measure);
		this.measure = measure;
		this.width = width;
	}

	BoardTheme theme() {
		return theme;
	}

	TextMeasure measure() {
		return measure;
	}

	Writer writer() {
		return writer;
	}

	Picture.Builder picture() {
		return panel.picture();
	}

	double width() {
		return width;
	}

	/** Whether there is room for little more than words. */
	boolean isNarrow() {
		return width < NARROW;
	}

	/** Where the next thing begins. */
	double top() {
		return y;
	}

	void goDown(double height) {
		y += height;
	}

	void gap() {
		goDown(GAP);
	}

	/** The largest words. */
	void prompt(String text, Colour colour) {
		paragraph(text, PROMPT, true, colour);
		gap();
	}

	void paragraph(String text, double size, boolean bold, Colour colour) {
		goDown(writer.paragraph(text, MARGIN, y, width - 2 * MARGIN, size, bold, colour, picture()));
	}

	/**
	 * Words that lead to a text, or just words, where there is none.
	 *
	 * @param left of the words, from the edge
	 */
	void reference(String text, Place place, double left, double size) {
		reference(text, place, null, left, size);
	}

	/**
	 * The same about a piece.
	 *
	 * @param piece null where it is about none
	 */
	void reference(String text, Place place, @Nullable Integer piece, double left, double size) {
		double textWidth = width - left - MARGIN;
		double height = writer.paragraph(text, left, y, textWidth, size, false, theme.soft(), picture());
		if (place.line() > 0) {
			panel.place(new Bounds(left, y, textWidth, height), new PanelAction.Open(place), piece);
		}
		goDown(height);
	}

	/** Words that do something when they are clicked; whoever writes them goes down. */
	void link(String text, PanelAction action) {
		double written = writer.line(text, MARGIN, y + TEXT * 0.7, SMALL, false, theme.target(), picture());
		act(new Bounds(MARGIN - 3, y - 2, written + 6, TEXT * 1.5), action);
	}

	/** A click there does something. */
	void act(Bounds bounds, PanelAction action) {
		panel.place(bounds, action);
	}

	/**
	 * A click there decides something.
	 *
	 * @param piece that it is about; null where it is about none
	 */
	void act(Bounds bounds, PanelAction action, @Nullable Integer piece) {
		panel.place(bounds, action, piece);
	}

	Panel done() {
		return panel.build(width, y + MARGIN);
	}
}
