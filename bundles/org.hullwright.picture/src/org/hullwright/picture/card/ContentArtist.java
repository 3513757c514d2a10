package org.hullwright.picture.card;

import java.util.ArrayList;
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
	private static final double COMPASS = 16 * Lengths.MILLIMETRE; // height where none is said
	private static final double ROUNDING = 1e-3;
	private static final double SINGLE_LINE = 1.5; // height of a box with one line, in its size
	private final CardFace card;
	private final Face face;
	private final FaceTexts texts;
	private final @Nullable Raster pixels;
	private final TextMeasure measure;
	private final IllustrationArtist illustrations;
	private final List<SmallWriting> small = new ArrayList<>();
	private final FloorPlanArtist plans = new FloorPlanArtist();
	private final CompassArtist compass = new CompassArtist();

	/** @param pixels of the picture of the side; null where it has none */
	ContentArtist(CardFace card, Face face, FaceTexts texts, @Nullable Raster pixels, CardTheme theme, TextMeasure measure) {
		this.illustrations = new IllustrationArtist(theme);
		this.card = card;
		this.face = face;
		this.texts = texts;
		this.pixels = pixels;
		this.measure = measure;
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
			case Content.Rules rules -> texts.rules().isEmpty() ? 0 : new RulesLayout(texts.rules(), letters(panel), width, size).height();
			case Content.Facts facts -> height(texts.otherFacts(), panel, width, size);
			case Content.Fact(String property) -> isCompass(panel)
					? texts.fact(property).map(fact -> Math.min(width, COMPASS)).orElse(0.0)
					: height(texts.fact(property).stream().toList(), panel, width, size);
			case Content.Title title -> lineHeight(panel, width, size);
			case Content.Written written -> lineHeight(panel, width, size);
			case Content.Symbol symbol -> size * SINGLE_LINE;
			case Content.Illustration illustration -> pictureHeight(panel, width);
			case Content.Nothing nothing -> 0;
		};
	}

	private double height(List<Fact> facts, Panel panel, double width, double size) {
		return facts.isEmpty() ? 0 : factArtist(panel, size).height(facts, width);
	}

	private FactArtist factArtist(Panel panel, double size) {
		return new FactArtist(letters(panel), size, panel.content() instanceof Content.Facts);
	}

	private double pictureHeight(Panel panel, double width) {
		Raster picture = pixels;
		return picture == null ? 0 : PictureFit.of(panel.settings()).height(picture, width);
	}

	private Letters letters(Panel panel) {
		return Letters.of(panel.settings(), measure);
	}

	private static boolean isCompass(Panel panel) {
		return "compass".equals(panel.settings().word(Setting.DRAWN, ""));
	}

	/** Whether a panel shows a floor plan, as there is no picture to show. */
	boolean isPlan(Panel panel) {
		return panel.content() instanceof Content.Illustration && pixels == null && "plan".equals(panel.settings().word(Setting.DRAWN, ""));
	}

	/** Draws a floor plan with the icon of the component in it. */
	void plan(List<Point> place, Ink ink, Picture.Builder picture) {
		illustrations.emblem(card, face, plans.draw(card.title(), place, ink, picture), ink, picture);
	}

	private double lineHeight(Panel panel, double width, double size) {
		String line = texts.line(panel.content(), panel.settings());
		return line.isEmpty()
				? 0
				: new TextFitter(letters(panel)).wrap(line, width, size, isBold(panel)).size() * size * TextFitter.LEADING;
	}

	/**
	 * Draws the content of a panel.
	 *
	 * @param size of writing
	 * @param smallest that lines are made before they are cut
	 */
	void draw(Panel panel, Bounds place, double size, double smallest, Ink ink, Picture.Builder picture) {
		switch (panel.content()) {
			case Content.Rules rules -> {
				RulesLayout layout = new RulesLayout(texts.rules(), letters(panel), place.width(), size);
				layout.draw(place.x(), place.y(), ink.writing(), ink.accent().mixed(ink.writing(), 0.25), picture);
				note("Its text", size, smallest, layout.height() > place.height() + smallest && !texts.rules().isEmpty());
			}
			case Content.Facts facts -> facts(texts.otherFacts(), panel, place, size, ink, picture);
			case Content.Fact(String property) -> texts.fact(property).ifPresent(fact -> {
				if (isCompass(panel) && CompassArtist.hasDirections(fact)) {
					compass.draw(fact, place, ink, picture);
				} else {
					facts(List.of(fact), panel, place, size, ink, picture);
				}
			});
			case Content.Title title -> line(panel, place, size, smallest, ink, picture);
			case Content.Written written -> line(panel, place, size, smallest, ink, picture);
			case Content.Symbol symbol -> illustrations.icon(card, face, place, ink, picture);
			case Content.Illustration illustration -> illustrations.draw(card, face, panel.settings(), pixels, place, ink, picture);
			case Content.Nothing nothing -> { /* only what boxes in it show */ }
		}
	}

	/** What was too small or cut off in all that was drawn so far. */
	List<SmallWriting> smallWriting() {
		return List.copyOf(small);
	}

	private void note(String what, double size, double smallest, boolean cut) {
		if (cut || size < smallest - ROUNDING) {
			small.add(new SmallWriting(face.name(), what, size / Lengths.POINT, smallest / Lengths.POINT, cut));
		}
	}

	private void facts(List<Fact> facts, Panel panel, Bounds place, double size, Ink ink, Picture.Builder picture) {
		if (!facts.isEmpty()) {
			FactArtist artist = factArtist(panel, size);
			double above = Math.max(0, place.height() - artist.height(facts, place.width())) / 2;
			artist.draw(facts, place.x(), place.y() + above, place.width(), ink, picture);
			facts.forEach(fact -> note("“" + fact.text() + "”", artist.smallest(fact, place.width()),
					PanelLayout.smallest(panel) * Lengths.POINT, artist.height(facts, place.width()) > place.height() + size));
		}
	}

	private void line(Panel panel, Bounds place, double size, double smallest, Ink ink, Picture.Builder picture) {
		String line = texts.line(panel.content(), panel.settings());
		boolean bold = isBold(panel);
		Letters letters = letters(panel);
		TextFitter.Fitted fitted = new TextFitter(letters).fit(line, place.width(), place.height(), size, smallest, bold);
		note("“" + line + "”", fitted.size(), Math.min(size, smallest),
				!String.join(" ", fitted.lines()).equals(line.strip().replaceAll("\\s+", " ")));
		double leading = fitted.size() * TextFitter.LEADING;
		double y = place.centre().y() - (fitted.lines().size() - 1) * leading / 2;
		for (String part : fitted.lines()) {
			double width = letters.width(part, fitted.size(), bold);
			switch (panel.settings().word(Setting.ALIGN, "centre")) {
				case LEFT -> letters.line(part, new Point(place.x(), y), fitted.size(), bold, ink.writing(), picture);
				case RIGHT ->
					letters.line(part, new Point(place.x() + place.width() - width, y), fitted.size(), bold, ink.writing(), picture);
				default -> letters.words(part, new Point(place.centre().x(), y), fitted.size(), bold, ink.writing(), picture);
			}
			y += leading;
		}
	}

	private static boolean isBold(Panel panel) {
		return panel.settings().is(Setting.BOLD);
	}
}
