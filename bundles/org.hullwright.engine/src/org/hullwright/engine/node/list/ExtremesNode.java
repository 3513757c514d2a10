package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.SelectionNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** The selected things with the highest or lowest key. */
public final class ExtremesNode extends ListNode {

	private final boolean highest;
	private final SelectionNode from;
	private final ValueNode key;

	public ExtremesNode(boolean highest, SelectionNode from, ValueNode key) {
		this.highest = highest;
		this.from = from;
		this.key = key;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Numbers things = frame.numbers();
		from.list(frame, things);
		int start = target.size();
		int bestKey = 0;
		for (int at = 0; at < things.size(); at++) {
			frame.effort().burn(from.source());
			frame.set(from.slot(), things.get(at));
			int now = key.value(frame);
			boolean isFirst = target.size() == start;
			if (isFirst || (highest ? now > bestKey : now < bestKey)) {
				target.truncate(start);
				bestKey = now;
			}
			if (now == bestKey) {
				target.add(things.get(at));
			}
		}
		frame.release(things);
	}
}
