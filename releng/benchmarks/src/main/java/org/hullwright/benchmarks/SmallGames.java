package org.hullwright.benchmarks;

import java.util.List;
import java.util.Set;

import org.hullwright.benchmarks.twin.Course;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.Tally;
import org.hullwright.simulation.rules.Ruleset;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The same small games in Hull and written by hand: what generality costs, and what it costs to look at each game. */
@State(Scope.Thread)
public class SmallGames {

	/** As many as {@code hullwright simulate} plays when nobody says how many. */
	private static final int SIMULATED = 1_000;

	/** Any of them. */
	@Param
	public SmallGame game;

	private Program program;
	private Ruleset ruleset;
	private long seed;

	/** Compiles the pack. */
	@Setup
	public void compile() {
		program = game.pack().program(Set.of());
		ruleset = new Ruleset("as it is", game.pack().probedProgram(Set.of()), List.of(), null);
	}

	/** A whole game in Hull. */
	@Benchmark
	public Outcome inHull(Decisions decisions) {
		long its = ++seed;
		Outcome outcome = new Game(program, GameOptions.of(game.players(), its), seat -> new RandomAgent(its, "seat " + seat),
				Watching.NOTHING).play();
		decisions.decisions += outcome.decisions();
		return outcome;
	}

	/** A whole game in Hull as {@code hullwright simulate} plays it with one thread, with its share of the report. */
	@Benchmark
	@OperationsPerInvocation(SIMULATED)
	public Report simulated() throws Simulation.Stopped {
		Plan plan = new Plan(List.of(ruleset), List.of(game.players()), SIMULATED, seed + 1, List.of(new Policy.Any()));
		seed += SIMULATED;
		Tally tally = new Tally(plan);
		new Simulation(plan, 1).play(tally::add, SimulationProgress.NONE);
		return tally.report("", place -> true);
	}

	/** The same game in Java. */
	@Benchmark
	public Course byHand(Decisions decisions) {
		Course course = game.playByHand(++seed);
		decisions.decisions += course.decisions();
		return course;
	}
}
