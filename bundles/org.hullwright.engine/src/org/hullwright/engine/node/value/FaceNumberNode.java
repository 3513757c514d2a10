package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The number on a face. */
public final class FaceNumberNode extends ValueNode {

	private final int source;
	private final ValueNode face;

	public FaceNumberNode(int source, ValueNode face) {
		this.source = source;
		this.face = face;
	}

	@Override
	public int value(Frame frame) {
		return frame.run().world().faces().get(frame.present(face.value(frame), source)).number();
	}
}
