package org.hullwright.engine.node.value;

import java.util.Collection;
import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/**
 * A derived value that is worked out where it is used, without a frame and without being kept. What there is to tell of it stays the same.
 */
public final class ExpandedNode extends ValueNode {

	private final ValueNode expansion;
	private final DerivedNode derived;

	/**
	 * @param expansion its definition, of the thing that has it
	 * @param derived tells why it is so
	 */
	public ExpandedNode(ValueNode expansion, DerivedNode derived) {
		this.expansion = expansion;
		this.derived = derived;
	}

	@Override
	public int value(Frame frame) {
		return expansion.value(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return derived.explain(frame, holds, sight);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return derived.isOpen(frame, sight);
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		derived.trace(frame, mentions);
	}
}
