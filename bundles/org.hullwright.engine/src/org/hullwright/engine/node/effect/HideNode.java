package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** Hides pieces from all players. */
public final class HideNode extends EffectNode {

	private final int source;
	private final ListNode pieces;

	public HideNode(int source, ListNode pieces) {
		this.source = source;
		this.pieces = pieces;
	}

	@Override
	public void run(Frame frame) {
		Numbers hidden = frame.numbers();
		pieces.list(frame, hidden);
		for (int at = 0; at < hidden.size(); at++) {
			frame.state().hide(source, hidden.get(at));
		}
		frame.release(hidden);
	}
}
