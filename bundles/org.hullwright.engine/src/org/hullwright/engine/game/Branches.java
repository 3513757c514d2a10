package org.hullwright.engine.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Foresight;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.state.Guess;
import org.hullwright.engine.state.Sight;

/**
 * Games that go another way from a decision on: they go the way to it once more, from the last phase before it, guess there what the player
 * who decides cannot know, and go on. Belongs to one thread.
 */
final class Branches implements Foresight {

	/** More than a program makes of one decision that comes back to them. */
	private static final int MOST_GUESSES = 16;
	/** What playing on once may cost, so that who wants to do it often is given more. */
	private static final long STEPS_OF_A_BRANCH = 100_000;
	/** Copying so many cells is as long as a step. */
	private static final int CELLS_PER_STEP = 8;

	private final Program program;
	private final GameRecord past;
	private final Optional<Checkpoint> origin;
	private final Sight sight;
	private final Stakes stakes;
	private final Allowance thoughts;
	/** The last ones, since each is as large as a few states. */
	private final Map<Long, Guess> guesses = new LinkedHashMap<>() {

		private static final long serialVersionUID = 1L;

		@Override
		@NonNullByDefault(DefaultLocation.TYPE_ARGUMENT)
		protected boolean removeEldestEntry(Map.Entry<Long, Guess> eldest) {
			return size() > MOST_GUESSES;
		}
	};

	/**
	 * Branches of a game.
	 *
	 * @param past the way to the decision
	 * @param seat of the player who decides
	 * @param thoughts what all branches of the game may cost together
	 */
	Branches(Program program, GameRecord past, Optional<Checkpoint> origin, int seat, Allowance thoughts) {
		this.program = program;
		this.past = past;
		this.origin = origin;
		this.thoughts = thoughts;
		this.stakes = new Stakes(program);
		this.sight = new Sight.OfSeats(List.of(seat));
	}

	@Override
	public Prospect play(long chance, Agent mind) {
		Game game = branch(chance, mind);
		try {
			game.play();
			return seat -> OptionalLong.of(worth(game, frame -> stakes.atTheEnd(seat, frame)));
		} catch (GameAbandoned far) {
			return seat -> OptionalLong.of(worth(game, frame -> stakes.now(seat, frame)));
		} catch (GameError failed) {
			return seat -> OptionalLong.empty();
		}
	}

	/** What each option of the decision is worth by itself. */
	List<OptionalLong> worths(long chance, Supplier<Agent> minds) {
		List<OptionalLong> found = new ArrayList<>();
		try {
			branch(chance, decision -> {
				found.addAll(decision.worths(chance, minds));
				throw new GameAbandoned();
			}).play();
		} catch (GameAbandoned looked) {
			return found;
		}
		throw new IllegalStateException("nobody was asked what was asked before");
	}

	private Game branch(long chance, Agent mind) {
		thoughts.grant(STEPS_OF_A_BRANCH);
		thoughts.spend(program.layout().size() / CELLS_PER_STEP);
		Guess guess = guesses.computeIfAbsent(chance, number -> new Guess(program.tables().start(), sight, number));
		return new Game(program, past, seat -> mind, Watching.NOTHING,
				new Branch(origin, decision -> guess(guess, chance, decision), thoughts));
	}

	private static void guess(Guess guess, long chance, OpenDecision decision) {
		int[] now = decision.state().guess(chance, guess);
		decision.exchange(piece -> now[piece]);
	}

	private static long worth(Game game, ToLongFunction<Frame> stakes) {
		try {
			return stakes.applyAsLong(game.run().outermost(0));
		} catch (ContentError error) {
			throw game.worded(error);
		}
	}
}
