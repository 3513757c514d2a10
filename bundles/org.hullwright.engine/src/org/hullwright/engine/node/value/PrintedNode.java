package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** What is printed on a piece, on the side it shows. */
public final class PrintedNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;

	public PrintedNode(int source, ValueNode owner, int property) {
		this.source = source;
		this.owner = owner;
		this.property = property;
	}

	@Override
	public int value(Frame frame) {
		return frame.tables().prints().of(frame.state(), frame.present(owner.value(frame), source), property);
	}

	@Override
	public boolean isPrinted() {
		return true;
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return sight.seesPiece(frame.state(), frame.present(owner.value(frame), source));
	}
}
