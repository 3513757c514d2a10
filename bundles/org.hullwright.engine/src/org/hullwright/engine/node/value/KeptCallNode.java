package org.hullwright.engine.node.value;

import java.util.List;

import org.hullwright.engine.node.Arguments;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.MemoTable;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** The result of a pure function, computed unless it is still known for these arguments (function memoization). */
public final class KeptCallNode extends ValueNode {

	/** So many arguments are part of the key at most. */
	public static final int MOST_ARGUMENTS = 3;

	private final int source;
	private final Routine routine;
	private final Arguments arguments;
	private final int count;
	private final int key;
	private final Dependence dependence;

	/**
	 * A call of a function that changes nothing.
	 *
	 * @param arguments single values, at most {@link #MOST_ARGUMENTS}
	 * @param count how many arguments there are
	 * @param key by which results of the function are found in the memo table
	 * @param dependence what the result depends on besides the arguments, and so how long it can be kept
	 */
	public KeptCallNode(int source, Routine routine, Arguments arguments, int count, int key, Dependence dependence) {
		this.source = source;
		this.routine = routine;
		this.arguments = arguments;
		this.count = count;
		this.key = key;
		this.dependence = dependence;
	}

	@Override
	public int value(Frame frame) {
		Frame own = arguments.call(frame, source, routine, 0);
		int first = count > 0 ? own.value(0) : 0;
		int second = count > 1 ? own.value(1) : 0;
		int third = count > 2 ? own.value(2) : 0;
		MemoTable memo = frame.run().memory();
		int entry = memo.find(dependence, key, first, second, third);
		if (entry != MemoTable.MISSING) {
			return memo.value(entry);
		}
		long now = memo.now(dependence);
		routine.perform(own);
		if (!own.hasResult()) {
			throw new ContentError(source, routine.name() + " ended without giving a result");
		}
		int result = own.result();
		memo.keep(dependence, now, key, first, second, third, result);
		return result;
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return routine.explainResult(arguments.call(frame, source, routine, 0), sight);
	}
}
