package org.hullwright.picture.card;

import java.util.List;

import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.design.Settings;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.card.PanelLayout.Placed;

/** Draws panels that are laid out: what they are filled with, their lines and their contents. */
final class PanelArtist {

	private static final int STRIPS = 40; // of a filling that runs from one colour to another
	private static final double OVERLAP = 2.5; // of strips, so that no seam shows
	private final CardFace card;
	private final Sheet sheet;
	private final Palette palette;
	private final ContentArtist contents;
	private final TextureArtist textures = new TextureArtist();
	private final CounterArtist counters = new CounterArtist();

	PanelArtist(CardFace card, Sheet sheet, Palette palette, ContentArtist contents) {
		this.card = card;
		this.sheet = sheet;
		this.palette = palette;
		this.contents = contents;
	}

	/** @param around the colours of the panel around it */
	void draw(Placed placed, Ink around, Picture.Builder picture) {
		Settings settings = placed.panel().settings();
		Ink ink = filled(placed, around, picture);
		List<SettingValue> writing = settings.values(Setting.INK);
		Ink inside = writing.isEmpty() ? ink : ink.in(palette.of(writing.getFirst(), ink));
		String texture = settings.word(Setting.TEXTURE, "none");
		if (!"none".equals(texture)) {
			textures.textured(texture, card.title(), placed.bounds(), palette.drawn(inside), picture);
		}
		border(placed, inside, picture);
		if (contents.isPlan(placed.panel())) {
			plan(placed.inside(), inside, picture);
		} else {
			contents.draw(placed.panel(), placed.inside(), placed.type() * Lengths.POINT,
					PanelLayout.smallest(placed.panel()) * Lengths.POINT, inside, picture);
		}
		counters.draw(settings, placed.inside(), inside, picture);
		placed.boxes().forEach(box -> draw(box, inside, picture));
	}

	/** On as much of a place as is cut out. */
	private void plan(Bounds place, Ink ink, Picture.Builder picture) {
		List<Point> visible = sheet.cutOut(place);
		if (visible.size() > 2) {
			contents.plan(visible, ink, picture);
		}
	}

	private Ink filled(Placed placed, Ink around, Picture.Builder picture) {
		Settings settings = placed.panel().settings();
		List<Colour> colours = settings.values(Setting.FILL).stream().map(value -> palette.of(value, around)).toList();
		if (colours.isEmpty() || colours.getFirst().opacity() == 0) {
			return around;
		}
		double cover = settings.number(Setting.OPACITY, 100) / 100;
		if (colours.size() == 1) {
			fill(placed, placed.bounds(), colours.getFirst().faded(cover), picture);
		} else {
			gradient(placed, colours.getFirst(), colours.getLast(), cover, picture);
		}
		Colour middle = colours.getFirst().mixed(colours.getLast(), 0.5);
		return around.on(around.ground().mixed(middle, cover));
	}

	private void gradient(Placed placed, Colour from, Colour to, double cover, Picture.Builder picture) {
		Bounds bounds = placed.bounds();
		double height = bounds.height() / STRIPS;
		for (int strip = 0; strip < STRIPS; strip++) {
			double top = bounds.y() + strip * height;
			double reach = strip == STRIPS - 1 || cover < 1 ? 0 : OVERLAP;
			fill(placed, new Bounds(bounds.x(), top, bounds.width(), height + reach),
					from.mixed(to, (double) strip / (STRIPS - 1)).faded(cover), picture);
		}
	}

	private void fill(Placed placed, Bounds bounds, Colour colour, Picture.Builder picture) {
		double corner = corner(placed);
		if (corner > 0 && bounds.equals(placed.bounds())) {
			picture.fill(Outline.box(bounds, corner), colour);
			return;
		}
		List<Point> visible = sheet.clipped(bounds);
		if (visible.size() > 2) {
			picture.fill(Outline.polygon(visible, 0), colour);
		}
	}

	private void border(Placed placed, Ink ink, Picture.Builder picture) {
		double width = placed.panel().settings().number(Setting.BORDER, 0) * Lengths.MILLIMETRE;
		if (width > 0) {
			List<SettingValue> line = placed.panel().settings().values(Setting.LINE);
			Colour colour = line.isEmpty() ? ink.accent().mixed(ink.writing(), 0.2) : palette.of(line.getFirst(), ink);
			picture.stroke(Outline.box(placed.bounds().grown(-width / 2), corner(placed)), colour, width);
		}
	}

	private static double corner(Placed placed) {
		double corner = placed.panel().settings().number(Setting.CORNER, 0) * Lengths.MILLIMETRE;
		return Math.min(corner, Math.min(placed.bounds().width(), placed.bounds().height()) / 2);
	}
}
