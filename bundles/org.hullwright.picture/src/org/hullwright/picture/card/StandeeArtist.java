package org.hullwright.picture.card;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextFitter.Fitted;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.board.FigureArtist;
import org.hullwright.picture.icon.IconChoice;
import org.hullwright.picture.scene.Emblem;

/** Draws figures as they stand on boards of other programs, each with its title below, for nobody is there to be asked who it is. */
final class StandeeArtist {

	private static final Bounds BOUNDS = new Bounds(-30, -30, 60, 74);
	private static final Point MIDDLE = new Point(0, -1);
	private static final double SCALE = 1.2;
	private static final double TITLE = 27; // from the middle down to where the title begins
	private static final double LARGEST = 8.5;
	private static final double SMALLEST = 6;
	private static final double PADDING = 1.6;

	private final CardTheme theme;
	private final TextFitter fitter;
	private final TextMeasure measure;
	private final Palette palette;

	StandeeArtist(CardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
		this.fitter = new TextFitter(measure);
		this.palette = new Palette(theme);
	}

	/**
	 * A figure.
	 *
	 * @param person whether it is moved by a player, and nobody else's
	 */
	Picture draw(CardFace card, Face face, boolean person) {
		Colour colour = palette.accentOf(card);
		String icon = face.icon().isEmpty() ? IconChoice.of(card.title(), card.kind(), card.shape()) : face.icon();
		var picture = new Picture.Builder();
		if (person) {
			FigureArtist.pawn(Emblem.icon(icon), MIDDLE, SCALE, colour, picture);
		} else {
			FigureArtist.creature(Emblem.icon(icon), MIDDLE, SCALE, colour, picture);
		}
		write(face.name().isEmpty() ? card.title() : card.title() + " (" + face.name() + ")", picture);
		return picture.build(BOUNDS);
	}

	private void write(String title, Picture.Builder picture) {
		double room = BOUNDS.y() + BOUNDS.height() - TITLE - 2 * PADDING;
		Fitted fitted = fitter.fit(title, BOUNDS.width() - 4 * PADDING, room, LARGEST, SMALLEST, true);
		double width = fitted.lines().stream().mapToDouble(line -> measure.width(line, fitted.size(), true)).max().orElse(0);
		double line = fitted.size() * TextFitter.LEADING;
		double high = line * fitted.lines().size();
		Outline label = Outline.box(new Bounds(-width / 2 - 2 * PADDING, TITLE, width + 4 * PADDING, high + 2 * PADDING), 2 * PADDING);
		picture.fill(label, theme.paper());
		picture.stroke(label, theme.faint(), 0.5);
		for (int at = 0; at < fitted.lines().size(); at++) {
			picture.words(fitted.lines().get(at), new Point(0, TITLE + PADDING + line * (at + 0.5)), fitted.size(), true, theme.ink());
		}
	}
}
