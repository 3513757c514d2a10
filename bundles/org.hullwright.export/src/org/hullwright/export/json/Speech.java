package org.hullwright.export.json;

import java.util.List;

/** Keeps what a pack says to people apart from the rest, under keys. */
interface Speech {

	/**
	 * Keeps a text.
	 *
	 * @param key that it should have
	 * @return the key that it has
	 */
	String keep(String key, List<Bit> text);

	/** Keeps a text without gaps. */
	default String keep(String key, String words) {
		return keep(key, List.of(new Words(words)));
	}

	/** A part of a text. */
	sealed interface Bit {}

	/** Words as they stand. */
	record Words(String words) implements Bit {}

	/**
	 * Words that name something.
	 *
	 * @param identity of what they name
	 */
	record Named(String words, String identity) implements Bit {}

	/**
	 * A place for a value.
	 *
	 * @param value what is shown there, by which it is found again in another language
	 */
	record Gap(String value) implements Bit {}
}
