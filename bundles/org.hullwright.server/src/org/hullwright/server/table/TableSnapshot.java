package org.hullwright.server.table;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.OpenStandings;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Standing;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;

/**
 * A game where it stopped last: at a question, at its end, or where a rule broke. Any thread may read it; its state is not changed.
 *
 * @param run how often the game has been played from its beginning, from 1; events of different runs cannot be compared by their position
 * @param state a copy of its own
 * @param events all that has happened so far
 * @param record all it takes to play the game up to here
 * @param round from 1; 0 during the set-up
 * @param question null when no player is asked: it has been answered, or the game is over
 * @param standing scores and teams as far as everybody may know them; all of them at the end
 * @param outcome null before the end
 * @param failure what a rule did wrong, and where, in a sentence; null when none did
 * @param notice what is to be told about a game that was taken up again; null when all of it still fitted
 */
public record TableSnapshot(int run, GameState state, List<Event> events, GameRecord record, int round, @Nullable PendingDecision question,
		Standing standing, @Nullable Outcome outcome,
		@Nullable String failure, @Nullable String notice) {

	public TableSnapshot {
		events = List.copyOf(events);
	}

	/** Whether nobody will be asked any more. */
	public boolean isOver() {
		return outcome != null || failure != null;
	}

	/** The same once its question has been answered, while the game goes on from it. */
	TableSnapshot answered() {
		return new TableSnapshot(run, state, events, record, round, null, standing, outcome, failure, notice);
	}

	static TableSnapshot of(int run, Program program, Game game, @Nullable PendingDecision question, @Nullable Outcome outcome,
			@Nullable String failure,
			@Nullable String notice) {
		Standing standing = outcome == null ? OpenStandings.of(program, game.state()) : outcome.standing();
		return new TableSnapshot(run, game.state().copy(), game.state().journal().events(), game.record(), game.round(), question, standing,
				outcome, failure, notice);
	}
}
