package org.hullwright.export.html;

/** HTML in the making. What is given as text or as a value stays text, whatever it says. */
final class Markup {

	private final StringBuilder written = new StringBuilder();

	/**
	 * Begins an element.
	 *
	 * @param attributes names and values in turn; a name without a value may be the last
	 */
	Markup open(String tag, String... attributes) {
		written.append('<').append(tag);
		for (int at = 0; at < attributes.length; at += 2) {
			written.append(' ').append(attributes[at]);
			if (at + 1 < attributes.length) {
				written.append("=\"").append(escaped(attributes[at + 1])).append('"');
			}
		}
		written.append('>');
		return this;
	}

	/** Ends the element that was begun last with this name. */
	Markup close(String tag) {
		written.append("</").append(tag).append('>');
		return this;
	}

	/** Writes text. */
	Markup text(String text) {
		written.append(escaped(text));
		return this;
	}

	/** A whole element with nothing but text in it. */
	Markup element(String tag, String text, String... attributes) {
		return open(tag, attributes).text(text).close(tag);
	}

	/** Ends a line, so that the page can be read and compared by lines. */
	Markup line() {
		written.append('\n');
		return this;
	}

	/** Writes what was made here and is no text. */
	Markup asItIs(String markup) {
		written.append(markup);
		return this;
	}

	@Override
	public String toString() {
		return written.toString();
	}

	/** Characters that no page may have become spaces. */
	private static String escaped(String text) {
		StringBuilder escaped = new StringBuilder();
		text.codePoints().forEach(character -> {
			switch (character) {
				case '&' -> escaped.append("&amp;");
				case '<' -> escaped.append("&lt;");
				case '>' -> escaped.append("&gt;");
				case '"' -> escaped.append("&quot;");
				case '\n' -> escaped.append('\n');
				default -> escaped.appendCodePoint(
						Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE ? ' ' : character);
			}
		});
		return escaped.toString();
	}
}
