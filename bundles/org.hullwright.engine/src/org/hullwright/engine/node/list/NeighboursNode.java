package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** The paths of a space or the ends of a path. */
public final class NeighboursNode extends ListNode {

	private final int source;
	private final ValueNode site;

	public NeighboursNode(int source, ValueNode site) {
		this.source = source;
		this.site = site;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		frame.tables().sites().neighbours(frame.present(site.value(frame), source), target);
	}
}
