package org.hullwright.export.vassal;

import org.hullwright.picture.Point;

/**
 * How cards come into the hand of whoever asks for them without being dragged from window to window: by a command of theirs, and by one of
 * the decks that they lie in.
 */
final class HandCommands {

	/** The prototype of cards. */
	static final String CARD = "Card";

	private static final String INTO_HAND = "72,130"; // Ctrl+H
	private static final String WORDS = "Into my hand";
	private static final String DRAW = "Draw into my hand";
	/** Hands are called after their sides. */
	private static final String OWN_HAND = "{\"" + TableMaps.handOf("") + "\"+PlayerSide}";

	private HandCommands() {}

	/** What is written into the prototype of cards. */
	static String prototype() {
		Point left = TableMaps.LEFT_OF_HAND;
		String type = "sendto;" + Sequence.of(';', WORDS, INTO_HAND, OWN_HAND, Maps.BOARD, String.valueOf(Math.round(left.x())),
				String.valueOf(Math.round(left.y())), "", "", "0", "0", "0", "0", "", "L", "", "", "", "");
		return "+/null/" + type + "\tpiece;;;;/;;\tnull;0;0;;0";
	}

	/** What a deck of cards offers in its menu. */
	static Element ofDeck(String deck) {
		return Element.of("VASSAL.build.module.map.DeckGlobalKeyCommand").with("name", DRAW).with("hotkey", INTO_HAND).with("deckCount", 1)
				.with("filter", "").with("reportFormat", report(deck)).with("reportSingle", "true");
	}

	/** The same in a game that is going on: a list of one. */
	static String inGame(String deck) {
		return Sequence.of(',', Sequence.of('|', DRAW, INTO_HAND, "", "1", report(deck), DRAW, "", "true", "false", ""));
	}

	private static String report(String deck) {
		return deck + " → $PlayerSide$";
	}
}
