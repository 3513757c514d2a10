package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** The nearest thing of a kind around a piece. */
public final class EnclosingNode extends ValueNode {

	private final int source;
	private final boolean[] isWanted;
	private final ValueNode inner;

	/** @param isWanted for each piece whether it is of the kind */
	public EnclosingNode(int source, boolean[] isWanted, ValueNode inner) {
		this.source = source;
		this.isWanted = isWanted;
		this.inner = inner;
	}

	@Override
	public int value(Frame frame) {
		int walked = 0;
		int at = frame.state().holderOf(frame.present(inner.value(frame), source));
		while (at >= 0 && !isWanted[at]) {
			at = frame.state().holderOf(at);
			walked++;
		}
		frame.effort().spend(walked);
		return at < 0 ? World.ABSENT : at;
	}
}
