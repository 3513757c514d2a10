package org.hullwright.lang.ide.answer;

/**
 * A name, with what it turned out to mean.
 *
 * @param range the name
 * @param meaning what it stands for
 */
public record Coloured(TextRange range, Meaning meaning) {

	/** What names can stand for, as far as colours tell it. */
	public enum Meaning {
		/** A name where it is declared, whatever of. */
		DECLARATION,
		KIND,
		/** Components, zones, boards, dice, tracks: things on the table. */
		COMPONENT,
		/** What a kind gives its components, or a value of the whole game. */
		MEMBER,
		PROCEDURE,
		/** Known within a block only. */
		VARIABLE,
		/** A word of an enumeration. */
		WORD
	}
}
