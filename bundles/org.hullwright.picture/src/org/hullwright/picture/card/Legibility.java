package org.hullwright.picture.card;

import java.util.List;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.paint.Typeface;

/** Measures whether all that is printed on components finds room in the sizes that their designs state. May be used by several threads. */
public final class Legibility {

	private final CardArtist artist = new CardArtist(CardTheme.PRINT, Typeface.embedded());

	/** What is too small or cut off, side by side; empty where everything can be read. */
	public List<SmallWriting> shortfalls(CardFace card) {
		return artist.smallWriting(card);
	}
}
