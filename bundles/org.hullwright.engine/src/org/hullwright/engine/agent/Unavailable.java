package org.hullwright.engine.agent;

import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.Place;

/**
 * Something that could be chosen but is not offered now.
 *
 * @param label what the option would say
 * @param subject the piece it is about; -1 when it is about none
 * @param source number of the place in the text of the option
 * @param because numbers of the places of conditions that do not hold: the one the option has, then what that one is about, and so on; at
 *            least one
 */
public record Unavailable(String label, int subject, int source, List<Integer> because) {

	/** Keeps its own copy. */
	public Unavailable {
		because = List.copyOf(because);
	}

	/** The reason in the words of the rules: what it needs, what that needs, and so on. */
	public String reason(Place.Index places) {
		return because.stream().map(places::wording).distinct().map(words -> "needs " + words).collect(Collectors.joining(", which "));
	}

	/** Where the innermost reason stands. */
	public Place place(Place.Index places) {
		return places.of(because.getLast());
	}
}
