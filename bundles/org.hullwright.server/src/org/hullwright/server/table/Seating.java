package org.hullwright.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import org.hullwright.engine.agent.Agent;

/**
 * Who decides, seat by seat.
 *
 * @param bots for each seat a program, made anew whenever the game is played again, so that it decides as it did; none for a person
 */
public record Seating(List<Optional<Function<BooleanSupplier, Agent>>> bots) {

	public Seating {
		bots = List.copyOf(bots);
	}

	/** How many seats there are. */
	public int size() {
		return bots.size();
	}

	/** Whether a person decides for a seat, from 1. */
	public boolean isPerson(int seat) {
		return bots.get(seat - 1).isEmpty();
	}

	/**
	 * A fresh program for a seat, from 1; none for a person.
	 *
	 * @param left whether its caller has cancelled
	 */
	Optional<Agent> bot(int seat, BooleanSupplier left) {
		return bots.get(seat - 1).map(making -> making.apply(left));
	}
}
