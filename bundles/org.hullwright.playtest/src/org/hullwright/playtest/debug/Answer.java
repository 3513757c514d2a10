package org.hullwright.playtest.debug;

/** What somebody is told who asks where a game stands still. */
public sealed interface Answer {

	/** What was asked for. */
	record Found(Known known) implements Answer {}

	/**
	 * It cannot be told.
	 *
	 * @param reason for whoever asked
	 */
	record Refused(String reason) implements Answer {}
}
