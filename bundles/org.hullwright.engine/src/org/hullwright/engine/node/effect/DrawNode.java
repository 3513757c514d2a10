package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.node.ValueNode;

/** Draws pieces one by one, each followed by the body. */
public final class DrawNode extends EffectNode {

	private final int source;
	private final Moving moving;
	private final ValueNode count;
	private final ValueNode from;
	private final ValueNode zone;
	private final int slot;
	private final EffectNode body;
	private final EffectNode otherwise;

	public DrawNode(int source, Moving moving, ValueNode count, ValueNode from, ValueNode zone, int slot, EffectNode body,
			EffectNode otherwise) {
		this.source = source;
		this.moving = moving;
		this.count = count;
		this.from = from;
		this.zone = zone;
		this.slot = slot;
		this.body = body;
		this.otherwise = otherwise;
	}

	@Override
	public void run(Frame frame) {
		int wanted = count.value(frame);
		int drawn = 0;
		while (drawn < wanted) {
			frame.effort().burn(source);
			int piece = frame.run().chance().draw(source, from.value(frame));
			if (piece < 0) {
				break;
			}
			drawn++;
			moving.move(frame, source, piece, zone.value(frame), false);
			frame.set(slot, piece);
			body.run(frame);
		}
		if (drawn == 0 && wanted > 0) {
			otherwise.run(frame);
		}
	}
}
