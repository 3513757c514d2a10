package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/**
 * A stack frame of the interpreter: the locals of one performance of a procedure, effect or derived value. Frames are pooled: one belongs
 * to its performance only until that is over, and its locals have any value until they are set.
 */
public final class Frame {

	private static final int DEEPEST = 300;
	/** Locals that hardly anything needs more of. */
	private static final int ROOMY = 16;

	private final Run run;
	private final Effort effort;
	private final FrameStack stack;
	private final GameState state;
	private final Layout layout;
	private final int position;
	private @Nullable Frame caller;
	private int source;
	private int depth;
	private int passing;
	private int[] values = new int[ROOMY];
	private Numbers @Nullable [] lists;
	private @Nullable Runnable original;
	private @Nullable Routine routine;
	private boolean hasResult;
	private int result;
	private @Nullable Numbers listResult;
	private boolean abandonsAtEnd;

	/** @param position in the stack of frames */
	Frame(Run run, int position) {
		this.run = run;
		this.effort = run.effort();
		this.stack = run.stack();
		this.state = run.state();
		this.layout = run.layout();
		this.position = position;
	}

	/** Starts a performance. */
	Frame begin(@Nullable Frame performer, int place, int slots) {
		caller = performer;
		source = place;
		depth = performer == null ? 0 : performer.depth + 1;
		passing = 0;
		original = null;
		routine = null;
		hasResult = false;
		listResult = null;
		abandonsAtEnd = false;
		if (values.length < slots) {
			values = new int[slots];
			lists = null;
		}
		return this;
	}

	/**
	 * What a performance has come to, for {@link #restore} and for those who look into a game. It is not changed.
	 *
	 * @param lists null as long as there was none; like the values they are by slot
	 * @param listResult null when there is none
	 */
	public record Locals(int[] values, Numbers @Nullable [] lists, boolean hasResult, int result, @Nullable Numbers listResult) {}

	/** A copy of what this performance has come to. */
	public Locals locals() {
		Numbers[] lists = this.lists;
		return new Locals(values.clone(), lists == null ? null : lists.clone(), hasResult, result, listResult);
	}

	/** The values of all locals as they are, by slot. */
	List<Integer> valuesNow() {
		return Arrays.stream(values).boxed().toList();
	}

	/** Lets no local be there yet. */
	public void clear() {
		Arrays.fill(values, World.ABSENT);
		lists = null;
	}

	/** Goes on as if nothing had been done here since. */
	public void restore(Locals locals) {
		values = locals.values();
		lists = locals.lists();
		hasResult = locals.hasResult();
		result = locals.result();
		listResult = locals.listResult();
	}

	/** What the game runs on. */
	public Run run() {
		return run;
	}

	/** What the game may cost. */
	public Effort effort() {
		return effort;
	}

	/** What all games of the program look up. */
	public Tables tables() {
		return run.tables();
	}

	public GameState state() {
		return state;
	}

	/** Where things are in the state. */
	public Layout layout() {
		return layout;
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
		return Objects.requireNonNull(lists, "a local list is set before it is used")[slot];
	}

	/** Changes a local list, which must not be changed any more by others. */
	public void setList(int slot, Numbers list) {
		Numbers[] known = lists;
		if (known == null) {
			known = new Numbers[values.length];
			lists = known;
		}
		known[slot] = list;
	}

	/** The value, which must not be absent. */
	public int present(int value, int source) {
		if (value == World.ABSENT) {
			throw ContentError.absent(source);
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

	/** The number, which must not be larger than a number of the game can be. */
	public int number(long value, int source) {
		if (value < World.LEAST || value > World.MOST) {
			throw new ContentError(source, "this makes " + value + ", but numbers only go from " + World.LEAST + " to " + World.MOST);
		}
		return (int) value;
	}

	/** A buffer, to be given back with {@link #release}. */
	public Numbers numbers() {
		return stack.borrow();
	}

	/** Gives a buffer back. */
	public void release(Numbers numbers) {
		stack.giveBack(numbers);
	}

	/** Lets a rollout be abandoned when this performance ends. */
	void abandonAtEnd() {
		abandonsAtEnd = true;
	}

	/** Whether a rollout is abandoned when this performance ends. */
	boolean abandonsAtEnd() {
		return abandonsAtEnd;
	}

	/** Whether nothing else performs this, as in the blocks of a test. */
	public boolean isOutermost() {
		return caller == null;
	}

	/** A frame for something performed from here, which must be performed before another one is asked for. */
	public Frame inner(int source, int slots) {
		if (depth >= DEEPEST) {
			throw tooDeep(source);
		}
		effort.burn(source);
		return stack.frame(position + 1 + passing).begin(this, source, slots);
	}

	/** Numbers of the places from which this and what is around it is performed, from the inside out. */
	public int[] causes() {
		Numbers causes = new Numbers();
		Frame at = this;
		for (Frame around = at.caller; around != null; around = at.caller) {
			causes.add(at.source);
			at = around;
		}
		return causes.toArray();
	}

	/**
	 * Fills a text without a trace in the game.
	 *
	 * @param source number of the place where it is told
	 */
	public String render(int source, TextNode text) {
		return run.aside(source, () -> text.render(source, this));
	}

	/** Begins to pass arguments: what they perform takes frames beyond the one they are passed to. Ends with {@link #passed}. */
	public Frame open(int source, Routine routine, int arguments) {
		effort.spend(arguments);
		Frame own = inner(source, routine.slots());
		passing++;
		return own;
	}

	/** All arguments have been passed. */
	public void passed() {
		passing--;
	}

	private static ContentError tooDeep(int source) {
		return new ContentError(source, "procedures and derived values call each other more than " + DEEPEST + " deep");
	}

	/** Performs what a rule replaces. */
	public void proceed(int source) {
		Runnable performed = original;
		if (performed == null) {
			throw new ContentError(source, "there is nothing to proceed with outside of a rule that acts instead of something");
		}
		if (depth >= DEEPEST) {
			throw tooDeep(source);
		}
		effort.burn(source);
		original = null;
		depth++;
		try {
			performed.run();
		} finally {
			depth--;
			original = performed;
		}
	}

	/** Performs the function that a rule replaces, and tells what it gives. The rule has given nothing by that. */
	public int proceedForValue(int source) {
		proceedForResult(source);
		int given = result;
		hasResult = false;
		return given;
	}

	/** The same for a function that gives a list, which must not be changed. */
	public Numbers proceedForList(int source) {
		proceedForResult(source);
		Numbers given = Objects.requireNonNull(listResult, "a function that gives a list gives one");
		hasResult = false;
		listResult = null;
		return given;
	}

	private void proceedForResult(int source) {
		hasResult = false;
		listResult = null;
		proceed(source);
		if (!hasResult) {
			throw new ContentError(source, "what the rule replaces ended without giving a result");
		}
	}

	/** Whether this is performed in a routine, or in something that it performs. */
	public boolean isWithin(Routine wanted) {
		effort.spend(depth);
		for (Frame at = this; at != null; at = at.caller) {
			if (at.routine == wanted) {
				return true;
			}
		}
		return false;
	}

	void setRoutine(Routine performed) {
		this.routine = performed;
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
	public @Nullable Numbers listResult() {
		return listResult;
	}
}
