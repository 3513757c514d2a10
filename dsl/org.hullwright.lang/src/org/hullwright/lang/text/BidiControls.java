package org.hullwright.lang.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Bidi controls (bidirectional formatting characters of UAX #9) and the guard against Trojan Source attacks by them (CVE-2021-42574). They
 * turn the direction in which what follows is shown, until another one ends that or the line is over, and are not seen themselves. Texts
 * that mix languages may need them; elsewhere they let a text look like another one.
 */
public final class BidiControls {

	private static final char LEFT_TO_RIGHT_EMBEDDING = '\u202A';
	private static final char END_OF_EMBEDDING = '\u202C';
	private static final char LEFT_TO_RIGHT_OVERRIDE = '\u202D';
	private static final char RIGHT_TO_LEFT_OVERRIDE = '\u202E';
	private static final char LEFT_TO_RIGHT_ISOLATE = '\u2066';
	private static final char END_OF_ISOLATE = '\u2069';
	private static final Pattern CONTROL = Pattern.compile("[\u202A-\u202E\u2066-\u2069]");

	private BidiControls() {}

	/** Whether it is one of those signs. */
	public static boolean isControl(char sign) {
		return sign >= LEFT_TO_RIGHT_EMBEDDING && sign <= RIGHT_TO_LEFT_OVERRIDE || sign >= LEFT_TO_RIGHT_ISOLATE && sign <= END_OF_ISOLATE;
	}

	/** A text in quotes, of Hull or of JSON, or many of them, that says the same without any of those signs as such. */
	public static String escaped(String quoted) {
		return CONTROL.matcher(quoted).replaceAll(sign -> "\\\\u%04x".formatted((int) sign.group().charAt(0)));
	}

	/** The first of those signs; none when there is none. */
	public static OptionalInt first(String text) {
		return CONTROL.matcher(text).results().mapToInt(sign -> sign.start()).findFirst();
	}

	/**
	 * The first of those signs with which a text may be spoofed, as it is no part of proper writing: it shows letters in another order than
	 * their language has, ends nothing, or still holds at the end of the text, and so for what follows it on the line. None when there is
	 * none.
	 */
	public static OptionalInt firstSpoofing(String text) {
		Deque<Integer> open = new ArrayDeque<>();
		for (int at = 0; at < text.length(); at++) {
			char sign = text.charAt(at);
			if (sign == LEFT_TO_RIGHT_OVERRIDE || sign == RIGHT_TO_LEFT_OVERRIDE) {
				return OptionalInt.of(at);
			}
			if (sign == END_OF_EMBEDDING || sign == END_OF_ISOLATE) {
				if (open.isEmpty() || sign != endOf(text.charAt(open.peek()))) {
					return OptionalInt.of(at);
				}
				open.pop();
			} else if (isControl(sign)) {
				open.push(at);
			}
		}
		return open.isEmpty() ? OptionalInt.empty() : OptionalInt.of(open.getLast());
	}

	private static char endOf(char begin) {
		return begin >= LEFT_TO_RIGHT_ISOLATE ? END_OF_ISOLATE : END_OF_EMBEDDING;
	}
}
