package org.hullwright.engine.node;

/**
 * A budget that several games share: those that a search agent rolls out before it decides, or those of all tests of a pack. Belongs to one
 * thread.
 */
public final class Allowance {

	private static final long ENDLESS = Long.MAX_VALUE / 2;

	private final long most;
	private long left;

	/** @param steps that may be taken together; see {@link Run#burn} for what a step is */
	public Allowance(long steps) {
		this.most = steps;
		this.left = steps;
	}

	/** Never exceeded: for games that share nothing. */
	public static Allowance endless() {
		return new Allowance(ENDLESS);
	}

	/** Gives so many steps more, but never more than there were at first. */
	public void grant(long steps) {
		left = Math.min(most, left + steps);
	}

	/** Takes steps; {@link #check} tells when there were too few. */
	public void spend(long steps) {
		left -= steps;
	}

	/** Whether more was taken than there was. */
	public boolean isExceeded() {
		return left < 0;
	}

	/** @throws AllowanceExceeded when more was taken than there was */
	void check(int source) {
		if (isExceeded()) {
			throw new AllowanceExceeded(source);
		}
	}
}
