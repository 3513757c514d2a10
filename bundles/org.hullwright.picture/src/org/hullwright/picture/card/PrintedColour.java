package org.hullwright.picture.card;

import java.util.Optional;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Colour;
import org.hullwright.picture.view.NamedColours;

/** The colour that a component says it has: the first word printed on it by itself that names one. */
public final class PrintedColour {

	private PrintedColour() {}

	/** Empty for a component that names none. */
	public static Optional<Colour> of(CardFace card) {
		return card.faces().stream().flatMap(face -> face.facts().stream()).filter(fact -> fact.values().size() == 1)
				.flatMap(fact -> fact.values().stream()).map(value -> NamedColours.of(value.word())).flatMap(Optional::stream).findFirst();
	}
}
