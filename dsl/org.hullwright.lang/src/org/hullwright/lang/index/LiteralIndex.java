package org.hullwright.lang.index;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.types.EnumerationWords;

/** The words of enumerations and dice by how they are written, so that none of thousands is looked for through all of them. */
public final class LiteralIndex {

	private final EnumerationWords words;
	private final Map<EObject, SequencedMap<String, EnumerationLiteral>> literals = new HashMap<>();

	LiteralIndex(EnumerationWords words) {
		this.words = words;
	}

	/** The words of an enumeration; of several that are written alike, the first. */
	public SequencedMap<String, EnumerationLiteral> of(Enumeration enumeration) {
		return literals.computeIfAbsent(enumeration, any -> byName(words.of(enumeration).stream()));
	}

	/** The symbols of a die. */
	public SequencedMap<String, EnumerationLiteral> of(Die die) {
		return literals.computeIfAbsent(die,
				any -> byName(die.getFaces().stream().flatMap(face -> face.getSymbols().stream()).filter(symbol -> !symbol.eIsProxy())));
	}

	private static SequencedMap<String, EnumerationLiteral> byName(Stream<EnumerationLiteral> literals) {
		SequencedMap<String, EnumerationLiteral> byName = new LinkedHashMap<>();
		literals.filter(literal -> literal.getName() != null).forEach(literal -> byName.putIfAbsent(literal.getName(), literal));
		return byName;
	}
}
