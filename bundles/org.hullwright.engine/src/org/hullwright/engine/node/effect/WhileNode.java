package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** Performs a block as long as a condition holds. */
public final class WhileNode extends EffectNode {

	private final int source;
	private final ConditionNode condition;
	private final EffectNode body;

	public WhileNode(int source, ConditionNode condition, EffectNode body) {
		this.source = source;
		this.condition = condition;
		this.body = body;
	}

	@Override
	public void run(Frame frame) {
		long before = frame.effort().steps();
		try {
			while (condition.holds(frame)) {
				frame.effort().burn(source);
				body.run(frame);
			}
		} catch (ContentError error) {
			error.passingLoop(source, frame.effort().steps() - before);
			throw error;
		}
	}
}
