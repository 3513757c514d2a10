package org.hullwright.picture.card;

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
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.icon.IconChoice;
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.view.NamedColours;

/**
 * Draws what is printed on a component. A card has the shape of a poker card, a tile is wide, a token nearly round; where the rules need
 * more room than that, the writing becomes smaller, and then the card longer: nothing is cut off.
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
	private static final double LARGEST_ICON = 190;
	private static final double LARGER = 1.07; // sheet, tried next when the rules find no room
	private final CardTheme theme;
	private final TextMeasure measure;
	private final TextFitter fitter;
	private final FactArtist facts;
	private final PaperArtist papers;
	private final TextureArtist textures = new TextureArtist();

	public CardArtist(CardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
		this.fitter = new TextFitter(measure);
		this.facts = new FactArtist(theme, measure);
		this.papers = new PaperArtist(theme);
	}

	/** All sides of a component, side by side, without pictures. */
	public Picture draw(CardFace card) {
		return draw(card, Map.of());
	}

	/** All sides of a component, side by side, with those pictures that there are pixels of. */
	public Picture draw(CardFace card, Map<PictureFile, Raster> pictures) {
		Picture.Builder picture = new Picture.Builder();
		Sheet sheet = Sheet.of(card.shape());
		double left = 0;
		double bottom = 0;
		for (Face face : card.faces()) {
			bottom = Math.max(bottom, face(card, face, pictures, sheet, left, Edge.LYING, picture));
			left += sheet.width() + BETWEEN;
		}
		return picture.build(new Bounds(0, 0, left - BETWEEN, bottom).grown(MARGIN));
	}

	/**
	 * One side of a component by itself, in the proportions of its shape: where the rules need more room than there is, all is drawn
	 * smaller.
	 *
	 * @param edge what becomes of the paper where it ends
	 */
	Picture side(CardFace card, Face face, Map<PictureFile, Raster> pictures, Edge edge) {
		Sheet sheet = Sheet.of(card.shape());
		while (true) {
			Picture.Builder picture = new Picture.Builder();
			if (face(card, face, pictures, sheet, 0, edge, picture) <= sheet.height()) {
				return picture.build(sheet.bounds());
			}
			sheet = sheet.larger(LARGER);
		}
	}

	/** What is on the other side of components that look alike from behind. */
	Picture back(String title, Shape shape, Edge edge) {
		Sheet sheet = Sheet.of(shape);
		Colour accent = coloured(title);
		Colour writing = papers.backOf(accent).writing();
		Picture.Builder picture = new Picture.Builder();
		papers.back(sheet.bounds(), sheet.corner(), edge, accent, picture);
		Point centre = sheet.bounds().centre();
		double radius = sheet.width() * 0.21;
		Point emblem = centre.plus(0, -sheet.height() * 0.09);
		textures.draw(title, title, sheet.bounds().grown(-sheet.corner()), writing, picture);
		picture.fill(Outline.circle(emblem, radius * 1.2), papers.backOf(accent));
		picture.stroke(Outline.circle(emblem, radius * 1.2), writing.faded(0.5), 2);
		IconOutlines.of(IconChoice.of(title, "", shape), emblem, radius * 1.6).ifPresent(icon -> picture.fill(icon, writing.faded(0.92)));
		lines(fitter.fit(title, sheet.width() * 0.68, sheet.height() * 0.2, 30, 16, true), centre.plus(0, sheet.height() * 0.27), writing,
				picture);
		return picture.build(sheet.bounds());
	}

	private void lines(TextFitter.Fitted title, Point middle, Colour writing, Picture.Builder picture) {
		double leading = title.size() * TextFitter.LEADING;
		double y = middle.y() - (title.lines().size() - 1) * leading / 2;
		for (String line : title.lines()) {
			picture.words(line, new Point(middle.x(), y), title.size(), true, writing);
			y += leading;
		}
	}

	private Colour coloured(String name) {
		return theme.toned(theme.palette().get(Math.floorMod(name.hashCode(), theme.palette().size())));
	}

	/** The colour that a printed word names; else each kind has its own. */
	private Colour accent(CardFace card) {
		Stream<Value> values = card.faces().stream().flatMap(face -> face.facts().stream()).filter(fact -> fact.values().size() == 1)
				.flatMap(fact -> fact.values().stream());
		return values.map(value -> NamedColours.of(value.word())).flatMap(Optional::stream).findFirst().map(theme::toned)
				.orElseGet(() -> coloured(card.kind()));
	}

	/** Draws one side and says where it ends. */
	private double face(CardFace card, Face face, Map<PictureFile, Raster> pictures, Sheet sheet, double left, Edge edge,
			Picture.Builder picture) {
		Colour accent = accent(card);
		Optional<Raster> raster = Optional.ofNullable(face.picture()).map(pictures::get);
		double width = sheet.width() - 2 * sheet.margin();
		double factsHeight = face.facts().isEmpty() ? 0 : facts.height(face.facts(), width) + MARGIN * 0.6;
		RulesText rules = card.written().isEmpty() ? face.rules() : asRules(card.written());
		double room = sheet.height() - BAND - factsHeight - FOOT - MARGIN * 0.7;
		double wanted = raster.map(pixels -> Math.min(width * pixels.height() / pixels.width(), sheet.height() * LARGEST_SHARE))
				.orElse(0.0);
		RulesLayout layout = fitted(rules, width, room - wanted);
		double free = room - layout.height() - (rules.isEmpty() ? 0 : MARGIN);
		double height = free < wanted ? sheet.height() + wanted - free : sheet.height();
		double emblem = Math.max(free, wanted);
		boolean shown = raster.isPresent() || emblem >= LEAST_EMBLEM;
		papers.draw(new Bounds(left, 0, sheet.width(), height), BAND, sheet.corner(), edge, accent, picture);
		band(card, face, left, sheet, accent, picture);
		double top = BAND + MARGIN * 0.7;
		facts.draw(face.facts(), left + sheet.margin(), top, width, accent, picture);
		top += factsHeight;
		if (shown) {
			Bounds place = new Bounds(left + sheet.margin(), top, width, emblem - MARGIN * 0.4);
			raster.ifPresentOrElse(pixels -> illustration(pixels, place, accent, picture),
					() -> emblem(card, face, place, accent, picture));
		}
		double text = shown ? top + emblem + MARGIN * 0.4 : top + emblem / 2 + MARGIN * 0.3;
		layout.draw(left + sheet.margin(), text, theme.ink(), accent.mixed(theme.ink(), 0.25), picture);
		foot(card, left, height, sheet, edge, picture);
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

	private void band(CardFace card, Face face, double left, Sheet sheet, Colour accent, Picture.Builder picture) {
		double middle = left + sheet.width() / 2;
		Colour writing = accent.writing();
		TextFitter.Fitted title = fitter.fit(card.title(), sheet.width() - 2 * Math.max(MARGIN, sheet.corner() * 0.55), 46, 27, 17, true);
		lines(title, new Point(middle, 32), writing, picture);
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

	/** Where an illustration would be: the icon, on a texture. */
	private void emblem(CardFace card, Face face, Bounds place, Colour accent, Picture.Builder picture) {
		picture.fill(Outline.box(place, 10), accent.faded(0.09));
		textures.draw(card.kind(), card.title(), place, accent, picture);
		double size = Math.min(place.height() * 0.78, Math.min(place.width() * 0.62, LARGEST_ICON));
		Colour colour = accent.mixed(theme.ink(), 0.3);
		IconOutlines.of(iconOf(card, face), place.centre(), size).ifPresent(icon -> {
			picture.stroke(icon, theme.paper(), size * 0.07);
			picture.fill(icon, colour);
		});
	}

	private static String iconOf(CardFace card, Face face) {
		return face.icon().isEmpty() ? IconChoice.of(card.title(), card.kind(), card.shape()) : face.icon();
	}

	private void foot(CardFace card, double left, double height, Sheet sheet, Edge edge, Picture.Builder picture) {
		double y = height - 15;
		var notes = new ArrayList<String>();
		if (card.copies() != 1 && edge == Edge.LYING) {
			notes.add("×" + card.copies());
		}
		picture.words(String.join(" · ", notes), new Point(left + sheet.width() / 2, y), 11.5, false, theme.faint());
	}

	private static RulesText asRules(String written) {
		return new RulesText(written.lines().filter(line -> !line.isBlank())
				.map(line -> new Paragraph("", 0, List.of(new Sentence(List.of(new Run(line.strip(), Look.PLAIN)), 0, 0)))).toList());
	}
}
