package org.hullwright.engine.node.value;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** What is printed on a piece, on the side it shows. */
public final class PrintedNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final int @Nullable [] bySort;

	/** @param bySort for each design; null when it may be printed differently on the sides of one */
	public PrintedNode(int source, ValueNode owner, int property, int @Nullable [] bySort) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.bySort = bySort;
	}

	@Override
	public int value(Frame frame) {
		int piece = frame.present(owner.value(frame), source);
		int[] onAllSides = bySort;
		return onAllSides == null
				? frame.tables().prints().of(frame.state(), piece, property)
				: onAllSides[frame.layout().sortOf(piece)];
	}

	@Override
	public boolean isPrinted() {
		return true;
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return sight.seesPiece(frame.state(), frame.present(owner.value(frame), source));
	}
}
