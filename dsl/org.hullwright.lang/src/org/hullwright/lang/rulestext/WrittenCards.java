package org.hullwright.lang.rulestext;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

import org.hullwright.model.Component;

/** The memo table of what is printed on components as they are declared, in the language that they are written in. */
final class WrittenCards {

	private final Map<Component, CardFace> known = new HashMap<>();

	/** What is printed on one. */
	CardFace of(Component component, Supplier<CardFace> written) {
		CardFace face = known.get(component);
		if (face == null) {
			face = written.get();
			known.put(component, face);
		}
		return face;
	}
}
