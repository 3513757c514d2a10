package org.hullwright.playtest.board;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Detail;
import org.hullwright.picture.scene.Dossier;
import org.hullwright.picture.view.ReadableNames;

/** Draws the card that tells all about the piece pointed at, its upper left corner at the origin, in pixels. */
final class DossierArtist {

	private static final double WIDTH = 320;
	private static final double PADDING = 12;
	private static final double LABEL_WIDTH = 128;
	private static final double TITLE = 16;
	private static final double BODY = 13;
	private static final double LINE = 18;
	private static final Colour SHADE = new Colour(0, 0, 0, 40);
	private final BoardTheme theme;
	private final TextMeasure measure;
	private final TextFitter fitter;

	DossierArtist(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
		this.fitter = new TextFitter(measure);
	}

	Picture draw(Dossier dossier) {
		Picture.Builder text = new Picture.Builder();
		double y = PADDING + TITLE / 2;
		for (String line : fitter.wrap(dossier.title(), WIDTH - 2 * PADDING, TITLE, true)) {
			write(line, PADDING, y, TITLE, true, theme.ink(), text);
			y += TITLE + 4;
		}
		write(ReadableNames.titled(dossier.kind()), PADDING, y, BODY - 1, false, theme.soft(), text);
		y += LINE + 4;
		for (Detail detail : dossier.details()) {
			double left = PADDING;
			if (!detail.label().isEmpty()) {
				write(fitter.fit(ReadableNames.titled(detail.label()), LABEL_WIDTH - 8, BODY, BODY, BODY - 2, false).lines().getFirst(),
						PADDING, y, BODY, false, theme.soft(), text);
				left += LABEL_WIDTH;
			}
			String value = detail.label().isEmpty() ? ReadableNames.titled(detail.value()) : detail.value();
			for (String line : fitter.wrap(value, WIDTH - PADDING - left, BODY, false)) {
				write(line, left, y, BODY, false, theme.ink(), text);
				y += LINE;
			}
		}
		return onCard(text.build(Bounds.EMPTY), y);
	}

	private Picture onCard(Picture text, double height) {
		Bounds bounds = new Bounds(0, 0, WIDTH, height);
		Picture.Builder card = new Picture.Builder();
		Outline outline = Outline.box(bounds, 8);
		card.stroke(outline, SHADE, 6);
		card.fill(outline, theme.card());
		card.stroke(outline, theme.faint(), 1);
		return card.append(text).build(bounds);
	}

	private void write(String text, double left, double y, double size, boolean bold, Colour colour, Picture.Builder picture) {
		picture.words(text, new Point(left + measure.width(text, size, bold) / 2, y), size, bold, colour);
	}
}
