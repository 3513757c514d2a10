package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Ray;
import org.hullwright.engine.state.Numbers;

/** All spaces in a line. */
public final class RayNode extends ListNode {

	private final Ray ray;

	public RayNode(Ray ray) {
		this.ray = ray;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		ray.list(frame, target);
	}
}
