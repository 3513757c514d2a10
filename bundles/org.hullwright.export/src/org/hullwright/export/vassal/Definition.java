package org.hullwright.export.vassal;

import java.util.List;

/**
 * A piece as VASSAL writes it: its traits one within the other, the outermost first and the basic one last.
 *
 * @param traits at least one
 */
record Definition(List<Trait> traits) {

	private static final char WITHIN = '\t';
	private static final char PARTS = '/';

	Definition {
		traits = List.copyOf(traits);
	}

	/** All types. */
	String type() {
		return nested(traits.stream().map(Trait::type).toList());
	}

	/** All states. */
	String state() {
		return nested(traits.stream().map(Trait::state).toList());
	}

	/** The piece in a slot, of which copies are made. */
	String slot() {
		return added("null");
	}

	/** The piece in a game. */
	String added(String id) {
		return "+" + PARTS + Sequence.of(PARTS, id, type(), state());
	}

	private static String nested(List<String> texts) {
		String nested = texts.getLast();
		for (int at = texts.size() - 2; at >= 0; at--) {
			nested = Sequence.of(WITHIN, texts.get(at), nested);
		}
		return nested;
	}
}
