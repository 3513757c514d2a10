package org.hullwright.markup;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes XML, HTML and SVG. Text and values of attributes are escaped, so that neither can become markup, whoever wrote them; elements
 * close in the order in which they nest.
 */
public final class MarkupWriter {

	private final StringBuilder written = new StringBuilder();
	private final Deque<String> open = new ArrayDeque<>();

	/** Begins an element with attributes as {@link Attributes#of} takes them. */
	public MarkupWriter open(String name, String... attributes) {
		return open(name, Attributes.of(attributes));
	}

	/** Begins an element. */
	public MarkupWriter open(String name, Attributes attributes) {
		tag(name, attributes);
		written.append('>');
		open.push(name);
		return this;
	}

	/** Ends the element that was begun last. */
	public MarkupWriter close() {
		if (open.isEmpty()) {
			throw new IllegalStateException("no element is open");
		}
		written.append("</").append(open.pop()).append('>');
		return this;
	}

	/** An element of XML with nothing in it: {@code <path/>}. */
	public MarkupWriter empty(String name, Attributes attributes) {
		tag(name, attributes);
		written.append("/>");
		return this;
	}

	/** An element of HTML that has neither content nor an end, such as {@code meta}. */
	public MarkupWriter voidElement(String name, String... attributes) {
		tag(name, Attributes.of(attributes));
		written.append('>');
		return this;
	}

	private void tag(String name, Attributes attributes) {
		written.append('<').append(name);
		attributes.writeTo(written);
	}

	/** Writes text. */
	public MarkupWriter text(String text) {
		written.append(Escaping.escaped(text));
		return this;
	}

	/** A whole element with nothing but text in it, with attributes as {@link Attributes#of} takes them. */
	public MarkupWriter element(String name, String text, String... attributes) {
		return element(name, text, Attributes.of(attributes));
	}

	/** A whole element with nothing but text in it. */
	public MarkupWriter element(String name, String text, Attributes attributes) {
		return open(name, attributes).text(text).close();
	}

	/** Ends a line, so that the document can be read and compared by lines. */
	public MarkupWriter line() {
		written.append('\n');
		return this;
	}

	/** Writes what is markup already, unescaped: never what comes from a pack. */
	public MarkupWriter raw(String markup) {
		written.append(markup);
		return this;
	}

	/**
	 * The document so far.
	 *
	 * @throws IllegalStateException when an element is still open
	 */
	public String markup() {
		if (!open.isEmpty()) {
			throw new IllegalStateException("<" + open.peek() + "> is not closed");
		}
		return written.toString();
	}
}
