package org.hullwright.lang.parser;

import org.antlr.runtime.ANTLRStringStream;

/** A stream of the characters between two places of a text, so that what is read from it knows where in the whole text it stands. */
final class PartOfText extends ANTLRStringStream {

	/** @param characters those of the whole text, which are not copied */
	PartOfText(char[] characters, int start, int end) {
		this.data = characters;
		this.p = start;
		this.n = end;
	}
}
