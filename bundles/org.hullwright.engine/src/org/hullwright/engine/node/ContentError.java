package org.hullwright.engine.node;

import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.Place;

/**
 * A rule asked for something that cannot be. Carries the numbers of places only; it is worded once, where the game is run. On its way out
 * it collects the places of what was being performed, so that the chain of effects costs nothing until it is needed.
 */
public final class ContentError extends RuntimeException {

	private static final long serialVersionUID = 1L;
	private static final int LONGEST_CHAIN = 40;

	private final long budget;
	private final boolean asksForAbsent;
	private int source;
	private boolean isInLoop;
	private final transient Numbers chain = new Numbers();

	/** @param message what is wrong, in the words of the author */
	public ContentError(int source, String message) {
		this(source, message, Long.MAX_VALUE, false);
	}

	private ContentError(int source, String message, long budget, boolean asksForAbsent) {
		super(message, null, false, false);
		this.source = source;
		this.budget = budget;
		this.asksForAbsent = asksForAbsent;
	}

	/**
	 * The error of a rule that does not end. Where the budget is used up is chance, often far from the loop that is to blame.
	 *
	 * @param budget steps that may be taken between two decisions
	 */
	static ContentError endless(int source, String message, long budget) {
		return new ContentError(source, message, budget, false);
	}

	/** The error of a rule that asks for a thing that is not there. What it asks for is what is written at the place. */
	static ContentError absent(int source) {
		return new ContentError(source, "there is no such thing just now, but the rule takes it for granted", Long.MAX_VALUE, true);
	}

	/**
	 * What is wrong, with what is written at the place where that is what is missing.
	 *
	 * @param places of the program
	 */
	public String told(Place.Index places) {
		String text = asksForAbsent ? places.text(source) : "";
		return getMessage() + (text.isEmpty() ? "" : ": “" + text + "”");
	}

	/**
	 * Notes a loop that was being performed, from the inside out. The innermost one that took most of the budget is where a rule that does
	 * not end goes wrong.
	 *
	 * @param loop number of its place
	 * @param steps taken since it began
	 */
	public void passingLoop(int loop, long steps) {
		if (!isInLoop && steps > budget / 2) {
			isInLoop = true;
			source = loop;
		}
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
