package org.hullwright.lang.rulestext;

import java.util.HashMap;
import java.util.Map;

import org.hullwright.model.Readable;

/**
 * What names stand for at a place of the text, in words.
 *
 * @param it what was looked at last
 * @param owner what the text belongs to; empty where that is told by its kind
 * @param byOthers whether somebody else decides what is done, so that an instruction would seem to be theirs: what the reader does names
 * the reader
 */
record Scope(Map<Readable, String> known, String it, String owner, boolean byOthers) {

	Scope {
		known = Map.copyOf(known);
	}

	/** Where no game is played. */
	Scope(Map<Readable, String> known, String it) {
		this(known, it, "");
	}

	/** Where the reader decides. */
	Scope(Map<Readable, String> known, String it, String owner) {
		this(known, it, owner, false);
	}

	/** The same with one more name. */
	Scope with(Readable named, String words) {
		var more = new HashMap<>(known);
		more.put(named, words);
		return new Scope(more, it, owner, byOthers);
	}

	/** The same where something else is looked at. */
	Scope lookingAt(Readable named, String words) {
		return new Scope(with(named, words).known, words, owner, byOthers);
	}

	/** The same where the reader decides, or somebody else. */
	Scope decidedBy(boolean others) {
		return new Scope(known, it, owner, others);
	}
}
