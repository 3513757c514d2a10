package org.hullwright.engine.node;

import org.hullwright.engine.state.Numbers;

/**
 * A rule asked for something that cannot be. Carries the numbers of places only; it is worded once, where the game is run. On its way out
 * it collects the places of what was being performed, so that the chain of effects costs nothing until it is needed.
 */
public final class ContentError extends RuntimeException {

	private static final long serialVersionUID = 1L;
	private static final int LONGEST_CHAIN = 40;

	private final int source;
	private final transient Numbers chain = new Numbers();

	/** @param message what is wrong, in the words of the author */
	public ContentError(int source, String message) {
		super(message, null, false, false);
		this.source = source;
	}

	/** Number of the place where it went wrong. */
	public int source() {
		return source;
	}

	/** Notes what was being performed, from the inside out; what performs itself is noted once. */
	public void passing(int performed) {
		boolean again = chain.size() > 0 && chain.get(chain.size() - 1) == performed;
		if (!again && chain.size() < LONGEST_CHAIN) {
			chain.add(performed);
		}
	}

	/** Numbers of the places of what was being performed, the innermost first. */
	public int[] chain() {
		return chain.toArray();
	}
}
