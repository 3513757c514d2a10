package org.hullwright.engine.agent;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a program is like that plays by one evaluation function: how it weighs what may happen, and what becomes of others. */
public enum Temper {

	/** Goes by what is best for its player on average. */
	USUAL(Valuation.USUAL, 0),
	/** Goes by the worst that it foresees of each option. */
	CAUTIOUS(Valuation.USUAL, 0),
	/** Goes by the best that it foresees of each option. */
	GREEDY(Valuation.USUAL, 0),
	/** Wants the others to win as much as its own player. */
	LOYAL(new Valuation(true, 1), 0),
	/** Wants the others to lose. */
	TRAITOR(new Valuation(true, -1), 0),
	/** Takes any option now and then. */
	BEGINNER(Valuation.USUAL, 0.25);

	private final Valuation valuation;
	private final double slips;

	Temper(Valuation valuation, double slips) {
		this.valuation = valuation;
		this.slips = slips;
	}

	/** The temper with that name in small letters; empty when there is none. */
	public static Optional<Temper> named(String name) {
		return Stream.of(values()).filter(temper -> temper.word().equals(name)).findFirst();
	}

	/** What people write for it. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** What positions are worth to it. */
	public Valuation valuation() {
		return valuation;
	}

	/** In which share of decisions it takes any option, from 0 to 1. */
	double slips() {
		return slips;
	}

	/**
	 * What an option is worth to it.
	 *
	 * @param worths what came of it, on each determinization
	 */
	double of(double[] worths) {
		double least = Double.POSITIVE_INFINITY;
		double most = Double.NEGATIVE_INFINITY;
		double sum = 0;
		for (double worth : worths) {
			least = Math.min(least, worth);
			most = Math.max(most, worth);
			sum += worth;
		}
		double average = sum / worths.length;
		return switch (this) {
			case CAUTIOUS -> (least + average) / 2;
			case GREEDY -> (most + average) / 2;
			case USUAL, LOYAL, TRAITOR, BEGINNER -> average;
		};
	}
}
