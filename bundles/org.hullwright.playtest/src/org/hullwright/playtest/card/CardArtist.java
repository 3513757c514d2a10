package org.hullwright.playtest.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.playtest.picture.Bounds;
import org.hullwright.playtest.picture.Colour;
import org.hullwright.playtest.picture.Outline;
import org.hullwright.playtest.picture.Picture;
import org.hullwright.playtest.picture.Point;
import org.hullwright.playtest.picture.Raster;
import org.hullwright.playtest.picture.TextFitter;
import org.hullwright.playtest.picture.TextMeasure;
import org.hullwright.playtest.view.Initials;
import org.hullwright.playtest.view.NamedColours;

/**
 * Draws what is printed on a component. A card has the shape of a poker card, a tile is wide, a token nearly round; where the rules need more
 * room than that, the writing becomes smaller, and then the card longer: nothing is cut off.
 */
public final class CardArtist {
	private static final double MARGIN = 18;
	private static final double BETWEEN = 26;
	private static final double BAND = 80;
	private static final double FOOT = 30;
	private static final double LARGEST = 18;
	private static final double SMALLEST = 13;
	private static final double STEP = 0.5;
	private static final double LEAST_EMBLEM = 84;
	private static final double LARGEST_SHARE = 0.42; // of a sheet that a picture takes from the rules
	private static final Colour SHADE = new Colour(0, 0, 0, 40);
	private final CardTheme theme;
	private final TextMeasure measure;
	private final TextFitter fitter;
	private final FactArtist facts;

	public CardArtist(CardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
		this.fitter = new TextFitter(measure);
		this.facts = new FactArtist(theme, measure);
	}

	/** What a component is cut from. */
	private record Sheet(double width, double height, double corner, double margin) {
		static Sheet of(Shape shape) {
			return switch (shape) {
				case CARD, FIGURE -> new Sheet(360, 503, 18, 20);
				case TILE -> new Sheet(480, 400, 36, 28);
				case TOKEN -> new Sheet(300, 300, 64, 26);
			};
		}
	}

	/** All sides of a component, side by side, without pictures. */
	public Picture draw(CardFace card) {
		return draw(card, Map.of());
	}

	/** All sides of a component, side by side, with those pictures that there are pixels of. */
	public Picture draw(CardFace card, Map<PictureFile, Raster> pictures) {
		Picture.Builder picture = new Picture.Builder();
		Sheet sheet = Sheet.of(card.shape());
		Colour accent = accent(card);
		double left = 0;
		double bottom = 0;
		for (Face face : card.faces()) {
			bottom = Math.max(bottom, face(card, face, face.picture().map(pictures::get), sheet, left, accent, picture));
			left += sheet.width() + BETWEEN;
		}
		return picture.build(new Bounds(0, 0, left - BETWEEN, bottom).grown(MARGIN));
	}

	/** The colour that a printed word names; else each kind has its own. */
	private Colour accent(CardFace card) {
		Stream<Value> values = card.faces().stream().flatMap(face -> face.facts().stream()).filter(fact -> fact.values().size() == 1).flatMap(fact -> fact.values().stream());
		return values.map(value -> NamedColours.of(value.word())).flatMap(Optional::stream).findFirst()
			.orElseGet(() -> theme.palette().get(Math.floorMod(card.kind().hashCode(), theme.palette().size())));
	}

	/** Draws one side and says where it ends. */
	private double face(CardFace card, Face face, Optional<Raster> raster, Sheet sheet, double left, Colour accent, Picture.Builder picture) {
		double width = sheet.width() - 2 * sheet.margin();
		double factsHeight = face.facts().isEmpty() ? 0 : facts.height(face.facts(), width) + MARGIN * 0.6;
		RulesText rules = card.written().map(CardArtist::asRules).orElse(face.rules());
		double room = sheet.height() - BAND - factsHeight - FOOT - MARGIN * 0.7;
		double wanted = raster.map(pixels -> Math.min(width * pixels.height() / pixels.width(), sheet.height() * LARGEST_SHARE)).orElse(0.0);
		RulesLayout layout = fitted(rules, width, room - wanted);
		double free = room - layout.height() - (rules.isEmpty() ? 0 : MARGIN);
		double height = free < wanted ? sheet.height() + wanted - free : sheet.height();
		double emblem = Math.max(free, wanted);
		boolean shown = raster.isPresent() || emblem >= LEAST_EMBLEM;
		paper(new Bounds(left, 0, sheet.width(), height), sheet.corner(), accent, picture);
		band(card, face, left, sheet, accent, picture);
		double top = BAND + MARGIN * 0.7;
		facts.draw(face.facts(), left + sheet.margin(), top, width, accent, picture);
		top += factsHeight;
		if (shown) {
			Bounds place = new Bounds(left + sheet.margin(), top, width, emblem - MARGIN * 0.4);
			raster.ifPresentOrElse(pixels -> illustration(pixels, place, accent, picture), () -> emblem(card.title(), place, accent, picture));
		}
		double text = shown ? top + emblem + MARGIN * 0.4 : top + emblem / 2 + MARGIN * 0.3;
		layout.draw(left + sheet.margin(), text, theme.ink(), accent.mixed(theme.ink(), 0.25), picture);
		foot(card, left, height, sheet, picture);
		return height;
	}

	private RulesLayout fitted(RulesText rules, double width, double room) {
		double size = LARGEST;
		RulesLayout layout = new RulesLayout(rules, measure, width, size);
		while (layout.height() > room - MARGIN && size - STEP >= SMALLEST) {
			size -= STEP;
			layout = new RulesLayout(rules, measure, width, size);
		}
		return layout;
	}

	private void paper(Bounds sheet, double corner, Colour accent, Picture.Builder picture) {
		picture.fill(Outline.box(new Bounds(sheet.x() + 2, sheet.y() + 4, sheet.width(), sheet.height()), corner), SHADE);
		picture.fill(Outline.box(sheet, corner), theme.paper());
		picture.fill(bandOutline(sheet, corner), accent);
		picture.stroke(Outline.box(sheet, corner), accent.mixed(theme.ink(), 0.2), 2.4);
	}

	/** A box whose upper corners are those of the sheet. */
	private static Outline bandOutline(Bounds sheet, double corner) {
		double right = sheet.x() + sheet.width();
		double reach = corner * (1 - 0.5523);
		return new Outline(List.of(
			new Outline.Segment.Start(new Point(sheet.x(), sheet.y() + BAND)),
			new Outline.Segment.Straight(new Point(sheet.x(), sheet.y() + corner)),
			new Outline.Segment.Curve(new Point(sheet.x(), sheet.y() + reach), new Point(sheet.x() + reach, sheet.y()), new Point(sheet.x() + corner, sheet.y())),
			new Outline.Segment.Straight(new Point(right - corner, sheet.y())),
			new Outline.Segment.Curve(new Point(right - reach, sheet.y()), new Point(right, sheet.y() + reach), new Point(right, sheet.y() + corner)),
			new Outline.Segment.Straight(new Point(right, sheet.y() + BAND)),
			new Outline.Segment.Close()));
	}

	private void band(CardFace card, Face face, double left, Sheet sheet, Colour accent, Picture.Builder picture) {
		double middle = left + sheet.width() / 2;
		Colour writing = accent.writing();
		TextFitter.Fitted title = fitter.fit(card.title(), sheet.width() - 2 * Math.max(MARGIN, sheet.corner() * 0.55), 46, 27, 17, true);
		double y = 32 - (title.lines().size() - 1) * title.size() * TextFitter.LEADING / 2;
		for (String line : title.lines()) {
			picture.words(line, new Point(middle, y), title.size(), true, writing);
			y += title.size() * TextFitter.LEADING;
		}
		String kind = face.name().isEmpty() ? card.kind() : card.kind() + " · " + face.name();
		picture.words(kind.toUpperCase(Locale.ROOT), new Point(middle, BAND - 15), 12, false, writing.faded(0.85));
	}

	/** The whole picture, as large as there is room. */
	private void illustration(Raster pixels, Bounds place, Colour accent, Picture.Builder picture) {
		double scale = Math.min(place.width() / pixels.width(), place.height() / pixels.height());
		Point centre = place.centre();
		double width = pixels.width() * scale;
		double height = pixels.height() * scale;
		picture.fill(Outline.box(place, 10), accent.faded(0.09));
		picture.pixels(pixels, new Bounds(centre.x() - width / 2, centre.y() - height / 2, width, height));
	}

	/** Where an illustration would be: the title's initials. */
	private void emblem(String title, Bounds place, Colour accent, Picture.Builder picture) {
		picture.fill(Outline.box(place, 10), accent.faded(0.09));
		Point centre = place.centre();
		double radius = Math.min(place.height() * 0.36, 74);
		picture.fill(Outline.circle(centre, radius), accent.faded(0.14));
		picture.stroke(Outline.circle(centre, radius), accent.faded(0.45), 2);
		picture.stroke(Outline.circle(centre, radius * 1.16), accent.faded(0.2), 1.2);
		picture.words(Initials.of(title), centre, radius * 0.85, true, accent.mixed(theme.ink(), 0.2).faded(0.75));
	}

	private void foot(CardFace card, double left, double height, Sheet sheet, Picture.Builder picture) {
		double y = height - 15;
		var notes = new ArrayList<String>();
		if (card.copies() != 1) {
			notes.add("×" + card.copies());
		}
		if (card.written().isPresent()) {
			notes.add("text by the author");
		}
		picture.words(String.join(" · ", notes), new Point(left + sheet.width() / 2, y), 11.5, false, theme.faint());
	}

	private static RulesText asRules(String written) {
		return new RulesText(written.lines().filter(line -> !line.isBlank())
			.map(line -> new Paragraph("", 0, List.of(new Sentence(List.of(new Run(line.strip(), Look.PLAIN)), 0, 0)))).toList());
	}
}
