package org.hullwright.engine.agent;

import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Reasons.Reason;

/**
 * Something that could be chosen but is not offered now.
 *
 * @param label what the option would say
 * @param subject the piece it is about; -1 when it is about none
 * @param source number of the place in the text of the option
 * @param reasons what is in the way, all of it together, as far down as it can be told; at least one
 */
public record Unavailable(String label, int subject, int source, List<Reason> reasons) {

	public Unavailable {
		reasons = List.copyOf(reasons);
	}

	/** What is in the way, in the words of the rules. */
	public String reason() {
		return reasons.stream().map(Reason::words).distinct().collect(Collectors.joining(", and "));
	}

	/** Where the last reason stands. */
	public Place place(Place.Index places) {
		return places.of(reasons.getLast().source());
	}
}
