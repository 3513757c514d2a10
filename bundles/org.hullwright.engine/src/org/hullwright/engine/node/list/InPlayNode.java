package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.MemoTable;
import org.hullwright.engine.state.Numbers;

/** All of a kind that are in play. */
public final class InPlayNode extends ListNode {

	/** Keeps these lists apart in the memo table from derived lists, whose properties are numbered from 0. */
	private static final int FIRST_KEY = -1;

	private final int kind;
	private final Dependence dependence;

	/** @param dependence on where the pieces of that kind are */
	public InPlayNode(int kind, Dependence dependence) {
		this.kind = kind;
		this.dependence = dependence;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		MemoTable memo = frame.run().memory();
		int key = FIRST_KEY - kind;
		int entry = memo.find(dependence, key, 0);
		if (entry != MemoTable.MISSING) {
			target.addAll(memo.list(entry));
			return;
		}
		long now = memo.now(dependence);
		int start = target.size();
		Numbers orders = frame.numbers();
		frame.tables().inPlay().list(frame.state(), kind, target, orders, frame.effort());
		frame.release(orders);
		memo.keep(dependence, now, key, 0, target, start);
	}
}
