package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** The list printed on a design, on its first side. */
public final class PrintedListOnDesignNode extends ListNode {

	private final int source;
	private final ValueNode design;
	private final int property;

	public PrintedListOnDesignNode(int source, ValueNode design, int property) {
		this.source = source;
		this.design = design;
		this.property = property;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		frame.tables().prints().listOfDesign(frame.present(design.value(frame), source), property, target);
	}
}
