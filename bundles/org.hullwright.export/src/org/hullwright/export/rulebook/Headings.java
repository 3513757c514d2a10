package org.hullwright.export.rulebook;

import java.util.function.UnaryOperator;

import org.hullwright.model.texts.RulebookWords;
import org.hullwright.model.texts.Translations;

/** The headings of a rulebook that its author does not write, in one language. */
public record Headings(UnaryOperator<String> said) {

	/** In the words that a pack translates them with; what it does not is in English. */
	public static Headings in(Translations translations) {
		return new Headings(translations::of);
	}

	/** What the whole of it is called. */
	public String rules() {
		return said.apply(RulebookWords.RULES);
	}

	/** What stands on which page. */
	public String contents() {
		return said.apply(RulebookWords.CONTENTS);
	}

	/** What is in the box. */
	public String components() {
		return said.apply(RulebookWords.COMPONENTS);
	}

	/** The table when a game begins. */
	public String setUp() {
		return said.apply(RulebookWords.SET_UP);
	}

	/** The phases of a round. */
	public String turn() {
		return said.apply(RulebookWords.TURN);
	}

	/** The texts of all components. */
	public String reference() {
		return said.apply(RulebookWords.REFERENCE);
	}

	/** The words of the game. */
	public String glossary() {
		return said.apply(RulebookWords.GLOSSARY);
	}

	/** Where what is mentioned. */
	public String index() {
		return said.apply(RulebookWords.INDEX);
	}

	/** How many may play. */
	public String players(int fewest, int most) {
		return said.apply(RulebookWords.PLAYERS).replace("{players}", fewest == most ? Integer.toString(most) : fewest + "–" + most);
	}

	/** Above tracks to cut out. */
	public String tracks() {
		return said.apply(RulebookWords.TRACKS);
	}

	/** Behind them. */
	public String tracksBack() {
		return said.apply(RulebookWords.TRACKS_BACK);
	}

	/** What to do with them. */
	public String tracksUse() {
		return said.apply(RulebookWords.TRACKS_USE);
	}
}
