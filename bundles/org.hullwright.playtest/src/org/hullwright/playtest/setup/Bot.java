package org.hullwright.playtest.setup;

import java.util.Locale;
import java.util.function.BooleanSupplier;

import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.Deliberation;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.SearchAgent;
import org.hullwright.engine.random.RandomStreams;

/** How a bot decides. What it takes depends on the seed and on where the game stands only, so that it does the same after undo. */
public enum Bot {

	/** Takes any option, each equally likely. */
	ANYTHING("Bot") {

		@Override
		public int choose(Decision decision, long seed, BooleanSupplier stopped) {
			return RandomStreams.below(seed, STREAM, decision.number(), decision.size());
		}
	},

	/** Tries the options, and takes one that brings it nearer to its goals; in a pack that tells no goals, to winning. */
	GOALS("Bot with goals") {

		@Override
		public int choose(Decision decision, long seed, BooleanSupplier stopped) {
			return new HeuristicAgent(seed, named(decision)).choose(decision);
		}
	},

	/** Plays on in thought before each decision, which takes its time. */
	AHEAD("Bot that looks ahead") {

		@Override
		public int choose(Decision decision, long seed, BooleanSupplier stopped) {
			return new SearchAgent(seed, named(decision), SearchAgent.ITERATIONS, stopped).choose(decision);
		}
	};

	private static final long STREAM = RandomStreams.named("play-test bot");
	private final String title;

	Bot(String title) {
		this.title = title;
	}

	/** How it is called in the window. */
	public String title() {
		return title;
	}

	/** The word by which it is kept. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * The bot that is kept by a word.
	 *
	 * @throws IllegalArgumentException when there is none
	 */
	public static Bot of(String word) {
		return valueOf(word.toUpperCase(Locale.ROOT));
	}

	/**
	 * Takes an option.
	 *
	 * @param seed of the game
	 * @param stopped asked by those that take long, whether the caller has cancelled them
	 */
	public abstract int choose(Decision decision, long seed, BooleanSupplier stopped);

	/** What a bot with goals weighs at a decision, which it leaves open. */
	public static Deliberation weigh(Decision decision, long seed) {
		return new HeuristicAgent(seed, named(decision)).deliberate(decision);
	}

	private static String named(Decision decision) {
		return "play-test bot at decision " + decision.number();
	}
}
