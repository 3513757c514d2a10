package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Clock;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** In a test: lets seconds go by before the next decision is answered. */
public final class WaitNode extends EffectNode {

	private final int source;
	private final ValueNode seconds;

	public WaitNode(int source, ValueNode seconds) {
		this.source = source;
		this.seconds = seconds;
	}

	@Override
	public void run(Frame frame) {
		int waited = seconds.value(frame);
		if (waited < 0 || waited > Clock.LONGEST_WAIT) {
			throw new ContentError(source,
					"nobody can wait " + waited + " seconds; 0 to " + Clock.LONGEST_WAIT + " can go by before an answer");
		}
		frame.run().script().letWait(source, waited);
	}
}
