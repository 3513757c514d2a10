package org.hullwright.engine.game;

import java.util.List;

import org.hullwright.engine.tree.Place;

/** A rule of the pack did something impossible or endless. Worded for the author, with the place and what led there. */
public final class GameError extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final transient Place place;
	private final transient List<Place> chain;

	/** @param chain what was being performed, the innermost first */
	public GameError(Place place, List<Place> chain, String message) {
		super(message);
		this.place = place;
		this.chain = List.copyOf(chain);
	}

	/** Where it went wrong. */
	public Place place() {
		return place;
	}

	/** What was being performed, the innermost first. */
	public List<Place> chain() {
		return chain;
	}

	/** The whole story: place, message, and the chain of effects. */
	public String explain() {
		StringBuilder text = new StringBuilder(place + ": error: " + getMessage());
		for (Place performed : chain) {
			text.append(System.lineSeparator()).append("  while performing ").append(performed);
		}
		return text.toString();
	}
}
