package org.hullwright.picture.card;

import java.util.List;

import org.hullwright.picture.Colour;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Hue;

/**
 * The colours of cards.
 *
 * @param table what cards lie on
 * @param paper of cards
 * @param ink writing
 * @param faint secondary writing
 * @param palette bands of kinds, told apart by number
 * @param pale how much of the colours of bands and backs is left away, from 0 to 1
 */
public record CardTheme(Colour table, Colour paper, Colour ink, Colour faint, List<Colour> palette, double pale) {

	public static final CardTheme LIGHT = new CardTheme(BoardTheme.LIGHT.table(), Colour.of(0xFDFBF6), Colour.of(0x24272E),
			Colour.of(0x767C86), BoardTheme.LIGHT.palette(), 0);
	public static final CardTheme DARK = new CardTheme(BoardTheme.DARK.table(), Colour.of(0x2A2E36), Colour.of(0xECEAE4),
			Colour.of(0x9AA1AC), BoardTheme.DARK.palette(), 0);

	/** For paper, which is white already. */
	public static final CardTheme PRINT = new CardTheme(Colour.of(0xFFFFFF), Colour.of(0xFFFFFF), Colour.of(0x16181C), Colour.of(0x666C76),
			BoardTheme.LIGHT.palette(), 0);

	/** For paper, with little ink: what is coloured elsewhere has only a hint of its colour. */
	public static final CardTheme PRINT_PALE = new CardTheme(PRINT.table(), PRINT.paper(), PRINT.ink(), PRINT.faint(), PRINT.palette(),
			0.82);

	private static final Colour SLATE = Colour.of(0x4A525E);
	private static final double CALM = 0.6;
	private static final double SAVED = 0.8; // of the ink of large symbols, where most of it is saved

	public CardTheme {
		palette = List.copyOf(palette);
	}

	/** The colour of large symbols and patterns; closer to their ground where ink is saved. */
	Colour drawn(Ink ink) {
		return ink.ground().mixed(ink.writing(), 1 - pale * SAVED);
	}

	/** What becomes of a colour that something is told apart by. */
	public Colour toned(Colour colour) {
		return colour.mixed(paper, pale);
	}

	/** The colour of something that is told apart by it; one that nobody chose is calm, so that those that are chosen stand out. */
	public Colour colour(Hue hue) {
		return toned(switch (hue) {
			case Hue.Numbered(int number) -> palette.get(Math.floorMod(number, palette.size())).mixed(SLATE, CALM);
			case Hue.Named(Colour colour) -> colour;
		});
	}

	/** The colours that go with surroundings that are dark or light. */
	public static CardTheme of(boolean dark) {
		return dark ? DARK : LIGHT;
	}
}
