package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;

/** What lies in a zone. */
public final class ZoneContentsNode extends ListNode {

	private final ValueNode zone;

	public ZoneContentsNode(ValueNode zone) {
		this.zone = zone;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		frame.state().list(zone.value(frame), target);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return sight.seesAllIn(frame.state(), zone.value(frame));
	}
}
