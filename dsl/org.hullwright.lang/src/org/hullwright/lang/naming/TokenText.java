package org.hullwright.lang.naming;

import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * The text of a node without hidden tokens. Where it is a single word, as nearly all names are, it is cut out of the text; Xtext looks at
 * each leaf for that, and names are read several times each when a file is checked.
 */
public final class TokenText {

	private TokenText() {}

	/** What {@link NodeModelUtils#getTokenText} yields. */
	public static String of(INode node) {
		String text = node.getText();
		int start = text.length();
		while (start > 0 && isPartOfName(text.charAt(start - 1))) {
			start--;
		}
		return start < text.length() && isBlank(text, start) ? text.substring(start) : NodeModelUtils.getTokenText(node);
	}

	private static boolean isPartOfName(char character) {
		return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z' || character >= '0' && character <= '9'
				|| character == '_' || character == '.' || character == '^';
	}

	/** Whether nothing but white space stands before an index. */
	private static boolean isBlank(String text, int end) {
		for (int at = 0; at < end; at++) {
			if (!Character.isWhitespace(text.charAt(at))) {
				return false;
			}
		}
		return true;
	}
}
