package org.hullwright.engine.node.effect;

import java.util.List;

/** In a test: something that had to hold does not. */
public final class ExpectationFailed extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int source;
	private final transient List<String> shown;

	ExpectationFailed(int source, String expected, List<String> shown) {
		super(expected, null, false, false);
		this.source = source;
		this.shown = List.copyOf(shown);
	}

	/** Number of the place of the expectation. */
	public int source() {
		return source;
	}

	/** What the sides of the comparison were; empty when it was none. */
	public List<String> shown() {
		return shown;
	}
}
