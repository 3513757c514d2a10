package org.hullwright.playtest.debug;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The words of a text that ask for something by themselves: a name, or a name and what is asked of it, up to the word that is pointed at.
 *
 * @param offset of the first of them
 */
public record ExpressionInText(String words, int offset) {

	private static final Pattern WORD = Pattern.compile("(?<!')\\b[A-Za-z_]\\w*");
	private static final Pattern CHAIN = Pattern.compile("[A-Za-z_]\\w*(?:'s\\s+[A-Za-z_]\\w*)*");

	/**
	 * What is asked for at a place of a line.
	 *
	 * @param at counted from the start of the line
	 * @return none where there is no name
	 */
	public static Optional<ExpressionInText> at(int at, String line) {
		return match(WORD, at, line).flatMap(
				word -> match(CHAIN, at, line)
						.map(chain -> new ExpressionInText(line.substring(chain.start(), word.end()), chain.start())));
	}

	private static Optional<MatchResult> match(Pattern pattern, int at, String line) {
		return pattern.matcher(line).results().filter(found -> found.start() <= at && at < found.end()).findFirst();
	}
}
