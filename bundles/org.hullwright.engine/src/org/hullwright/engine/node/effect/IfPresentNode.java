package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** One block with what was found, or the other. */
public final class IfPresentNode extends EffectNode {

	private final ValueNode value;
	private final int slot;
	private final EffectNode body;
	private final EffectNode otherwise;

	public IfPresentNode(ValueNode value, int slot, EffectNode body, EffectNode otherwise) {
		this.value = value;
		this.slot = slot;
		this.body = body;
		this.otherwise = otherwise;
	}

	@Override
	public void run(Frame frame) {
		int found = value.value(frame);
		if (found == World.ABSENT) {
			otherwise.run(frame);
		} else {
			frame.set(slot, found);
			body.run(frame);
		}
	}

	/** That something was found is no reason that can be told; what is done when nothing was may have some of its own. */
	@Override
	public void follow(Frame frame, Trail trail) {
		int found = value.value(frame);
		if (found == World.ABSENT) {
			otherwise.follow(frame, trail);
		} else {
			frame.set(slot, found);
			body.run(frame);
		}
	}
}
