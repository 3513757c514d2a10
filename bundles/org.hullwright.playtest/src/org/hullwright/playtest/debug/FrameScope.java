package org.hullwright.playtest.debug;

import java.util.List;

import org.hullwright.engine.debug.Performance;

/**
 * What is known to something that is under way in a game that stands still.
 *
 * @param things that can be told of that game
 */
public record FrameScope(DebugValues things, Performance performance) {

	/** Its names, the innermost first, then the game. */
	public List<DebugValue> known() {
		return things.of(performance);
	}

	/** Answers a question as if it stood where this has come to; the game does not notice. */
	public EvaluationResult ask(String question) {
		return things.ask(question, performance);
	}

	/** Whether it is the same thing under way, seen when the game stood still another time. */
	public boolean isSameAs(FrameScope other) {
		return performance.begun() == other.performance.begun() && performance.title().equals(other.performance.title());
	}
}
