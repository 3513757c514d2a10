package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.Nullable;

/** Ends the routine it is thrown in, or everything up to the end of a routine around it; caught by {@link Routine}. */
public final class StopSignal extends RuntimeException {

	/** Ends the innermost routine. */
	public static final StopSignal INSTANCE = new StopSignal(null);

	private static final long serialVersionUID = 1L;

	private final transient @Nullable Routine ended;

	/** @param ended the routine that ends, which must be under way; the innermost one when it is null */
	public StopSignal(@Nullable Routine ended) {
		super(null, null, false, false);
		this.ended = ended;
	}

	boolean ends(Routine routine) {
		return ended == null || ended == routine;
	}
}
