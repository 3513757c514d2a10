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
 * @param faint edges of empty places, secondary writing
 * @param path paper of paths
 * @param target glow of what can be chosen now
 * @param focus edge of the option under the pointer or the keyboard
 * @param changed edge of what the last decision changed
 * @param alarm counters on figures
 * @param card paper of the card shown for a piece pointed at
 * @param palette told apart by number
 */
public record BoardTheme(Colour table, Colour tile, Colour ink, Colour faint, Colour path, Colour target, Colour focus, Colour changed,
		Colour alarm, Colour card,
		List<Colour> palette) {

	public static final BoardTheme LIGHT = new BoardTheme(Colour.of(0xE9ECF0), Colour.of(0xFCFCFA), Colour.of(0x22262D),
			Colour.of(0x9AA3AF), Colour.of(0xCFD5DC),
			Colour.of(0x0A84FF), Colour.of(0xF08C00), Colour.of(0x9C36B5), Colour.of(0xD6293A), Colour.of(0xFFFFFF),
			colours(0x2F6FB3, 0xB4552D, 0x3F8F5B, 0x8450A8, 0xA8842C, 0x2A8C93, 0xB03A68, 0x5E6B7A, 0x6C8A2E, 0x4C5FC4, 0x9A5B4A,
					0x327A6B));
	public static final BoardTheme DARK = new BoardTheme(Colour.of(0x1C1F24), Colour.of(0x343A44), Colour.of(0xECEFF3), Colour.of(0x6F7A88),
			Colour.of(0x4A525E),
			Colour.of(0x4DB2FF), Colour.of(0xFFB84D), Colour.of(0xDA8CF0), Colour.of(0xF0505F), Colour.of(0x2A2F37),
			colours(0x3B7CC4, 0xC4643A, 0x479A66, 0x935EBA, 0xB59035, 0x33979F, 0xC04A78, 0x6D7B8B, 0x7B9A38, 0x5F72D8, 0xAA6A58,
					0x3C8A7A));

	/** For paper, which is white already and shows nothing that is faint. */
	public static final BoardTheme PRINT = new BoardTheme(Colour.of(0xFFFFFF), Colour.of(0xFFFFFF), Colour.of(0x16181C),
			Colour.of(0x4A525E), LIGHT.path(),
			LIGHT.target(), LIGHT.focus(), LIGHT.changed(), LIGHT.alarm(), LIGHT.card(), LIGHT.palette());

	public BoardTheme {
		palette = List.copyOf(palette);
	}

	public static BoardTheme of(boolean dark) {
		return dark ? DARK : LIGHT;
	}

	public Colour colour(Hue hue) {
		return switch (hue) {
			case Hue.Numbered numbered -> palette.get(Math.floorMod(numbered.number(), palette.size()));
			case Hue.Named named -> named.colour();
		};
	}

	private static List<Colour> colours(int... rgb) {
		return IntStream.of(rgb).mapToObj(Colour::of).toList();
	}
}
