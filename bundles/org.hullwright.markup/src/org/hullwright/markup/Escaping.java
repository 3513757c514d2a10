package org.hullwright.markup;

/** Escaping of text for XML and HTML, between tags and within attributes alike. */
final class Escaping {

	private Escaping() {}

	/** The text with character references for what would be markup, and a space for each character that XML 1.0 cannot have. */
	static String escaped(String text) {
		StringBuilder escaped = new StringBuilder(text.length());
		text.codePoints().forEach(character -> {
			switch (character) {
				case '&' -> escaped.append("&amp;");
				case '<' -> escaped.append("&lt;");
				case '>' -> escaped.append("&gt;");
				case '"' -> escaped.append("&quot;");
				default -> escaped.appendCodePoint(isAllowed(character) ? character : ' ');
			}
		});
		return escaped.toString();
	}

	/** Of control characters only those that part lines and words; XML allows more of them, but discourages their use. */
	private static boolean isAllowed(int character) {
		if (character == '\n' || character == '\t') {
			return true;
		}
		return !Character.isISOControl(character) && character != 0xFFFE && character != 0xFFFF
				&& Character.getType(character) != Character.SURROGATE;
	}
}
