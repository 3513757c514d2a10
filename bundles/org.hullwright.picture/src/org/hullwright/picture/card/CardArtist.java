package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Design;
import org.hullwright.lang.design.Origin;
import org.hullwright.lang.design.Panel;
import org.hullwright.lang.design.PaperFormat.Cut;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.card.PanelLayout.Placed;

/** Draws what is printed on a component, as its design says. */
public final class CardArtist {

	private static final double MARGIN = 18;
	private static final double BETWEEN = 26;
	private static final double NOTE = 22; // height of what is written under a sheet
	private static final double NOTE_SIZE = 14.5;
	private static final double LINE = 2.4; // along a cut
	private static final double HAIRLINE = 0.8;
	private static final Colour SHADE = new Colour(0, 0, 0, 40);
	private final CardTheme theme;
	private final TextMeasure measure;
	private final Palette palette;

	public CardArtist(CardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
		this.palette = new Palette(theme);
	}

	/** All sides of a component, side by side, without pictures. */
	public Picture draw(CardFace card) {
		return draw(card, Map.of());
	}

	/** All sides of a component, side by side, with those pictures that there are pixels of. How many there are of it stands below. */
	public Picture draw(CardFace card, Map<PictureFile, Raster> pictures) {
		Picture.Builder picture = new Picture.Builder();
		double left = 0;
		Bounds last = Bounds.EMPTY;
		for (Face face : card.faces()) {
			last = face(card, face, pictures, Sheet.of(card.design().format(), left, Edge.LYING), picture);
			left += last.width() + BETWEEN;
		}
		double note = card.copies() == 1 ? 0 : NOTE;
		if (note > 0) {
			picture.words("×" + card.copies(), new Point((left - BETWEEN) / 2, last.height() + NOTE / 2), NOTE_SIZE, false, theme.faint());
		}
		return picture.build(new Bounds(0, 0, left - BETWEEN, last.height() + note).grown(MARGIN));
	}

	/**
	 * One side of a component by itself.
	 *
	 * @param edge what becomes of the paper where it ends
	 */
	Picture side(CardFace card, Face face, Map<PictureFile, Raster> pictures, Edge edge) {
		Picture.Builder picture = new Picture.Builder();
		return picture.build(face(card, face, pictures, Sheet.of(card.design().format(), 0, edge), picture));
	}

	/**
	 * What is on the other side of components that look alike from behind.
	 *
	 * @param alike one of them
	 */
	Picture back(Back back, CardFace alike, Edge edge) {
		Face face = new Face("", null, back.iconOn(alike.shape()), List.of(), RulesText.EMPTY);
		CardFace card = new CardFace(back.title(), alike.kind(), alike.shape(), 1, List.of(face), "", List.of(), alike.design());
		Panel design = alike.design().sides().getOrDefault(Design.BACK, Panel.EMPTY);
		Picture.Builder picture = new Picture.Builder();
		return picture.build(
				face(card, face, design, null, theme.colour(back.hue()), Sheet.of(alike.design().format(), 0, edge), picture));
	}

	/**
	 * The boxes of all sides of a component, where {@link #draw(CardFace, Map)} draws them; what lies in a box comes after it.
	 */
	public List<DesignedBox> boxes(CardFace card, Map<PictureFile, Raster> pictures) {
		var boxes = new ArrayList<DesignedBox>();
		double left = 0;
		for (Face face : card.faces()) {
			Sheet sheet = Sheet.of(card.design().format(), left, Edge.LYING);
			Panel design = card.design().side(face.name());
			FaceTexts texts = new FaceTexts(card, face, design);
			ContentArtist contents = new ContentArtist(card, face, texts, pixels(face, pictures), theme, measure);
			collect(new PanelLayout(texts, contents).arrange(design, sheet.bounds()), pixels(face, pictures), boxes);
			left += sheet.bounds().width() + BETWEEN;
		}
		return boxes;
	}

	private static void collect(Placed placed, @Nullable Raster pixels, List<DesignedBox> boxes) {
		Origin origin = placed.panel().origin();
		if (origin != null) {
			boolean pictured = pixels != null && placed.panel().content() instanceof Content.Illustration;
			boxes.add(new DesignedBox(placed.bounds(), origin, pixels == null || !pictured
					? null
					: ShownPicture.of(PictureFit.of(placed.panel().settings()), pixels, placed.inside())));
		}
		placed.boxes().forEach(box -> collect(box, pixels, boxes));
	}

	private static @Nullable Raster pixels(Face face, Map<PictureFile, Raster> pictures) {
		return face.picture() == null ? null : pictures.get(face.picture());
	}

	/** What comes out smaller than the design of a component allows, or is cut off. */
	List<SmallWriting> smallWriting(CardFace card) {
		return card.faces().stream().flatMap(face -> {
			Sheet sheet = Sheet.of(card.design().format(), 0, Edge.CUT);
			Panel design = card.design().side(face.name());
			FaceTexts texts = new FaceTexts(card, face, design);
			ContentArtist contents = new ContentArtist(card, face, texts, null, theme, measure);
			Placed placed = new PanelLayout(texts, contents).arrange(design, sheet.bounds());
			new PanelArtist(card, sheet, palette, contents).draw(placed, new Ink(theme.ink(), theme.paper(), palette.accentOf(card)),
					new Picture.Builder());
			return contents.smallWriting().stream();
		}).distinct().toList();
	}

	private Bounds face(CardFace card, Face face, Map<PictureFile, Raster> pictures, Sheet sheet, Picture.Builder picture) {
		return face(card, face, card.design().side(face.name()), pixels(face, pictures),
				palette.accentOf(card), sheet, picture);
	}

	/** Draws one side and says where it is cut. */
	private Bounds face(CardFace card, Face face, Panel design, @Nullable Raster pixels, Colour accent, Sheet sheet,
			Picture.Builder picture) {
		FaceTexts texts = new FaceTexts(card, face, design);
		ContentArtist contents = new ContentArtist(card, face, texts, pixels, theme, measure);
		Placed placed = new PanelLayout(texts, contents).arrange(design, sheet.bounds());
		paper(sheet, picture);
		new PanelArtist(card, sheet, palette, contents).draw(placed, new Ink(theme.ink(), theme.paper(), accent), picture);
		if (sheet.edge() != Edge.BLEEDING) {
			picture.stroke(sheet.outline(), accent.mixed(theme.ink(), 0.2), LINE);
		} else if (card.design().format().cut() != Cut.RECTANGLE) {
			picture.stroke(sheet.outline(), theme.faint(), HAIRLINE); // no marks at the edge of the page say where it is cut
		}
		return sheet.bounds();
	}

	private void paper(Sheet sheet, Picture.Builder picture) {
		Outline painted = Outline.polygon(sheet.painted(), 0);
		if (sheet.edge() == Edge.LYING) {
			picture.fill(painted.moved(2, 4), SHADE);
		}
		picture.fill(painted, theme.paper());
	}
}
