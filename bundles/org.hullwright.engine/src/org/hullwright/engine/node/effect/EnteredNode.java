package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;

/** Tells the probe of the game when a procedure, an effect or a rule begins and when it is over, early or not. */
public final class EnteredNode extends EffectNode {

	private final int source;
	private final String title;
	private final EffectNode body;

	public EnteredNode(int source, String title, EffectNode body) {
		this.source = source;
		this.title = title;
		this.body = body;
	}

	@Override
	public void run(Frame frame) {
		frame.run().probe().enter(source, title, frame);
		try {
			body.run(frame);
		} finally {
			frame.run().probe().leave(source, frame);
		}
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		body.follow(frame, trail);
	}
}
