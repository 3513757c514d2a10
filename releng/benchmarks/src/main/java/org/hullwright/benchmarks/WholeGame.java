package org.hullwright.benchmarks;

import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole games of the big packs, three players who take any legal option. */
@State(Scope.Thread)
public class WholeGame {

	/** The folder of the pack under the examples. */
	@Param({ "retaliation", "nemesis", "lockdown" })
	public String pack;

	private Program program;
	private long seed;

	/** Compiles the pack. */
	@Setup
	public void compile() {
		program = Packs.example(pack);
	}

	/** From the set-up to the winners. */
	@Benchmark
	public Outcome threePlayers(Decisions decisions) {
		long its = ++seed;
		Outcome outcome = new Game(program, GameOptions.of(3, its), seat -> new RandomAgent(its, "seat " + seat), Watching.NOTHING).play();
		decisions.decisions += outcome.decisions();
		return outcome;
	}
}
