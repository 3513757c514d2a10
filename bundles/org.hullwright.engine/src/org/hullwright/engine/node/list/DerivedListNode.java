package org.hullwright.engine.node.list;

import java.util.List;

import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.MemoTable;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A derived list, computed in a frame of its own unless it is still known. */
public final class DerivedListNode extends ListNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ListNode definition;
	private final int slots;
	private final Dependence dependence;

	/**
	 * @param dependence what it depends on, and so how long it can be kept
	 */
	public DerivedListNode(int source, ValueNode owner, int property, ListNode definition, int slots, Dependence dependence) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.definition = definition;
		this.slots = slots;
		this.dependence = dependence;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int thing = frame.present(owner.value(frame), source);
		MemoTable memo = frame.run().memory();
		int entry = memo.find(dependence, property, thing);
		if (entry != MemoTable.MISSING) {
			target.addAll(memo.list(entry));
			return;
		}
		long now = memo.now(dependence);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		int start = target.size();
		definition.list(own, target);
		frame.effort().grow(source, target.size() - start, target.size());
		memo.keep(dependence, now, property, thing, target, start);
	}

	@Override
	public List<Ground> explainMissing(Frame frame, Sight sight) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		return definition.explainMissing(own, sight);
	}
}
