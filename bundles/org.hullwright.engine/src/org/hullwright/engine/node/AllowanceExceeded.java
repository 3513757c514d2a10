package org.hullwright.engine.node;

/**
 * Several games have together cost more than they may; caught by the caller that has them played, who knows what to tell. No error of what
 * is played there.
 */
public final class AllowanceExceeded extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int source;

	AllowanceExceeded(int source) {
		super(null, null, false, false);
		this.source = source;
	}

	/** Number of the place that was being performed when it was seen. */
	public int source() {
		return source;
	}
}
