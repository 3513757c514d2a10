package org.hullwright.picture.card;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Settings;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.icon.IconChoice;
import org.hullwright.picture.icon.IconOutlines;

/** Draws what a component looks like: its picture, else its icon on a texture; and icons by themselves. */
final class IllustrationArtist {

	private static final double CORNER = 10;
	private static final double TINT = 0.09; // of the accent behind pictures
	private static final double ICON_HEIGHT = 0.78;
	private static final double ICON_WIDTH = 0.62;
	private static final double LARGEST_ICON = 190;
	private static final double HALO = 0.07; // of the size of an icon
	private final TextureArtist textures = new TextureArtist();
	private final CardTheme theme;

	IllustrationArtist(CardTheme theme) {
		this.theme = theme;
	}

	/**
	 * @param settings of the box that it is drawn in
	 * @param pixels of its picture; null where it has none
	 */
	void draw(CardFace card, Face face, Settings settings, @Nullable Raster pixels, Bounds place, Ink ink, Picture.Builder picture) {
		picture.fill(Outline.box(place, CORNER), ink.accent().faded(TINT));
		if (pixels != null) {
			PictureFit.of(settings).draw(pixels, place, picture);
			return;
		}
		textures.draw(card.kind(), card.title(), place, ink.accent(), picture);
		double size = Math.min(place.height() * ICON_HEIGHT, Math.min(place.width() * ICON_WIDTH, LARGEST_ICON));
		Colour colour = ink.accent().mixed(ink.writing(), 0.3);
		IconOutlines.of(iconOf(card, face), place.centre(), size).ifPresent(icon -> {
			picture.stroke(icon, ink.ground(), size * HALO);
			picture.fill(icon, colour);
		});
	}

	/** Draws the icon of a component alone, as large as there is room. */
	void icon(CardFace card, Face face, Bounds place, Ink ink, Picture.Builder picture) {
		IconOutlines.of(iconOf(card, face), place.centre(), Math.min(place.width(), place.height()))
				.ifPresent(icon -> picture.fill(icon, theme.drawn(ink)));
	}

	/** The icon of a component in the middle of a drawing, so that lines around it do not touch it. */
	void emblem(CardFace card, Face face, Bounds place, Ink ink, Picture.Builder picture) {
		double size = Math.min(place.width(), place.height());
		IconOutlines.of(iconOf(card, face), place.centre(), size).ifPresent(icon -> {
			picture.stroke(icon, ink.ground().mixed(ink.accent(), 0.3), size * HALO * 1.6);
			picture.fill(icon, ink.writing());
		});
	}

	private static String iconOf(CardFace card, Face face) {
		return face.icon().isEmpty() ? IconChoice.of(card.title(), card.kind(), card.shape()) : face.icon();
	}
}
