package org.hullwright.lang.ide.spelling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.TextRange;

/**
 * A word that an author has written.
 *
 * @param text without what makes it a possessive
 * @param range in the file
 * @param line counted from 1
 * @param language it is taken for
 * @param isName whether it is part of what something is called
 */
record Word(String text, TextRange range, int line, String language, boolean isName) {

	/** What is no prose: names in braces, code between backticks, escaped characters, addresses. */
	private static final Pattern NO_PROSE = Pattern.compile("\\{[^{}]*\\}?|`[^`]*`|\\\\.|\\w+://\\S+");
	private static final Pattern RUN = Pattern.compile("[\\p{L}\\p{M}\\p{N}_^@.'’-]+");
	/** A run that names something rather than saying it: with numbers, with a point within, with capitals within. */
	private static final Pattern CODE = Pattern.compile(".*[\\p{N}_^@].*|.*\\.[\\p{L}].*|.*\\p{L}\\p{Lu}.*");
	private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{M}]+(?:['’]\\p{L}++)*+");
	private static final Pattern POSSESSIVE = Pattern.compile("['’][sS]$");

	/** The words of a passage, in their order. */
	static List<Word> of(Passage passage) {
		String prose = NO_PROSE.matcher(passage.text()).replaceAll(found -> " ".repeat(found.group().length()));
		var words = new ArrayList<Word>();
		RUN.matcher(prose).results().filter(run -> !CODE.matcher(run.group()).matches())
				.forEach(run -> WORD.matcher(run.group()).results().forEach(word -> words.add(word(word, run.start(), passage))));
		return words;
	}

	private static Word word(MatchResult found, int run, Passage passage) {
		String text = POSSESSIVE.matcher(found.group()).replaceFirst("").replace('’', '\'');
		int start = run + found.start();
		int line = passage.line() + (int) passage.text().substring(0, start).chars().filter(character -> character == '\n').count();
		return new Word(text, new TextRange(passage.offset() + start, text.length()), line, passage.language(), passage.isName());
	}

	/** The words that this one may be a form of, as they are compared: itself, and what it is the plural of. */
	List<String> singulars() {
		String plain = plain(text);
		return Stream.of("", "s", "es").filter(plain::endsWith).map(ending -> plain.substring(0, plain.length() - ending.length()))
				.toList();
	}

	/** How it is compared with other words. */
	static String plain(String word) {
		return word.toLowerCase(Locale.ROOT);
	}
}
