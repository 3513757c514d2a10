package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** Makes a state of the game what it was at the start. */
public final class RestoreNode extends EffectNode {

	private final int source;
	private final int property;

	public RestoreNode(int source, int property) {
		this.source = source;
		this.property = property;
	}

	@Override
	public void run(Frame frame) {
		frame.state().set(source, property, frame.tables().start().get(property));
	}
}
