package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** The locals of one performance of a procedure, effect or derived value. */
public final class Frame {

	private static final int DEEPEST = 300;

	private final Run run;
	private final Frame caller;
	private final int source;
	private final int depth;
	private final int[] values;
	private Numbers[] lists;
	private Runnable original;
	private boolean hasResult;
	private int result;
	private Numbers listResult;

	/**
	 * The outermost frame.
	 *
	 * @param slots number of locals
	 */
	public Frame(Run run, int slots) {
		this(run, null, 0, 0, slots);
	}

	private Frame(Run run, Frame caller, int source, int depth, int slots) {
		this.run = run;
		this.caller = caller;
		this.source = source;
		this.depth = depth;
		this.values = new int[slots];
	}

	/** What the game runs on. */
	public Run run() {
		return run;
	}

	/** The state of the game. */
	public GameState state() {
		return run.state();
	}

	/** Where things are in the state. */
	public Layout layout() {
		return run.layout();
	}

	/** A local. */
	public int value(int slot) {
		return values[slot];
	}

	/** Changes a local. */
	public void set(int slot, int value) {
		values[slot] = value;
	}

	/** A local list. */
	public Numbers list(int slot) {
		return lists[slot];
	}

	/** Changes a local list, which must not be changed any more by others. */
	public void setList(int slot, Numbers list) {
		if (lists == null) {
			lists = new Numbers[values.length];
		}
		lists[slot] = list;
	}

	/** The value, which must not be absent. */
	public int present(int value, int source) {
		if (value == World.ABSENT) {
			throw new ContentError(source, "this is not there, but it is needed here");
		}
		return value;
	}

	/** The value, which must not be 0. */
	public int divisor(int value, int source) {
		if (value == 0) {
			throw new ContentError(source, "this divides by zero");
		}
		return value;
	}

	/** A buffer, to be given back with {@link #release}. */
	public Numbers numbers() {
		return run.borrow();
	}

	/** Gives a buffer back. */
	public void release(Numbers numbers) {
		run.giveBack(numbers);
	}

	/** A frame for something performed from here. */
	public Frame inner(int source, int slots) {
		if (depth >= DEEPEST) {
			throw new ContentError(source, "procedures and derived values call each other more than " + DEEPEST + " deep");
		}
		return new Frame(run, this, source, depth + 1, slots);
	}

	/** Numbers of the places from which this and what is around it is performed, from the inside out. */
	public int[] causes() {
		int[] causes = new int[depth];
		Frame at = this;
		for (int cause = 0; cause < causes.length; cause++) {
			causes[cause] = at.source;
			at = at.caller;
		}
		return causes;
	}

	/** Fills a text without a trace in the game. */
	public String render(TextNode text) {
		return run.render(text, this);
	}

	/** A frame for a routine, with its arguments from the given slot on. */
	public Frame call(int source, Routine routine, List<ArgumentNode> arguments, int firstSlot) {
		Frame own = inner(source, routine.slots());
		for (int at = 0; at < arguments.size(); at++) {
			arguments.get(at).pass(this, own, firstSlot + at);
		}
		return own;
	}

	/** Performs what a rule replaces. */
	public void proceed(int source) {
		if (original == null) {
			throw new ContentError(source, "there is nothing to proceed with outside of a rule that acts instead of something");
		}
		Runnable performed = original;
		original = null;
		performed.run();
		original = performed;
	}

	void setOriginal(Runnable original) {
		this.original = original;
	}

	void give(int value) {
		result = value;
		hasResult = true;
	}

	void give(Numbers list) {
		listResult = list;
		hasResult = true;
	}

	/** Whether a result was given. */
	public boolean hasResult() {
		return hasResult;
	}

	/** The result that was given. */
	public int result() {
		return result;
	}

	/** The list that was given; null when there was none. */
	public Numbers listResult() {
		return listResult;
	}
}
