package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.SelectionNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** The sum of the keys of the selected things. */
public final class TotalNode extends ValueNode {

	private final SelectionNode of;
	private final ValueNode key;

	public TotalNode(SelectionNode of, ValueNode key) {
		this.of = of;
		this.key = key;
	}

	@Override
	public int value(Frame frame) {
		Numbers things = frame.numbers();
		of.list(frame, things);
		long total = 0;
		for (int at = 0; at < things.size(); at++) {
			frame.effort().burn(of.source());
			frame.set(of.slot(), things.get(at));
			total += key.value(frame);
		}
		frame.release(things);
		return frame.number(total, of.source());
	}
}
