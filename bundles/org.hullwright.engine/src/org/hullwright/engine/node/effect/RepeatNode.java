package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Performs a block a number of times. */
public final class RepeatNode extends EffectNode {

	private final int source;
	private final ValueNode times;
	private final EffectNode body;

	public RepeatNode(int source, ValueNode times, EffectNode body) {
		this.source = source;
		this.times = times;
		this.body = body;
	}

	@Override
	public void run(Frame frame) {
		int wanted = times.value(frame);
		long before = frame.effort().steps();
		try {
			for (int done = 0; done < wanted; done++) {
				frame.effort().burn(source);
				body.run(frame);
			}
		} catch (ContentError error) {
			error.passingLoop(source, frame.effort().steps() - before);
			throw error;
		}
	}
}
