package org.hullwright.picture.icon;

/** Splits SVG path data into commands and numbers (SVG 1.1, chapter 8.3.9), in which hardly anything has to stand between two numbers. */
final class PathScanner {

	private static final char NONE = '\0';

	private final String data;
	private int at;

	PathScanner(String data) {
		this.data = data;
	}

	/** The letter of the next command; null character when a number follows, or nothing. */
	char command() {
		skipSeparators();
		return at < data.length() && Character.isLetter(data.charAt(at)) ? data.charAt(at++) : NONE;
	}

	/** Whether a command was there. */
	static boolean isCommand(char letter) {
		return letter != NONE;
	}

	boolean isAtEnd() {
		skipSeparators();
		return at >= data.length();
	}

	/** @throws IllegalArgumentException when no number follows */
	double number() {
		skipSeparators();
		int start = at;
		if (at < data.length() && isSign(data.charAt(at))) {
			at++;
		}
		boolean dot = false;
		boolean exponent = false;
		while (at < data.length()) {
			char letter = data.charAt(at);
			if (letter == '.' && !dot && !exponent) {
				dot = true;
			} else if ((letter == 'e' || letter == 'E') && !exponent && at > start) {
				exponent = true;
				if (at + 1 < data.length() && isSign(data.charAt(at + 1))) {
					at++;
				}
			} else if (!Character.isDigit(letter)) {
				break;
			}
			at++;
		}
		return Double.parseDouble(data.substring(start, at));
	}

	/** A truth of an arc, a single digit after which the next number may begin at once. */
	boolean flag() {
		skipSeparators();
		if (isAtEnd()) {
			throw new IllegalArgumentException("The path ends within an arc");
		}
		return data.charAt(at++) == '1';
	}

	private static boolean isSign(char letter) {
		return letter == '-' || letter == '+';
	}

	private void skipSeparators() {
		while (at < data.length() && (Character.isWhitespace(data.charAt(at)) || data.charAt(at) == ',')) {
			at++;
		}
	}
}
