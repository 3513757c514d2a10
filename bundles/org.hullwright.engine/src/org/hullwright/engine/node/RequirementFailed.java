package org.hullwright.engine.node;

/** Ends and undoes the innermost option or effect slot; caught by the nodes of these. Made once for each requirement. */
public final class RequirementFailed extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int source;

	/** @param source number of the place of the requirement */
	public RequirementFailed(int source) {
		super(null, null, false, false);
		this.source = source;
	}

	/** Number of the place of the requirement. */
	public int source() {
		return source;
	}
}
