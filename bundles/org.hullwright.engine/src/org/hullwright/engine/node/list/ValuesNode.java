package org.hullwright.engine.node.list;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** Values one by one. */
public final class ValuesNode extends ListNode {

	private final ValueNode[] values;

	public ValuesNode(List<ValueNode> values) {
		this.values = values.toArray(ValueNode[]::new);
	}

	@Override
	public void list(Frame frame, Numbers target) {
		for (ValueNode each : values) {
			int value = each.value(frame);
			if (value != World.ABSENT) {
				target.add(value);
			}
		}
	}
}
