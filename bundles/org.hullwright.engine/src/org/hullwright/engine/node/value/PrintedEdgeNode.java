package org.hullwright.engine.node.value;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Circle;

/** What a piece prints for a direction, turned as it lies. */
public final class PrintedEdgeNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ValueNode direction;
	private final Circle circle;
	private final @Nullable Integer rotation;

	/** @param rotation the state that says by how many steps the piece is turned; null for what cannot be turned */
	public PrintedEdgeNode(int source, ValueNode owner, int property, ValueNode direction, Circle circle, @Nullable Integer rotation) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.direction = direction;
		this.circle = circle;
		this.rotation = rotation;
	}

	@Override
	public int value(Frame frame) {
		int piece = frame.present(owner.value(frame), source);
		int seen = frame.present(direction.value(frame), source) - circle.first();
		Integer turned = rotation;
		int printed = Math.floorMod(turned == null ? seen : seen - frame.state().get(piece, turned), circle.size());
		return frame.tables().prints().at(frame.state(), piece, property, printed);
	}
}
