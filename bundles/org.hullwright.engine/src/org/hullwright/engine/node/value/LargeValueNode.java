package org.hullwright.engine.node.value;

import java.util.Collection;
import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A value whose expression is so large that it is charged for its size. */
public final class LargeValueNode extends ValueNode {

	private final int size;
	private final ValueNode value;

	/** @param size in steps */
	public LargeValueNode(int size, ValueNode value) {
		this.size = size;
		this.value = value;
	}

	@Override
	public int value(Frame frame) {
		frame.effort().spend(size);
		return value.value(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return value.explain(frame, holds, sight);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return value.isOpen(frame, sight);
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		value.trace(frame, mentions);
	}

	@Override
	public boolean isPrinted() {
		return value.isPrinted();
	}
}
