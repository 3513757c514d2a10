package org.hullwright.playtest.session;

import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Outcome;

/** Why a game has stopped where it is. */
public sealed interface StopReason {

	/** A person is asked. */
	record Asked(Question question) implements StopReason {}

	/** The game is over. */
	record Over(Outcome outcome) implements StopReason {}

	/** A rule did something wrong. */
	record Failed(GameError failure) implements StopReason {}

	/** It stands still in the middle of its rules, where a debugger wants it to. */
	record InBetween() implements StopReason {}
}
