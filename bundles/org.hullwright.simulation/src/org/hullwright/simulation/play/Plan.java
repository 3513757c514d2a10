package org.hullwright.simulation.play;

import java.util.List;

import org.hullwright.simulation.rules.Ruleset;

/**
 * All it takes to make a simulation again. Its games have an order in which any first part is balanced: each seed is played with all
 * numbers of seats and by all rulesets before the next one. So games that are broken off can be gone on with, and be compared before that.
 *
 * @param rulesets what is played; the others are compared with the first
 * @param seats numbers of players, each in turn
 * @param games how many by each ruleset with each number of players
 * @param firstSeed of the first of them; the next one has the next seed
 * @param policies who plays: one for all seats, or one for each
 */
public record Plan(List<Ruleset> rulesets, List<Integer> seats, int games, long firstSeed, List<Policy> policies) {

	public Plan {
		rulesets = List.copyOf(rulesets);
		seats = List.copyOf(seats);
		policies = List.copyOf(policies);
	}

	/** How many games there are in all. */
	public long total() {
		return (long) games * seats.size() * rulesets.size();
	}

	/** The game with that number, from 0. */
	public Deal deal(long number) {
		long turn = number / rulesets.size();
		return new Deal((int) (number % rulesets.size()), seats.get((int) (turn % seats.size())), firstSeed + turn / seats.size());
	}

	/** Who plays at a seat, from 1. */
	Policy policy(int seat) {
		return policies.get((seat - 1) % policies.size());
	}
}
