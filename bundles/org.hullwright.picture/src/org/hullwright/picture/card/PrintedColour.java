package org.hullwright.picture.card;

import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.picture.Colour;
import org.hullwright.picture.view.NamedColours;

/** The colour that a component says it has: that of its design, else that of the first value printed on it by itself that has one. */
public final class PrintedColour {

	private PrintedColour() {}

	/** Empty for a component that names none. */
	public static Optional<Colour> of(CardFace card) {
		Stream<String> values = card.faces().stream().flatMap(face -> face.facts().stream()).filter(fact -> fact.values().size() == 1)
				.flatMap(fact -> fact.values().stream()).map(Value::colour);
		return Stream.concat(Stream.of(card.design().accent()), values).map(NamedColours::of).flatMap(Optional::stream).findFirst();
	}
}
