package org.hullwright.engine.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.engine.state.Determinization;
import org.hullwright.engine.state.InformationSet;
import org.hullwright.engine.state.Sight;

/** The determinizations of one decision by their seeds: whoever looks ahead from it several times has each sampled only once. */
final class Determinizations {

	/** More than a program makes of one decision that comes back to them. */
	private static final int MOST = 16;

	private final InformationSet possible;
	/** The last ones. */
	private final Map<Long, Determinization> known = new LinkedHashMap<>() {

		private static final long serialVersionUID = 1L;

		@Override
		@NonNullByDefault(DefaultLocation.TYPE_ARGUMENT)
		protected boolean removeEldestEntry(Map.Entry<Long, Determinization> eldest) {
			return size() > MOST;
		}
	};

	/** @param seat of the player who decides */
	Determinizations(Program program, int seat) {
		this.possible = new InformationSet(program.tables().start(), new Sight.OfSeats(List.of(seat)));
	}

	/** The one of a seed. */
	Determinization of(long chance) {
		return known.computeIfAbsent(chance, seed -> new Determinization(possible, seed));
	}
}
