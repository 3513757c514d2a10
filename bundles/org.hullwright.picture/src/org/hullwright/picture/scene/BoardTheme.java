package org.hullwright.picture.scene;

import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.picture.Colour;

/**
 * The colours of the board.
 *
 * @param table what the board lies on
 * @param tile paper of tiles
 * @param ink writing on tiles
 * @param soft secondary writing
 * @param faint edges of empty places
 * @param path paper of paths
 * @param target glow of what can be chosen now
 * @param focus edge of the option under the pointer or the keyboard
 * @param changed edge of what the last decision changed
 * @param alarm counters on figures
 * @param card paper of the card shown for a piece pointed at
 * @param palette told apart by number
 */
public record BoardTheme(Colour table, Colour tile, Colour ink, Colour soft, Colour faint, Colour path, Colour target, Colour focus,
		Colour changed,
		Colour alarm, Colour card,
		List<Colour> palette) {

	/** How much of the ink secondary writing has: as little as still stands out from any paper by 4.5 to 1. */
	private static final double SOFT = 0.7;

	/** The first five colours are those of players: they differ for people with deuteranopia as well. */
	public static final BoardTheme LIGHT = new BoardTheme(Colour.of(0xE9ECF0), Colour.of(0xFCFCFA), Colour.of(0x22262D),
			Colour.of(0x22262D).faded(SOFT), Colour.of(0x9AA3AF), Colour.of(0xCFD5DC),
			Colour.of(0x0A84FF), Colour.of(0xF08C00), Colour.of(0x9C36B5), Colour.of(0xD6293A), Colour.of(0xFFFFFF),
			colours(0x2368B4, 0xC4481A, 0x268466, 0xBE4E95, 0xD6A420, 0x2A8C93, 0xB03A68, 0x5E6B7A, 0x6C8A2E, 0x4C5FC4, 0x9A5B4A,
					0x327A6B));
	public static final BoardTheme DARK = new BoardTheme(Colour.of(0x1C1F24), Colour.of(0x343A44), Colour.of(0xECEFF3),
			Colour.of(0xECEFF3).faded(SOFT), Colour.of(0x6F7A88),
			Colour.of(0x4A525E),
			Colour.of(0x4DB2FF), Colour.of(0xFFB84D), Colour.of(0xDA8CF0), Colour.of(0xF0505F), Colour.of(0x2A2F37),
			colours(0x3F8BE0, 0xD4602E, 0x45B892, 0xC65A9E, 0xE0B23A, 0x33979F, 0xC04A78, 0x6D7B8B, 0x7B9A38, 0x5F72D8, 0xAA6A58,
					0x3C8A7A));

	/** Black on white, for those who ask the system for strong contrasts. */
	public static final BoardTheme LIGHT_CONTRAST = new BoardTheme(Colour.of(0xFFFFFF), Colour.of(0xFFFFFF), Colour.of(0x000000),
			Colour.of(0x303030), Colour.of(0x3C3C3C), Colour.of(0x8C8C8C),
			Colour.of(0x0033CC), Colour.of(0xB84A00), Colour.of(0x7A0A94), Colour.of(0xB00020), Colour.of(0xFFFFFF), LIGHT.palette());

	/** White on black. */
	public static final BoardTheme DARK_CONTRAST = new BoardTheme(Colour.of(0x000000), Colour.of(0x0A0A0A), Colour.of(0xFFFFFF),
			Colour.of(0xDCDCDC), Colour.of(0xC8C8C8), Colour.of(0x6A6A6A),
			Colour.of(0x66C7FF), Colour.of(0xFFC83D), Colour.of(0xF0A0FF), Colour.of(0xFF7A85), Colour.of(0x000000), DARK.palette());

	/** For paper, which is white already and shows nothing that is faint. */
	public static final BoardTheme PRINT = new BoardTheme(Colour.of(0xFFFFFF), Colour.of(0xFFFFFF), Colour.of(0x16181C),
			Colour.of(0x16181C).faded(SOFT), Colour.of(0x4A525E), LIGHT.path(),
			LIGHT.target(), LIGHT.focus(), LIGHT.changed(), LIGHT.alarm(), LIGHT.card(), LIGHT.palette());

	/** So bright that it would outshine all else on a dark table, and not be seen on white paper. */
	private static final double GLARING = 0.85;
	private static final double SOFTENED = 0.36;
	/** How much of what is empty is table. */
	private static final double SUBDUED = 0.45;

	public BoardTheme {
		palette = List.copyOf(palette);
	}

	/** The colours that go with surroundings that are dark or light. */
	public static BoardTheme of(boolean dark) {
		return dark ? DARK : LIGHT;
	}

	/** @param contrast whether strong contrasts are asked for */
	public static BoardTheme of(boolean dark, boolean contrast) {
		return contrast ? dark ? DARK_CONTRAST : LIGHT_CONTRAST : of(dark);
	}

	public Colour colour(Hue hue) {
		return switch (hue) {
			case Hue.Numbered numbered -> palette.get(Math.floorMod(numbered.number(), palette.size()));
			case Hue.Named named -> named.colour().luminance() > GLARING ? named.colour().mixed(faint, SOFTENED) : named.colour();
		};
	}

	/** A colour for what is empty: nearer to that of the table, but all of it where strong contrasts are asked for. */
	public Colour subdued(Colour colour) {
		return isContrasting() ? colour : colour.mixed(table, SUBDUED);
	}

	/**
	 * What is not to catch the eye, but to be seen clearly where strong contrasts are asked for.
	 *
	 * @param share how much of the colour is left otherwise, at most 1
	 */
	public Colour faintly(Colour colour, double share) {
		return isContrasting() ? colour : colour.faded(share);
	}

	private boolean isContrasting() {
		return equals(LIGHT_CONTRAST) || equals(DARK_CONTRAST);
	}

	private static List<Colour> colours(int... rgb) {
		return IntStream.of(rgb).mapToObj(Colour::of).toList();
	}
}
