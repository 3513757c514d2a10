package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Ray;
import org.hullwright.engine.node.ValueNode;

/** The neighbour of a space towards a direction, without a list of all that lie farther. */
public final class FirstOfRayNode extends ValueNode {

	private final Ray ray;

	public FirstOfRayNode(Ray ray) {
		this.ray = ray;
	}

	@Override
	public int value(Frame frame) {
		return ray.first(frame);
	}
}
