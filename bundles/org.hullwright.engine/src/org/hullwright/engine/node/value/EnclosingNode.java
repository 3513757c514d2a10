package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** The nearest thing of a kind around a piece. */
public final class EnclosingNode extends ValueNode {

	private final int source;
	private final int kind;
	private final ValueNode inner;

	/** Takes its parts. */
	public EnclosingNode(int source, int kind, ValueNode inner) {
		this.source = source;
		this.kind = kind;
		this.inner = inner;
	}

	@Override
	public int value(Frame frame) {
		for (int at = frame.state().holderOf(frame.present(inner.value(frame), source)); at >= 0; at = frame.state().holderOf(at)) {
			if (frame.layout().isA(frame.layout().kindOf(at), kind)) {
				return at;
			}
		}
		return World.ABSENT;
	}
}
