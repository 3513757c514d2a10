package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** What a rule does, which the rule itself does not act on. */
public final class UnderWayNode extends EffectNode {

	private final int rule;
	private final EffectNode effect;

	/** @param rule its number among the rules around changes */
	public UnderWayNode(int rule, EffectNode effect) {
		this.rule = rule;
		this.effect = effect;
	}

	@Override
	public void run(Frame frame) {
		frame.run().rulesUnderWay().set(rule);
		try {
			effect.run(frame);
		} finally {
			frame.run().rulesUnderWay().clear(rule);
		}
	}
}
