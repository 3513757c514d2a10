package org.hullwright.lang.ide.refactoring;

/** Tells why something cannot be said otherwise; never leaves this package. */
final class Refusal extends RuntimeException {

	private static final long serialVersionUID = 1L;

	/** @param reason a sentence for the author, without a full stop */
	Refusal(String reason) {
		super(reason, null, false, false);
	}

	/** Refuses when something is so. */
	static void when(boolean so, String reason) {
		if (so) {
			throw new Refusal(reason);
		}
	}
}
