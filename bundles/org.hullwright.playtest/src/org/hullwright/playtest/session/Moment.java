package org.hullwright.playtest.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.state.Event;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.line.Line;

/**
 * What a game looks like where it has stopped: at a question, at its end, at an error, or in the middle of its rules, where there is none
 * of these. Immutable; may be read by any thread.
 *
 * @param record all it takes to come here again
 * @param question what a person is asked; none when the game is over
 * @param outcome how it ended
 * @param failure what a rule did wrong
 * @param events the story so far
 * @param notice something to be told about how it came here, such as that recorded decisions no longer fit
 * @param changed pieces that were moved, turned or changed since the person's last decision
 */
public record Moment(GameSnapshot game, Line line, GameRecord record, int round, Optional<Question> question, Optional<Outcome> outcome,
		Optional<GameError> failure,
		List<Event> events, Optional<String> notice, Set<Integer> changed) {

	public Moment {
		events = List.copyOf(events);
		changed = Set.copyOf(changed);
	}

	/** Whether it stands still in the middle of its rules. */
	public boolean isInBetween() {
		return question.isEmpty() && outcome.isEmpty() && failure.isEmpty();
	}

	/** The same with something to be told. */
	Moment withNotice(String told) {
		return new Moment(game, line, record, round, question, outcome, failure, events, Optional.of(told), changed);
	}
}
