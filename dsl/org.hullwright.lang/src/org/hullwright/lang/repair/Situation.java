package org.hullwright.lang.repair;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A declaration that cannot be read, and where that ends.
 *
 * @param text of the declaration alone
 * @param words of that text
 * @param obstacle where it cannot be read on
 * @param at the number of the word at which it cannot; the number of words when the text ends too early
 * @param known what is known outside of the text
 */
record Situation(String text, List<Token> words, Obstacle obstacle, int at, KnownNames known) {

	static Situation of(String text, List<Token> words, Obstacle obstacle, KnownNames known) {
		int at = 0;
		while (at < words.size() && words.get(at).end() <= obstacle.offset()) {
			at++;
		}
		return new Situation(text, words, obstacle, at, known);
	}

	/** The word that cannot stand here; empty at the end of the text. */
	Optional<Token> found() {
		return word(at);
	}

	/** A word by its number; empty where there is none. */
	Optional<Token> word(int number) {
		return number >= 0 && number < words.size() ? Optional.of(words.get(number)) : Optional.empty();
	}

	/** The last word that could be read; empty when it is the first one that cannot. */
	Optional<Token> before() {
		return word(at - 1);
	}

	/** The word that cannot stand here, if it is one of those wanted; else null. */
	@Nullable
	Token found(Predicate<Token> wanted) {
		return word(at, wanted);
	}

	/** A word by its number, if it is one of those wanted; else null. */
	@Nullable
	Token word(int number, Predicate<Token> wanted) {
		Token word = number >= 0 && number < words.size() ? words.get(number) : null;
		return word != null && wanted.test(word) ? word : null;
	}

	/** The last word that could be read, if it is one of those wanted; else null. */
	@Nullable
	Token before(Predicate<Token> wanted) {
		return word(at - 1, wanted);
	}

	/** Whether a sign or word of the language could stand here. */
	boolean isWanted(String keyword) {
		return obstacle.keywords().contains(keyword);
	}

	/** Whether a word is a name, and no word of the language. */
	boolean isFree(Token word) {
		return word.isName() && !known.isKeyword(word.text());
	}

	/** Whether nothing stands between two words. */
	static boolean isJoined(Token one, Token next) {
		return one.end() == next.offset();
	}

	/** What is marked when the place itself is between two words. */
	Token marked() {
		return found().or(this::before).orElseGet(words::getLast);
	}

	/** The column of the first word in the line of a word. */
	int indentation(Token word) {
		return words.stream().filter(each -> each.line() == word.line()).findFirst().map(Token::column).orElse(0);
	}

	/** The blanks that the line of a word begins with. */
	String blanksBefore(Token word) {
		int start = text.lastIndexOf('\n', Math.max(0, word.offset() - 1)) + 1;
		int end = start;
		while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
			end++;
		}
		return text.substring(start, end);
	}

	/** What separates lines in this text. */
	String lineBreak() {
		return text.contains("\r\n") ? "\r\n" : "\n";
	}

	/** The number of the word that closes what another word opens, as braces or parentheses do; -1 when nothing does. */
	int closing(int opening, String open, String close) {
		int depth = 0;
		for (int next = opening; next < words.size(); next++) {
			depth += words.get(next).is(open) ? 1 : words.get(next).is(close) ? -1 : 0;
			if (depth == 0) {
				return next;
			}
		}
		return -1;
	}
}
