package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.SelectionNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** The selected thing with the highest or lowest key; the first of several. */
public final class ExtremeNode extends ValueNode {

	private final boolean highest;
	private final SelectionNode from;
	private final ValueNode key;

	public ExtremeNode(boolean highest, SelectionNode from, ValueNode key) {
		this.highest = highest;
		this.from = from;
		this.key = key;
	}

	@Override
	public int value(Frame frame) {
		Numbers things = frame.numbers();
		from.list(frame, things);
		int best = World.ABSENT;
		int bestKey = 0;
		for (int at = 0; at < things.size(); at++) {
			frame.effort().burn(from.source());
			frame.set(from.slot(), things.get(at));
			int now = key.value(frame);
			if (best == World.ABSENT || (highest ? now > bestKey : now < bestKey)) {
				best = things.get(at);
				bestKey = now;
			}
		}
		frame.release(things);
		return best;
	}
}
