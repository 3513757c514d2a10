package org.hullwright.picture.card;

import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.icon.IconOutlines;

/** Draws what components look like from behind: their icon in a ring, above what they are called together. */
final class BackArtist {

	private static final double RADIUS = 0.21; // of a ring, as a share of the width of the sheet
	private static final double RING = 1.2;
	private static final double ICON = 1.6;
	private static final double LARGEST = 30;
	private static final double SMALLEST = 16;
	private final CardTheme theme;
	private final TextFitter fitter;
	private final PaperArtist papers;
	private final TextureArtist textures = new TextureArtist();

	BackArtist(CardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.fitter = new TextFitter(measure);
		this.papers = new PaperArtist(theme);
	}

	/** @param edge what becomes of the paper where it ends */
	Picture draw(Back back, Shape shape, Edge edge) {
		Sheet sheet = Sheet.of(shape);
		Colour accent = theme.colour(back.hue());
		Colour ground = papers.backOf(accent);
		Colour writing = ground.writing();
		Picture.Builder picture = new Picture.Builder();
		papers.back(sheet.bounds(), sheet.corner(), edge, accent, picture);
		textures.draw(back.title(), back.title(), sheet.bounds().grown(-sheet.corner()), writing, picture);

		Point centre = sheet.bounds().centre();
		Point emblem = centre.plus(0, -sheet.height() * 0.09);
		double radius = sheet.width() * RADIUS;
		picture.fill(Outline.circle(emblem, radius * RING), ground);
		picture.stroke(Outline.circle(emblem, radius * RING), writing.faded(0.5), 2);
		IconOutlines.of(back.iconOn(shape), emblem, radius * ICON).ifPresent(icon -> picture.fill(icon, writing.faded(0.92)));

		TextFitter.Fitted title = fitter.fit(back.title(), sheet.width() * 0.68, sheet.height() * 0.2, LARGEST, SMALLEST, true);
		CardArtist.lines(title, centre.plus(0, sheet.height() * 0.27), writing, picture);
		return picture.build(sheet.bounds());
	}
}
