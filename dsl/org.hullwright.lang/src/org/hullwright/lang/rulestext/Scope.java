package org.hullwright.lang.rulestext;

import java.util.HashMap;
import java.util.Map;

import org.hullwright.model.Readable;

/**
 * What names stand for at a place of the text, in words.
 *
 * @param it what was looked at last
 * @param owner what the text belongs to; empty where that is told by its kind
 */
record Scope(Map<Readable, String> known, String it, String owner) {

	Scope {
		known = Map.copyOf(known);
	}

	/** Where no game is played. */
	Scope(Map<Readable, String> known, String it) {
		this(known, it, "");
	}

	/** The same with one more name. */
	Scope with(Readable named, String words) {
		var more = new HashMap<>(known);
		more.put(named, words);
		return new Scope(more, it, owner);
	}

	/** The same where something else is looked at. */
	Scope lookingAt(Readable named, String words) {
		return new Scope(with(named, words).known, words, owner);
	}
}
