package org.hullwright.lang.ide.drafting;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What comes with a new element.
 *
 * @param entries what the element itself says besides what was answered, by the members that it is about, in the order in which it is
 * written
 * @param declarations of other things, in the order in which they are written
 * @param changes what an expansion has to say, so that all of it is in the game
 */
record Companions(Map<String, String> entries, List<String> declarations, List<String> changes) {

	/** Nothing but the element. */
	static final Companions NONE = new Companions(Map.of(), List.of(), List.of());

	Companions {
		entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
		declarations = List.copyOf(declarations);
		changes = List.copyOf(changes);
	}
}
