package org.hullwright.picture.card;

import java.util.List;
import org.hullwright.picture.Colour;
import org.hullwright.picture.scene.BoardTheme;

/**
 * The colours of cards.
 *
 * @param table what cards lie on
 * @param paper of cards
 * @param ink writing
 * @param faint secondary writing
 * @param palette bands of kinds, told apart by number
 */
public record CardTheme(Colour table, Colour paper, Colour ink, Colour faint, List<Colour> palette) {
	public static final CardTheme LIGHT = new CardTheme(BoardTheme.LIGHT.table(), Colour.of(0xFDFBF6), Colour.of(0x24272E), Colour.of(0x767C86), BoardTheme.LIGHT.palette());
	public static final CardTheme DARK = new CardTheme(BoardTheme.DARK.table(), Colour.of(0x2A2E36), Colour.of(0xECEAE4), Colour.of(0x9AA1AC), BoardTheme.DARK.palette());

	/** For paper, which is white already. */
	public static final CardTheme PRINT = new CardTheme(Colour.of(0xFFFFFF), Colour.of(0xFFFFFF), Colour.of(0x16181C), Colour.of(0x666C76), BoardTheme.LIGHT.palette());

	public CardTheme {
		palette = List.copyOf(palette);
	}

	/** The colours that go with surroundings that are dark or light. */
	public static CardTheme of(boolean dark) {
		return dark ? DARK : LIGHT;
	}
}
