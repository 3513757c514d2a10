package org.hullwright.model.types;

import org.hullwright.model.Kind;

/** Words for two types of which one is wanted and the other given; where both would read the same, with the packs that declare them. */
public record TypeContrast(String wanted, String given) {

	/** Words for two types. */
	public static TypeContrast of(Type wanted, Type given) {
		String wantedWords = TypeWords.of(wanted);
		String givenWords = TypeWords.of(given);
		return wantedWords.equals(givenWords)
				? new TypeContrast(TypeWords.withPacks(wanted), TypeWords.withPacks(given))
				: new TypeContrast(wantedWords, givenWords);
	}

	/** Words for two kinds. */
	public static TypeContrast of(Kind wanted, Kind given) {
		return of(new Type.PieceType(wanted), new Type.PieceType(given));
	}
}
