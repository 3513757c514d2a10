package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Turns a piece to its next side. */
public final class FlipNode extends EffectNode {

	private final int source;
	private final ValueNode piece;

	public FlipNode(int source, ValueNode piece) {
		this.source = source;
		this.piece = piece;
	}

	@Override
	public void run(Frame frame) {
		int turned = frame.present(piece.value(frame), source);
		int sides = frame.run().world().sorts().get(frame.layout().sortOf(turned)).sides().size();
		if (sides > 1) {
			frame.state().turn(source, turned, (frame.state().side(turned) + 1) % sides);
		}
	}
}
