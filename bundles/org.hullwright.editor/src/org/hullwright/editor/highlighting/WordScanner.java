package org.hullwright.editor.highlighting;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;
import org.hullwright.editor.text.HullWords;
import org.hullwright.editor.theme.HullPalette;
import org.hullwright.editor.theme.HullStyle;

/** Keywords and numbers in code. What follows a possessive is a member, even where it is spelt like a keyword ({@code actor's room}). */
final class WordScanner extends RuleBasedScanner {

	private final Token keyword = new Token(null);
	private final Token number = new Token(null);
	private final Token member = new Token(null);
	private final Token plain = new Token(null);
	private boolean afterPossessive;

	WordScanner() {
		setRules(new PossessiveRule(), new WordRule(), new NumberRule());
	}

	void readColors() {
		keyword.setData(HullPalette.attribute(HullStyle.KEYWORD));
		number.setData(HullPalette.attribute(HullStyle.NUMBER));
		member.setData(HullPalette.attribute(HullStyle.MEMBER));
		plain.setData(new TextAttribute(null));
	}

	private final class WordRule implements IRule {

		@NonNullByDefault({})
		@Override
		public IToken evaluate(ICharacterScanner scanner) {
			int character = scanner.read();
			if (character == EOF || !HullWords.isStartOfName((char) character)) {
				scanner.unread();
				return Token.UNDEFINED;
			}
			var word = new StringBuilder();
			while (character != EOF && HullWords.isPartOfName((char) character)) {
				word.append((char) character);
				character = scanner.read();
			}
			scanner.unread();
			boolean owned = afterPossessive;
			afterPossessive = word.toString().equals("its");
			if (owned) {
				return member;
			}
			return HullWords.isKeyword(word.toString()) ? keyword : plain;
		}
	}

	/** {@code 's} after an owner. */
	private final class PossessiveRule implements IRule {

		@NonNullByDefault({})
		@Override
		public IToken evaluate(ICharacterScanner scanner) {
			if (scanner.read() != '\'') {
				scanner.unread();
				return Token.UNDEFINED;
			}
			if (scanner.read() != 's') {
				scanner.unread();
			}
			afterPossessive = true;
			return plain;
		}
	}

	private final class NumberRule implements IRule {

		@NonNullByDefault({})
		@Override
		public IToken evaluate(ICharacterScanner scanner) {
			int character = scanner.read();
			if (!isDigit(character)) {
				scanner.unread();
				return Token.UNDEFINED;
			}
			while (isDigit(character)) {
				character = scanner.read();
			}
			scanner.unread();
			return number;
		}

		private static boolean isDigit(int character) {
			return character >= '0' && character <= '9';
		}
	}
}
