package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** Performs a block for each thing of a list. */
public final class ForEachNode extends EffectNode {

	private final int source;
	private final ListNode things;
	private final int slot;
	private final EffectNode body;

	public ForEachNode(int source, ListNode things, int slot, EffectNode body) {
		this.source = source;
		this.things = things;
		this.slot = slot;
		this.body = body;
	}

	@Override
	public void run(Frame frame) {
		Numbers selected = frame.numbers();
		things.list(frame, selected);
		for (int at = 0; at < selected.size(); at++) {
			frame.effort().burn(source);
			frame.set(slot, selected.get(at));
			body.run(frame);
		}
		frame.release(selected);
	}
}
