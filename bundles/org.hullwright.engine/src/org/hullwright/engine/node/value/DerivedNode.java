package org.hullwright.engine.node.value;

import java.util.Collection;
import java.util.List;

import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.MemoTable;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A derived value, computed in a frame of its own unless it is still known. */
public final class DerivedNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ValueNode definition;
	private final int slots;
	private final Dependence dependence;

	/**
	 * @param dependence what it depends on, and so how long it can be kept
	 */
	public DerivedNode(int source, ValueNode owner, int property, ValueNode definition, int slots, Dependence dependence) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.definition = definition;
		this.slots = slots;
		this.dependence = dependence;
	}

	@Override
	public int value(Frame frame) {
		int thing = frame.present(owner.value(frame), source);
		MemoTable memo = frame.run().memory();
		int entry = memo.find(dependence, property, thing);
		if (entry != MemoTable.MISSING) {
			return memo.value(entry);
		}
		long now = memo.now(dependence);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		int value = definition.value(own);
		memo.keep(dependence, now, property, thing, value);
		return value;
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		return definition.explain(own, holds, sight);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		return definition.isOpen(own, sight);
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		definition.trace(own, mentions);
	}
}
