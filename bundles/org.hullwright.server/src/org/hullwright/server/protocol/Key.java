package org.hullwright.server.protocol;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Sight;

/**
 * What a client may do with a game.
 *
 * @param game its number
 * @param seat from 1; null for the key to the table
 */
record Key(String game, @Nullable Integer seat) {

	private static final int BYTES = 16; // 128 bits: none is guessed
	private static final SecureRandom RANDOM = new SecureRandom();

	/** The eyes of its holder. */
	Sight sight() {
		Integer own = seat;
		return own == null ? new Sight.Everything() : new Sight.OfSeats(Set.of(own));
	}

	/** Whether it is the key to the table. */
	boolean isTable() {
		return seat == null;
	}

	/** Whether its holder decides for a seat; at the table, whoever holds its key may decide for all seats. */
	boolean mayDecideFor(int asked) {
		Integer own = seat;
		return own == null || own == asked;
	}

	/** A text that opens what nothing else opens. */
	static String secret() {
		byte[] bytes = new byte[BYTES];
		RANDOM.nextBytes(bytes);
		return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
	}
}
