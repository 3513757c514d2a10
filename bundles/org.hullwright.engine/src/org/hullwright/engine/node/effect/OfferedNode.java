package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** In a test: what the next decision must offer, or must not. */
public final class OfferedNode extends EffectNode {

	private final ReplyNode option;
	private final boolean offered;

	public OfferedNode(ReplyNode option, boolean offered) {
		this.option = option;
		this.offered = offered;
	}

	@Override
	public void run(Frame frame) {
		frame.run().script().expect(option.reply(frame), offered);
	}
}
