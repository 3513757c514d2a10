package org.hullwright.server.protocol;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.OptionalInt;
import java.util.Set;

import org.hullwright.engine.state.Sight;

/**
 * What a client may do with a game.
 *
 * @param game its number
 * @param seat from 1; none for the key to the table
 */
record Key(String game, OptionalInt seat) {

	private static final int BYTES = 16; // 128 bits: none is guessed
	private static final SecureRandom RANDOM = new SecureRandom();

	/** The eyes of its holder. */
	Sight sight() {
		return seat.isPresent() ? new Sight.OfSeats(Set.of(seat.getAsInt())) : new Sight.Everything();
	}

	/** Whether it is the key to the table. */
	boolean isTable() {
		return seat.isEmpty();
	}

	/** Whether its holder decides for a seat; at the table, whoever holds its key may decide for all seats. */
	boolean mayDecideFor(int asked) {
		return seat.isEmpty() || seat.getAsInt() == asked;
	}

	/** A text that opens what nothing else opens. */
	static String secret() {
		byte[] bytes = new byte[BYTES];
		RANDOM.nextBytes(bytes);
		return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
	}
}
