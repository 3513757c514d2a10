package org.hullwright.engine.node.value;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** What a piece prints for a direction, turned as it lies. */
public final class PrintedEdgeNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ValueNode direction;
	private final int first;
	private final int size;
	private final @Nullable Integer rotation;

	/** @param rotation the state that says by how many steps the piece is turned; null for what cannot be turned */
	public PrintedEdgeNode(int source, ValueNode owner, int property, ValueNode direction, int first, int size,
			@Nullable Integer rotation) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.direction = direction;
		this.first = first;
		this.size = size;
		this.rotation = rotation;
	}

	@Override
	public int value(Frame frame) {
		int piece = frame.present(owner.value(frame), source);
		int seen = frame.present(direction.value(frame), source) - first;
		Integer turned = rotation;
		int printed = Math.floorMod(turned == null ? seen : seen - frame.state().get(piece, turned), size);
		return frame.tables().prints().at(frame.state(), piece, property, printed);
	}
}
