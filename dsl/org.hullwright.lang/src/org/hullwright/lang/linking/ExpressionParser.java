package org.hullwright.lang.linking;

import org.eclipse.xtext.parser.IParseResult;

/** Parses an expression that stands within a text, for the linker, which does not know the parser. */
public interface ExpressionParser {

	/**
	 * Reads what stands between two places of a text as an expression. Nodes of the result have their places in the whole text.
	 *
	 * @param characters those of the whole text
	 * @throws org.eclipse.xtext.parser.ParseException when it is too large to be read
	 */
	IParseResult parseExpression(String whole, char[] characters, int start, int end);
}
