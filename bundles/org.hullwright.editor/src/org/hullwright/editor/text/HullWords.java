package org.hullwright.editor.text;

import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.xtext.parser.antlr.AntlrTokenDefProvider;
import org.hullwright.lang.parser.antlr.HullAntlrTokenFileProvider;

/**
 * The keywords, as the generated lexer knows them; so there is no second list that could fall behind the grammar. Reads the lexer's list of
 * tokens only, which takes milliseconds, where the grammar itself would hold up the opening of the first file.
 */
public final class HullWords {

	private static final class Holder {

		private static final Set<String> KEYWORDS = read();

		private static Set<String> read() {
			var tokens = new AntlrTokenDefProvider();
			tokens.setAntlrTokenFileProvider(new HullAntlrTokenFileProvider());
			return tokens.getTokenDefMap().values().stream()
					.filter(token -> token.length() > 2 && token.startsWith("'") && Character.isLetter(token.charAt(1)))
					.map(token -> token.substring(1, token.length() - 1))
					.collect(Collectors.toUnmodifiableSet());
		}
	}

	private HullWords() {}

	/** Whether the word stands in the grammar. Some of these words may also be names: only the parser knows which. */
	public static boolean isKeyword(String word) {
		return Holder.KEYWORDS.contains(word);
	}

	/** Whether a character may stand in a name. */
	public static boolean isPartOfName(char character) {
		return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z' || character >= '0' && character <= '9'
				|| character == '_';
	}

	/** The name around a place of a text, or right before it; as long as nothing where there is none. */
	public static IRegion nameAt(String text, int offset) {
		int start = Math.min(offset, text.length());
		while (start > 0 && isPartOfName(text.charAt(start - 1))) {
			start--;
		}
		int end = Math.min(offset, text.length());
		while (end < text.length() && isPartOfName(text.charAt(end))) {
			end++;
		}
		return new Region(start, end - start);
	}

	/** Whether a character may begin a name. */
	public static boolean isStartOfName(char character) {
		return isPartOfName(character) && !(character >= '0' && character <= '9');
	}
}
