package org.hullwright.simulation.training;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Reward;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.learning.FeatureExtractor;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.random.RandomStreams;

/**
 * Plays games with itself and keeps some of their positions: some at decisions, and the last one, for who is out of the game decides
 * nothing any more. Several threads may share it.
 */
final class SelfPlay {

	private static final long STREAM = RandomStreams.named("self-play");
	private static final int FINE = 1_000_000;
	/** How often it takes any option, so that it also learns what comes of what it would not do. */
	private static final double EXPLORATION = 0.05;

	private final Program program;
	private final FeatureExtractor extractor;
	private final boolean random;
	private final double sampled;
	private final double kept;

	/**
	 * Self-play by a program.
	 *
	 * @param program plays by the goals that are written when nothing has been learned for it
	 * @param extractor of its features
	 * @param random whether it plays at random instead
	 * @param sampled which part of the decisions is looked at
	 * @param kept which part of those is kept of players who did not win, of whom there are many
	 */
	SelfPlay(Program program, FeatureExtractor extractor, boolean random, double sampled, double kept) {
		this.program = program;
		this.extractor = extractor;
		this.random = random;
		this.sampled = sampled;
		this.kept = kept;
	}

	PlayedGame play(Way way, long seed) {
		List<Position> seen = new ArrayList<>();
		Game game = game(way, seed, seen);
		try {
			Outcome outcome = game.play();
			IntStream.rangeClosed(1, way.players()).forEach(seat -> seen.add(position(seat, game.run().outermost(0))));
			List<PlayedGame.End> ends = IntStream.rangeClosed(1, way.players()).mapToObj(seat -> end(seat, outcome, game)).toList();
			return new PlayedGame(way, seed, ends, kept(seen, ends, seed), "");
		} catch (GameError broken) {
			return new PlayedGame(way, seed, List.of(), List.of(), broken.explain());
		}
	}

	/** Plays a game that a rule breaks once more, up to there. */
	GameRecord recordOfBroken(Way way, long seed) {
		Game game = game(way, seed, new ArrayList<>());
		try {
			game.play();
		} catch (GameError broken) {
			// this is the moment
		}
		return game.record();
	}

	private Game game(Way way, long seed, List<Position> seen) {
		return new Game(program, way.options(seed), seat -> Pace.USUAL.paced(new Explorer(seed, seat, way.players(), seen), seed),
				Watching.NOTHING);
	}

	private static PlayedGame.End end(int seat, Outcome outcome, Game game) {
		return new PlayedGame.End(Reward.of(seat, outcome.winners().contains(seat), outcome.standing().scores()), game.goalsOf(seat));
	}

	private List<Position> kept(List<Position> seen, List<PlayedGame.End> ends, long seed) {
		List<Position> positions = new ArrayList<>();
		for (int at = 0; at < seen.size(); at++) {
			if (ends.get(seen.get(at).seat() - 1).reward() > 0 || isBelow(kept, seed, STREAM + 1, at)) {
				positions.add(seen.get(at));
			}
		}
		return positions;
	}

	private Position position(int seat, Frame around) {
		float[] features = new float[extractor.size()];
		extractor.extract(seat, around, features);
		return Position.of(seat, features);
	}

	private static boolean isBelow(double share, long seed, long stream, int drawn) {
		return RandomStreams.below(seed, stream, drawn, FINE) < share * FINE;
	}

	/**
	 * Plays as programs do in games: by what was learned, or by the goals that are written; and tries something else now and then. So what
	 * is said of how often these win holds in games.
	 */
	private final class Explorer implements Agent {

		private final long seed;
		private final long stream;
		private final int players;
		private final List<Position> seen;
		private final Agent heuristic;
		private int drawn;

		Explorer(long seed, int seat, int players, List<Position> seen) {
			this.seed = seed;
			this.stream = STREAM + 16 + seat;
			this.players = players;
			this.seen = seen;
			this.heuristic = new HeuristicAgent(seed, "seat " + seat);
		}

		@Override
		public int choose(Decision decision) {
			if (decision instanceof OpenDecision open && decision.state().layout() == program.layout()
					&& isBelow(sampled, seed, stream, drawn++)) {
				for (int seat = 1; seat <= players; seat++) {
					int asked = seat;
					seen.add(open.ask(frame -> position(asked, frame)));
				}
			}
			return random || isBelow(EXPLORATION, seed, stream, drawn++)
					? RandomStreams.below(seed, stream, drawn++, decision.size())
					: heuristic.choose(decision);
		}

	}
}
