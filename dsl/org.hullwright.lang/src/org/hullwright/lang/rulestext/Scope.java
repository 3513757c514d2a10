package org.hullwright.lang.rulestext;

import java.util.HashMap;
import java.util.Map;

import org.hullwright.model.Readable;

/**
 * What names stand for at a place of the text, in words.
 *
 * @param it what was looked at last
 */
record Scope(Map<Readable, String> known, String it) {

	Scope {
		known = Map.copyOf(known);
	}

	/** The same with one more name. */
	Scope with(Readable named, String words) {
		var more = new HashMap<>(known);
		more.put(named, words);
		return new Scope(more, it);
	}

	/** The same where something else is looked at. */
	Scope lookingAt(Readable named, String words) {
		return new Scope(with(named, words).known, words);
	}
}
