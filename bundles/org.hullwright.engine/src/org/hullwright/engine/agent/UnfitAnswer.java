package org.hullwright.engine.agent;

/** A prepared answer is not among the options, or none was prepared. */
public final class UnfitAnswer extends RuntimeException {

	private static final long serialVersionUID = 1L;

	/** Says who was asked what, and what there is to choose from. */
	public UnfitAnswer(String message) {
		super(message);
	}
}
