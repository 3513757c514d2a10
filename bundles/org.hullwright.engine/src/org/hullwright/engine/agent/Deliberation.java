package org.hullwright.engine.agent;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/**
 * What an agent weighed before it took an option.
 *
 * @param weighed the options that it looked at
 * @param chosen number of the option that it takes, from 0
 * @param line labels of the options that it expects to be taken after this one; empty where it looks no further than to the next question.
 * To be asked for only while the decision is open, for some agents have to play on for it
 */
public record Deliberation(List<Weighed> weighed, int chosen, Supplier<List<String>> line) {

	public Deliberation {
		weighed = List.copyOf(weighed);
	}

	/**
	 * An option that was looked at.
	 *
	 * @param option its number, from 0
	 * @param worth what the agent went by; in the unit of the evaluation function, or from 0 to 1 for agents that search
	 * @param least the worst that came of it
	 * @param most the best that came of it
	 * @param trials how often it was tried
	 */
	public record Weighed(int option, double worth, double least, double most, int trials) {}

	/** The options that were looked at, the best ones first. */
	public List<Weighed> best() {
		return weighed.stream().sorted(Comparator.comparingDouble(weighed -> -weighed.worth())).toList();
	}
}
