package org.hullwright.lang.question;

/**
 * What became of a question.
 *
 * @param <T> what was made of it
 */
public sealed interface ReadQuestion<T> {

	/** It means something. */
	record Understood<T>(T made) implements ReadQuestion<T> {}

	/**
	 * It does not.
	 *
	 * @param reason for the author
	 */
	record Refused<T>(String reason) implements ReadQuestion<T> {}
}
