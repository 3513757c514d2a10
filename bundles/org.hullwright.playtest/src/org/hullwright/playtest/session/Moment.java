package org.hullwright.playtest.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.state.Event;
import org.hullwright.playtest.view.GameSnapshot;

/**
 * What a game looks like where it has stopped: at a question, at its end, or at an error. Immutable; may be read by any thread.
 *
 * @param question what a person is asked; none when the game is over
 * @param outcome how it ended
 * @param failure what a rule did wrong
 * @param events the story so far
 * @param changed pieces that were moved, turned or changed since the person's last decision
 */
public record Moment(GameSnapshot game, Line line, int round, Optional<Question> question, Optional<Outcome> outcome, Optional<GameError> failure,
		List<Event> events, Set<Integer> changed) {
	public Moment {
		events = List.copyOf(events);
		changed = Set.copyOf(changed);
	}
}
