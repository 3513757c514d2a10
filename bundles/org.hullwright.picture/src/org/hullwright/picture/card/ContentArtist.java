package org.hullwright.picture.card;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Panel;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextMeasure;

/**
 * Measures and draws what stands in the boxes of one side of a component. Sizes of writing are in the unit that components are drawn in.
 */
final class ContentArtist {

	private static final String LEFT = "left";
	private static final String RIGHT = "right";
	private static final double SINGLE_LINE = 1.5; // height of a box with one line, in its size
	private final CardFace card;
	private final Face face;
	private final FaceTexts texts;
	private final @Nullable Raster pixels;
	private final TextMeasure measure;
	private final TextFitter fitter;
	private final IllustrationArtist illustrations;

	/** @param pixels of the picture of the side; null where it has none */
	ContentArtist(CardFace card, Face face, FaceTexts texts, @Nullable Raster pixels, CardTheme theme, TextMeasure measure) {
		this.illustrations = new IllustrationArtist(theme);
		this.card = card;
		this.face = face;
		this.texts = texts;
		this.pixels = pixels;
		this.measure = measure;
		this.fitter = new TextFitter(measure);
	}

	/** Whether the content of a panel is writing, whose size may vary. */
	static boolean isWriting(Content content) {
		return content instanceof Content.Rules;
	}

	/** Whether a content shows a picture of the author's. */
	boolean hasPicture(Content content) {
		return content instanceof Content.Illustration && pixels != null;
	}

	/** How high the content of a panel is when it has a width; 0 where there is nothing to show. */
	double height(Panel panel, double width, double size) {
		return switch (panel.content()) {
			case Content.Rules rules -> texts.rules().isEmpty() ? 0 : new RulesLayout(texts.rules(), measure, width, size).height();
			case Content.Facts facts -> height(texts.otherFacts(), panel, width, size);
			case Content.Fact(String property) -> height(texts.fact(property).stream().toList(), panel, width, size);
			case Content.Title title -> lineHeight(panel, width, size);
			case Content.Written written -> lineHeight(panel, width, size);
			case Content.Symbol symbol -> size * SINGLE_LINE;
			case Content.Illustration illustration -> pictureHeight(width);
			case Content.Nothing nothing -> 0;
		};
	}

	private double height(List<Fact> facts, Panel panel, double width, double size) {
		return facts.isEmpty() ? 0 : factArtist(panel, size).height(facts, width);
	}

	private FactArtist factArtist(Panel panel, double size) {
		return new FactArtist(measure, size, panel.content() instanceof Content.Facts);
	}

	private double pictureHeight(double width) {
		Raster picture = pixels;
		return picture == null ? 0 : Math.min(width, width * picture.height() / picture.width());
	}

	private double lineHeight(Panel panel, double width, double size) {
		String line = texts.line(panel.content(), panel.settings());
		return line.isEmpty() ? 0 : fitter.wrap(line, width, size, isBold(panel)).size() * size * TextFitter.LEADING;
	}

	/**
	 * Draws the content of a panel.
	 *
	 * @param size of writing
	 * @param smallest that lines are made before they are cut
	 */
	void draw(Panel panel, Bounds place, double size, double smallest, Ink ink, Picture.Builder picture) {
		switch (panel.content()) {
			case Content.Rules rules ->
				new RulesLayout(texts.rules(), measure, place.width(), size).draw(place.x(), place.y(), ink.writing(),
						ink.accent().mixed(ink.writing(), 0.25), picture);
			case Content.Facts facts -> facts(texts.otherFacts(), panel, place, size, ink, picture);
			case Content.Fact(String property) -> facts(texts.fact(property).stream().toList(), panel, place, size, ink, picture);
			case Content.Title title -> line(panel, place, size, smallest, ink, picture);
			case Content.Written written -> line(panel, place, size, smallest, ink, picture);
			case Content.Symbol symbol -> illustrations.icon(card, face, place, ink, picture);
			case Content.Illustration illustration -> illustrations.draw(card, face, pixels, place, ink, picture);
			case Content.Nothing nothing -> { /* only what boxes in it show */ }
		}
	}

	private void facts(List<Fact> facts, Panel panel, Bounds place, double size, Ink ink, Picture.Builder picture) {
		if (!facts.isEmpty()) {
			FactArtist artist = factArtist(panel, size);
			double above = Math.max(0, place.height() - artist.height(facts, place.width())) / 2;
			artist.draw(facts, place.x(), place.y() + above, place.width(), ink, picture);
		}
	}

	private void line(Panel panel, Bounds place, double size, double smallest, Ink ink, Picture.Builder picture) {
		String line = texts.line(panel.content(), panel.settings());
		boolean bold = isBold(panel);
		TextFitter.Fitted fitted = fitter.fit(line, place.width(), place.height(), size, smallest, bold);
		double leading = fitted.size() * TextFitter.LEADING;
		double y = place.centre().y() - (fitted.lines().size() - 1) * leading / 2;
		for (String part : fitted.lines()) {
			double width = measure.width(part, fitted.size(), bold);
			switch (panel.settings().word(Setting.ALIGN, "centre")) {
				case LEFT -> picture.line(part, new Point(place.x(), y), fitted.size(), bold, ink.writing());
				case RIGHT -> picture.line(part, new Point(place.x() + place.width() - width, y), fitted.size(), bold, ink.writing());
				default -> picture.words(part, new Point(place.centre().x(), y), fitted.size(), bold, ink.writing());
			}
			y += leading;
		}
	}

	private static boolean isBold(Panel panel) {
		return panel.settings().is(Setting.BOLD);
	}
}
