package org.hullwright.benchmarks;

import java.util.concurrent.TimeUnit;

import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.GameState;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A game of Retaliation in progress: to keep the moment, and to go back to it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GoingBack {

	private static final int IN_PROGRESS = 60;
	private static final int MOVED = 20;

	private GameState state;
	private int zone;

	/** Plays up to a decision in the middle of a game. */
	@Setup
	public void play() {
		Game game = new Game(Packs.example("retaliation"), GameOptions.of(3, 7), seat -> {
			RandomAgent random = new RandomAgent(7, "seat " + seat);
			return decision -> {
				if (decision.number() == IN_PROGRESS) {
					throw new GameAbandoned();
				}
				return random.choose(decision);
			};
		}, Watching.NOTHING);
		try {
			game.play();
			throw new IllegalStateException("this game is over before it is in progress");
		} catch (GameAbandoned here) {
			state = game.state();
			zone = state.layout().table();
		}
	}

	/** A copy to play on with. */
	@Benchmark
	public GameState copy() {
		return state.copy();
	}

	/** Twenty pieces moved, far more than one decision does, and taken back. */
	@Benchmark
	public int changeAndRollBack() {
		int mark = state.mark();
		for (int piece = 0; piece < MOVED; piece++) {
			state.move(0, piece, zone, true);
		}
		state.rollback(mark);
		return state.count(zone);
	}
}
