package org.hullwright.engine.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Foresight;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.state.Guess;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.World;

/**
 * Games that go another way from a decision on: they go the way to it once more, from the last phase before it, guess there what the player
 * who decides cannot know, and go on.
 */
final class Branches implements Foresight {

	/** What it is worth to have won, beside all goals. */
	private static final int VICTORY = 1_000;

	private final Program program;
	private final GameRecord past;
	private final Optional<Checkpoint> origin;
	private final Sight sight;

	/**
	 * Branches of a game.
	 *
	 * @param past the way to the decision
	 * @param seat of the player who decides
	 */
	Branches(Program program, GameRecord past, Optional<Checkpoint> origin, int seat) {
		this.program = program;
		this.past = past;
		this.origin = origin;
		this.sight = new Sight.OfSeats(List.of(seat));
	}

	@Override
	public Prospect play(long chance, Agent mind) {
		Guess guess = new Guess(program.tables().start(), sight, chance);
		Game game = new Game(program, past, origin, decision -> guess(guess, chance, decision), mind);
		try {
			game.play();
			return seat -> OptionalLong.of(worth(game, seat) + (hasWon(game, seat) ? VICTORY : 0));
		} catch (GameAbandoned far) {
			return seat -> OptionalLong.of(worth(game, seat));
		} catch (GameError failed) {
			return seat -> OptionalLong.empty();
		}
	}

	private static void guess(Guess guess, long chance, OpenDecision decision) {
		int[] now = decision.state().guess(chance, guess);
		decision.exchange(piece -> now[piece]);
	}

	private long worth(Game game, int seat) {
		try {
			return program.goals().stream().mapToLong((Goal goal) -> goal.worthTo(playerOn(seat), game.run())).sum();
		} catch (ContentError error) {
			throw game.worded(error);
		}
	}

	private boolean hasWon(Game game, int seat) {
		return game.state().get(playerOn(seat), program.world().game().won()) != 0;
	}

	private int playerOn(int seat) {
		World world = program.world();
		return world.sorts().get(world.game().playerSort()).firstPiece() + seat - 1;
	}
}
