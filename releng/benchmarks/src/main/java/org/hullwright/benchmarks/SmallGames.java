package org.hullwright.benchmarks.lighthouse;

import org.hullwright.benchmarks.Decisions;
import org.hullwright.benchmarks.Packs;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The same small game in Hull and written by hand: what generality costs. */
@State(Scope.Thread)
public class SmallGame {

	private Program program;
	private long seed;

	/** Compiles the pack. */
	@Setup
	public void compile() {
		program = Packs.lighthouse();
	}

	/** A whole game in Hull. */
	@Benchmark
	public Outcome inHull(Decisions decisions) {
		long its = ++seed;
		Outcome outcome = new Game(program, GameOptions.of(2, its), seat -> new RandomAgent(its, "seat " + seat), Watching.NOTHING).play();
		decisions.decisions += outcome.decisions();
		return outcome;
	}

	/** The same game in Java. */
	@Benchmark
	public boolean byHand(Decisions decisions) {
		long its = ++seed;
		Lighthouse game = new Lighthouse(its, new RandomChooser(its, 1), new RandomChooser(its, 2));
		game.play();
		decisions.decisions += game.decisions();
		return game.isWon();
	}
}
