package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** A simultaneous move: looks up what goes where for each thing of a list, then moves all of it, one piece after the other. */
public final class MoveTogetherNode extends EffectNode {

	private final int source;
	private final Moving moving;
	private final ListNode givers;
	private final int slot;
	private final ListNode pieces;
	private final ValueNode zone;
	private final boolean top;

	/** @param slot where each of the givers is known to the pieces and the zone */
	public MoveTogetherNode(int source, Moving moving, ListNode givers, int slot, ListNode pieces, ValueNode zone, boolean top) {
		this.source = source;
		this.moving = moving;
		this.givers = givers;
		this.slot = slot;
		this.pieces = pieces;
		this.zone = zone;
		this.top = top;
	}

	@Override
	public void run(Frame frame) {
		Numbers all = frame.numbers();
		Numbers moved = frame.numbers();
		Numbers goals = frame.numbers();
		givers.list(frame, all);
		for (int at = 0; at < all.size(); at++) {
			frame.effort().burn(source);
			frame.set(slot, all.get(at));
			look(frame, moved, goals);
		}
		for (int at = 0; at < moved.size(); at++) {
			moving.move(frame, source, moved.get(at), goals.get(at), top);
		}
		frame.release(goals);
		frame.release(moved);
		frame.release(all);
	}

	private void look(Frame frame, Numbers moved, Numbers goals) {
		int before = moved.size();
		pieces.list(frame, moved);
		frame.effort().grow(source, moved.size() - before, moved.size());
		if (moved.size() == before) {
			return; // who gives nothing need not have anywhere to give it to
		}
		int to = zone.value(frame);
		if (to < 0) {
			throw new ContentError(source, "there is no such place to move to");
		}
		while (goals.size() < moved.size()) {
			goals.add(to);
		}
	}
}
