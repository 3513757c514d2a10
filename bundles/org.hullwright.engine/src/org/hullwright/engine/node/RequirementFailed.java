package org.hullwright.engine.node;

/** Ends and undoes the innermost option or effect slot; caught by the nodes of these. */
public final class RequirementFailed extends RuntimeException {

	/** There is nothing to tell them apart by. */
	public static final RequirementFailed INSTANCE = new RequirementFailed();

	private static final long serialVersionUID = 1L;

	private RequirementFailed() {
		super(null, null, false, false);
	}
}
