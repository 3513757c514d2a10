package org.hullwright.engine.state;

import java.util.Collection;

/**
 * Some of the players of a game, by their seats, which count from 1.
 *
 * @param bits one for each seat, the first seat's the lowest; fits into a cell of the state
 */
public record Seats(int bits) {

	/** How many seats there can be. */
	public static final int MOST = 30;
	/** Every player of any game. */
	public static final Seats ALL = new Seats((1 << MOST) - 1);
	/** No seat. */
	public static final Seats NONE = new Seats(0);

	/** A single player. */
	public static Seats of(int seat) {
		return new Seats(1 << seat - 1);
	}

	/** Some players together. */
	public static Seats of(Collection<Integer> seats) {
		return new Seats(seats.stream().mapToInt(seat -> of(seat).bits).reduce(0, (some, more) -> some | more));
	}

	/** Whether a player is among them. */
	public boolean has(int seat) {
		return (bits & 1 << seat - 1) != 0;
	}

	/** Whether any seat is in both. */
	public boolean meets(Seats others) {
		return (bits & others.bits) != 0;
	}
}
