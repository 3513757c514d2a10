package org.hullwright.lang.formatting2;

import java.util.Set;

import org.eclipse.xtext.formatting2.regionaccess.ISemanticRegion;
import org.hullwright.model.UnaryExpression;

/** How far apart two words of one line stand. */
final class Spacing {

	private static final Set<String> CLOSE_TO_WORD_BEFORE = Set.of(",", ":", ")", "'s");
	private static final String OPENING_BRACE = "{";
	private static final String CLOSING_BRACE = "}";
	private static final String OPENING_PARENTHESIS = "(";
	private static final String MINUS = "-";

	private Spacing() {}

	/** One space, or none. */
	static String between(ISemanticRegion before, ISemanticRegion after) {
		boolean close = CLOSE_TO_WORD_BEFORE.contains(after.getText()) || OPENING_PARENTHESIS.equals(before.getText()) || isSign(before);
		return close ? "" : " ";
	}

	static boolean isOpening(ISemanticRegion word) {
		return OPENING_BRACE.equals(word.getText());
	}

	static boolean isClosing(ISemanticRegion word) {
		return CLOSING_BRACE.equals(word.getText());
	}

	private static boolean isSign(ISemanticRegion word) {
		return MINUS.equals(word.getText()) && word.getSemanticElement() instanceof UnaryExpression;
	}
}
