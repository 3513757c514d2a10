package org.hullwright.playtest.session;

import java.util.Locale;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.random.RandomStreams;

/** How a bot decides. What it takes depends on the seed and on where the game stands only, so that it does the same after undo. */
public enum Bot {

	/** Takes any option, each equally likely. */
	ANYTHING("Bot") {
		@Override
		int choose(Decision decision, long seed) {
			return RandomStreams.below(seed, STREAM, decision.number(), decision.size());
		}
	},

	/** Tries the options, and takes one that brings it nearer to its goals; in a pack that tells no goals, to winning. */
	GOALS("Bot with goals") {
		@Override
		int choose(Decision decision, long seed) {
			return new HeuristicAgent(seed, "play-test bot at decision " + decision.number()).choose(decision);
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

	/** @param seed of the game */
	abstract int choose(Decision decision, long seed);
}
