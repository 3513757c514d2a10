package org.hullwright.engine.node;

/** Ends the routine it is thrown in; caught by {@link Routine}. */
public final class StopSignal extends RuntimeException {

	/** There is nothing to tell them apart by. */
	public static final StopSignal INSTANCE = new StopSignal();

	private static final long serialVersionUID = 1L;

	private StopSignal() {
		super(null, null, false, false);
	}
}
