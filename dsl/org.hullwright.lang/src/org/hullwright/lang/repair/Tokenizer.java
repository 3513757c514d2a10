package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

import org.hullwright.lang.repair.Token.Sort;

/**
 * Splits a text into words as somebody reads it who knows that it is broken: a text in quotes ends with its line at the latest, and signs
 * of other languages stay together. Comments are no words.
 */
final class Tokenizer {

	private static final Set<String> DOUBLE_SIGNS = Set.of("<=", ">=", "==", "!=", "<>", "&&", "||", ":=", "+=", "-=", "++", "--", "->",
			"=>", "'s");

	private final String text;
	private final List<Token> found = new ArrayList<>();
	private int at;
	private int line;
	private int lineStart;
	private boolean first = true;

	private Tokenizer(String text) {
		this.text = text;
	}

	/** The words of a text, in its order. */
	static List<Token> of(String text) {
		var words = new Tokenizer(text);
		words.readAll();
		return List.copyOf(words.found);
	}

	private void readAll() {
		while (at < text.length()) {
			char sign = text.charAt(at);
			if (sign == '\n') {
				at++;
				line++;
				lineStart = at;
				first = true;
			} else if (sign == ' ' || sign == '\t' || sign == '\r') {
				at++;
			} else if (text.startsWith("//", at)) {
				at = endOfLine();
			} else if (text.startsWith("/*", at)) {
				passComment();
			} else {
				take(sign);
			}
		}
	}

	private void passComment() {
		int end = text.indexOf("*/", at + 2);
		int behind = end < 0 ? text.length() : end + 2;
		for (; at < behind; at++) {
			if (text.charAt(at) == '\n') {
				line++;
				lineStart = at + 1;
				first = true;
			}
		}
	}

	private void take(char sign) {
		if (sign == '"') {
			int end = endOfText();
			add(end < 0 ? Sort.UNENDED_TEXT : Sort.TEXT, end < 0 ? endOfLine() : end);
		} else if (isLetter(sign) || sign == '^') {
			add(Sort.NAME, endOf(each -> isLetter(each) || isDigit(each)));
		} else if (isDigit(sign)) {
			add(Sort.NUMBER, endOf(Tokenizer::isDigit));
		} else {
			boolean isDouble = at + 2 <= text.length() && DOUBLE_SIGNS.contains(text.substring(at, at + 2));
			add(Sort.SIGN, at + (isDouble ? 2 : 1));
		}
	}

	private void add(Sort sort, int end) {
		found.add(new Token(sort, text.substring(at, end), at, line, at - lineStart, first));
		first = false;
		at = end;
	}

	/** Behind the closing quotation mark; -1 when there is none in the line. */
	private int endOfText() {
		int endOfLine = endOfLine();
		for (int next = at + 1; next < endOfLine; next++) {
			if (text.charAt(next) == '\\') {
				next++;
			} else if (text.charAt(next) == '"') {
				return next + 1;
			}
		}
		return -1;
	}

	private int endOf(IntPredicate part) {
		int next = at + 1;
		while (next < text.length() && part.test(text.charAt(next))) {
			next++;
		}
		return next;
	}

	private int endOfLine() {
		int end = text.indexOf('\n', at);
		int behind = end < 0 ? text.length() : end;
		return behind > at && text.charAt(behind - 1) == '\r' ? behind - 1 : behind;
	}

	private static boolean isLetter(int sign) {
		return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z' || sign == '_';
	}

	private static boolean isDigit(int sign) {
		return sign >= '0' && sign <= '9';
	}
}
