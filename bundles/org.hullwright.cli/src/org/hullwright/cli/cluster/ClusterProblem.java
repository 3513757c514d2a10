package org.hullwright.cli.cluster;

/** A cluster cannot play, or no longer; the message says what, where, why and what to do. */
public final class ClusterProblem extends Exception {

	private static final long serialVersionUID = 1L;

	/** @param message for people */
	public ClusterProblem(String message) {
		super(message, null, false, false);
	}
}
