package org.hullwright.simulation.results;

/** A file of results cannot be gone on with; the message says why and what to do. */
public final class UnfitResults extends Exception {

	private static final long serialVersionUID = 1L;

	/** @param message for people */
	public UnfitResults(String message) {
		super(message);
	}
}
