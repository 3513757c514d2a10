package org.hullwright.picture.paint;

import java.text.Bidi;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Bidi reordering of letters, from logical to visual order (UAX #9): the order in which they stand on paper from left to right, those of
 * Hebrew the other way round than they are read.
 */
final class WritingOrder {

	private static final Pattern LETTER = Pattern.compile("\\X"); // with the accents that belong to it
	private static final Map<String, String> MIRRORED = Map.of("(", ")", ")", "(", "[", "]", "]", "[", "{", "}", "}", "{", "<", ">", ">",
			"<", "«", "»", "»", "«");

	private WritingOrder() {}

	/** A line, ready to be written from left to right. */
	static String fromLeft(String line) {
		char[] characters = line.toCharArray();
		return Bidi.requiresBidi(characters, 0, characters.length) ? reordered(line) : line;
	}

	private static String reordered(String line) {
		Bidi directions = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
		int count = directions.getRunCount();
		byte[] levels = new byte[count];
		Object[] runs = new Object[count];
		for (int run = 0; run < count; run++) {
			levels[run] = (byte) directions.getRunLevel(run);
			String text = line.substring(directions.getRunStart(run), directions.getRunLimit(run));
			runs[run] = levels[run] % 2 == 0 ? text : backwards(text);
		}
		Bidi.reorderVisually(levels, 0, runs, 0, count);
		return IntStream.range(0, count).mapToObj(run -> (String) runs[run]).collect(Collectors.joining());
	}

	private static String backwards(String text) {
		List<String> letters = LETTER.matcher(text).results().map(MatchResult::group).toList();
		return letters.reversed().stream().map(letter -> MIRRORED.getOrDefault(letter, letter)).collect(Collectors.joining());
	}
}
