package org.hullwright.playtest.debug;

/** What somebody is told who asks where a game stands still. */
public sealed interface EvaluationResult {

	/** What was asked for. */
	record Found(DebugValue known) implements EvaluationResult {}

	/**
	 * It cannot be told.
	 *
	 * @param reason for whoever asked
	 */
	record Refused(String reason) implements EvaluationResult {}
}
