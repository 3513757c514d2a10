package org.hullwright.engine.node.value;

import java.util.Collection;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** What is printed on a design, on its first side. */
public final class PrintedOnDesignNode extends ValueNode {

	private final int source;
	private final ValueNode design;
	private final int property;

	public PrintedOnDesignNode(int source, ValueNode design, int property) {
		this.source = source;
		this.design = design;
		this.property = property;
	}

	@Override
	public int value(Frame frame) {
		return frame.tables().prints().ofDesign(frame.present(design.value(frame), source), property);
	}

	@Override
	public boolean isPrinted() {
		return true;
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return true;
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		// is the same in every game
	}
}
