package org.hullwright.engine.agent;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.engine.random.RandomStreams;

/**
 * How many seconds a program takes for a decision, where a track counts them: some number between two bounds, each equally likely. It is
 * drawn from the seed and the number of the decision alone, so that a game is the same whenever it is played.
 */
public record Pace(int fewest, int most) {

	/** About what people take for a decision that is no hard one. */
	public static final Pace USUAL = new Pace(5, 20);

	private static final Pattern WRITTEN = Pattern.compile("(\\d{1,5})(?:-(\\d{1,5}))?");
	private static final int LONGEST = 24 * 60 * 60;
	private static final long STREAM = RandomStreams.named("pace");

	/** @throws IllegalArgumentException when there is no number between them, or it is less than none or more than a day */
	public Pace {
		if (fewest < 0 || most < fewest || most > LONGEST) {
			throw new IllegalArgumentException("no number of seconds is from " + fewest + " to " + most);
		}
	}

	/** What people write as {@code 5-20}, or {@code 10} for always as many; empty when it is something else. */
	public static Optional<Pace> of(String written) {
		Matcher seconds = WRITTEN.matcher(written);
		if (!seconds.matches()) {
			return Optional.empty();
		}
		int fewest = Integer.parseInt(seconds.group(1));
		int most = seconds.group(2) == null ? fewest : Integer.parseInt(seconds.group(2));
		return most < fewest || most > LONGEST ? Optional.empty() : Optional.of(new Pace(fewest, most));
	}

	/**
	 * Lets an agent take its time.
	 *
	 * @param seed of the game
	 */
	public Agent paced(Agent agent, long seed) {
		return decision -> {
			if (decision.secondsLeft() != Decision.UNTIMED) {
				decision.answeredAfter(Math.max(0, seconds(seed, decision.number()) - decision.secondsWaited()));
				if (decision.seconds() >= decision.secondsLeft()) {
					return 0;
				}
			}
			return agent.choose(decision);
		};
	}

	private int seconds(long seed, int decision) {
		return fewest + RandomStreams.below(seed, STREAM, decision, most - fewest + 1);
	}

	@Override
	public String toString() {
		return fewest == most ? Integer.toString(fewest) : fewest + "-" + most;
	}
}
