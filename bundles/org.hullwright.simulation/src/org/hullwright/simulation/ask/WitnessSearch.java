package org.hullwright.simulation.ask;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Gauge;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.play.TaskResult;

/**
 * Searches games for a witness: looks before each decision and at the end whether what is asked about is so. The answer is the same on
 * however many threads.
 */
public final class WitnessSearch {

	private static final int AHEAD = 16; // games of each thread

	private final Inquiry inquiry;
	private final Gauge gauge;
	private final SearchMode mode;

	/** @param mode which games are looked for */
	public WitnessSearch(Inquiry inquiry, SearchMode mode) {
		this.inquiry = inquiry;
		this.gauge = inquiry.program().gauges().get(inquiry.experiment()).getFirst();
		this.mode = mode;
	}

	/**
	 * How a game went.
	 *
	 * @param witness null when there is none
	 * @param obstacle why it could not be told at some time whether it is so; empty when it always could
	 */
	private record Looked(boolean broken, @Nullable Witness witness, String obstacle) {}

	/**
	 * Searches.
	 *
	 * @param threads how many games are played at once, at least 1
	 * @param progress may cancel; what was played until then counts
	 */
	public Reply search(int threads, SimulationProgress progress) {
		ExecutorService pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("witness-", 1).factory());
		try {
			Deque<Future<Looked>> ahead = new ArrayDeque<>();
			Reply reply = Reply.NONE;
			long begun = 0;
			for (long number = 0; number < inquiry.total() && !progress.isCancelled(); number++) {
				while (ahead.size() < threads * AHEAD && begun < inquiry.total()) {
					long next = begun++;
					ahead.add(pool.submit(() -> look(inquiry.playersOf(next), inquiry.seedOf(next))));
				}
				reply = and(reply, TaskResult.of(ahead.remove()));
				progress.played(number + 1, inquiry.total());
				if (reply.witness() != null && mode.endsWithWitness()) {
					break;
				}
			}
			return reply;
		} finally {
			pool.shutdownNow();
		}
	}

	private Reply and(Reply before, Looked looked) {
		if (looked.broken()) {
			return new Reply(before.games(), before.held(), before.broken() + 1, before.witness(), before.unanswered(), before.obstacle());
		}
		return new Reply(before.games() + 1, before.held() + (looked.witness() == null ? 0 : 1), before.broken(),
				told(before.witness(), looked.witness()), before.unanswered() + (looked.obstacle().isEmpty() ? 0 : 1),
				before.obstacle().isEmpty() ? looked.obstacle() : before.obstacle());
	}

	private @Nullable Witness told(@Nullable Witness found, @Nullable Witness other) {
		if (found == null) {
			return other;
		}
		return other == null ? found : mode.better(found, other);
	}

	private Looked look(int players, long seed) {
		Onlooker onlooker = new Onlooker(players, seed);
		Game game = new Game(inquiry.program(), new GameOptions(players, inquiry.modes(), inquiry.scenario(), seed, null),
				seat -> onlooker.before(inquiry.policy(seat).agent(seed, seat, () -> false)), Watching.NOTHING);
		onlooker.follow(game);
		try {
			game.play();
			return new Looked(false, game.round() <= inquiry.lastRound() && game.measure(inquiry.experiment()).getFirst().orElse(0) != 0
					? onlooker.witness(game.round(), "", 0)
					: null, onlooker.obstacle);
		} catch (GameAbandoned found) {
			return new Looked(false, onlooker.found, onlooker.obstacle);
		} catch (GameError broken) {
			return new Looked(true, null, "");
		}
	}

	/** Looks before each decision. */
	private final class Onlooker {

		private final int players;
		private final long seed;
		private final List<Integer> options = new ArrayList<>();
		private @Nullable Game game;
		private @Nullable Witness found;
		private String obstacle = "";

		Onlooker(int players, long seed) {
			this.players = players;
			this.seed = seed;
		}

		void follow(Game followed) {
			game = followed;
		}

		Witness witness(int round, String prompt, int source) {
			return new Witness(seed, players, options.size(), round, prompt, source, options);
		}

		Agent before(Agent agent) {
			return decision -> {
				look(decision);
				int chosen = agent.choose(decision);
				options.add(chosen);
				return chosen;
			};
		}

		private void look(Decision decision) {
			Game followed = game;
			int round = followed == null ? 0 : followed.round();
			if (round > inquiry.lastRound()) {
				throw new GameAbandoned();
			}
			if (decision instanceof OpenDecision open && decision.state().layout() == inquiry.program().layout() && holds(open)) {
				found = witness(round, decision.prompt(), decision.source());
				throw new GameAbandoned();
			}
		}

		/** What cannot be told as things are is not so. */
		private boolean holds(OpenDecision decision) {
			try {
				return decision.ask(gauge::in).orElse(0) != 0;
			} catch (ContentError notNow) {
				if (obstacle.isEmpty()) {
					obstacle = String.valueOf(notNow.getMessage());
				}
				return false;
			}
		}
	}
}
