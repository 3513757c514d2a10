package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.node.list.RayNode;

/** The neighbour of a space towards a direction, without a list of all that lie farther. */
public final class FirstOfRayNode extends ValueNode {

	private final RayNode ray;

	public FirstOfRayNode(RayNode ray) {
		this.ray = ray;
	}

	@Override
	public int value(Frame frame) {
		return ray.first(frame);
	}
}
