package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Whether a face shows a symbol. */
public final class ShowsSymbolNode extends ConditionNode {

	private final ValueNode face;
	private final ValueNode symbol;

	public ShowsSymbolNode(int source, ValueNode face, ValueNode symbol) {
		super(source);
		this.face = face;
		this.symbol = symbol;
	}

	@Override
	public boolean holds(Frame frame) {
		List<Integer> symbols = frame.run().world().faces().get(frame.present(face.value(frame), source())).symbols();
		frame.effort().spend(symbols.size());
		return symbols.contains(symbol.value(frame));
	}
}
