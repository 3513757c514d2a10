package org.hullwright.playtest.card;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.board.EmblemArtist;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardTheme;

/** Draws cards in the size of a thumbnail: title, symbol and colour. */
public final class SmallCardArtist {

	/** In pixels. */
	public static final double WIDTH = 66;
	/** In pixels. */
	public static final double HEIGHT = 92;
	private static final double BAND = 31;
	private static final double ROUNDING = 6;
	private static final double TITLE = 10;
	private static final double SMALLEST_TITLE = 7.5;
	private static final double MARGIN = 4;
	private static final double SYMBOL = 25;
	private static final Typeface NARROW = Typeface.called("Barlow Condensed").orElseThrow();
	private static final Colour SHADE = new Colour(0, 0, 0, 60);
	private final BoardTheme theme;
	private final TextFitter fitter;

	public SmallCardArtist(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.fitter = new TextFitter(measure);
	}

	/** @param chosen whether it can be chosen now */
	public void draw(SmallCard card, double left, double top, boolean chosen, Picture.Builder picture) {
		Bounds bounds = new Bounds(left, top, WIDTH, HEIGHT);
		Colour colour = theme.colour(card.hue());
		Outline edge = Outline.box(bounds, ROUNDING);
		picture.fill(Outline.box(new Bounds(left + 1.5, top + 2.5, WIDTH, HEIGHT), ROUNDING), SHADE);
		picture.fill(edge, theme.tile().mixed(colour, 0.12));
		picture.fill(Outline.box(new Bounds(left, top, WIDTH, BAND), ROUNDING), colour);
		picture.fill(Outline.box(new Bounds(left, top + BAND / 2, WIDTH, BAND / 2), 0), colour);
		title(card.title(), bounds, colour.writing(), picture);
		EmblemArtist.draw(card.emblem(), new Point(left + WIDTH / 2, top + BAND + (HEIGHT - BAND) / 2), SYMBOL,
				colour.mixed(theme.ink(), 0.45),
				picture);
		picture.stroke(edge, chosen ? theme.target() : colour.mixed(theme.ink(), 0.4), chosen ? 3 : 1.2);
		if (card.count() > 1) {
			count("×" + card.count(), new Point(left + WIDTH - 14, top + HEIGHT - 11), picture);
		}
	}

	/** Draws the back of a card of which only this is known. */
	public void back(Bounds bounds, Colour colour, Picture.Builder picture) {
		Outline edge = Outline.box(bounds, Math.min(ROUNDING, bounds.width() / 6));
		picture.fill(edge, colour);
		picture.stroke(edge, theme.card(), 1.2);
		picture.stroke(Outline.box(bounds.grown(-bounds.width() * 0.14), 1.5), colour.writing().faded(0.4), 1);
	}

	/** A title of long words is written in narrow letters rather than cut. */
	private void title(String title, Bounds bounds, Colour colour, Picture.Builder picture) {
		TextFitter.Fitted fitted = fitted(fitter, title);
		TextFitter.Fitted shown = fitted.whole() ? fitted : fitted(new TextFitter(NARROW), title);
		double line = shown.size() * TextFitter.LEADING;
		double y = bounds.y() + BAND / 2 - line * (shown.lines().size() - 1) / 2;
		for (String text : shown.lines()) {
			if (fitted.whole()) {
				picture.words(text, new Point(bounds.centre().x(), y), shown.size(), true, colour);
			} else {
				double left = bounds.centre().x() - NARROW.width(text, shown.size(), true) / 2;
				picture.fill(NARROW.outline(text, new Point(left, y), shown.size(), true), colour);
			}
			y += line;
		}
	}

	private static TextFitter.Fitted fitted(TextFitter fitter, String title) {
		return fitter.fit(title, WIDTH - 2 * MARGIN, BAND - 4, TITLE, SMALLEST_TITLE, true);
	}

	private void count(String text, Point middle, Picture.Builder picture) {
		picture.fill(Outline.box(new Bounds(middle.x() - 12, middle.y() - 8, 24, 16), 7.9), theme.ink());
		picture.words(text, middle, 11, true, theme.ink().writing());
	}
}
