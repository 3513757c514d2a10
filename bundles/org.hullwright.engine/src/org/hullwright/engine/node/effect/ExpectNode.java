package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Script;
import org.hullwright.engine.node.TextNode;

/** In a test: what must hold. When it does not, that is noted, and the test goes on to find what else does not. */
public final class ExpectNode extends EffectNode {

	private final int source;
	private final ConditionNode condition;
	private final String text;
	private final TextNode actual;

	public ExpectNode(int source, ConditionNode condition, String text, TextNode actual) {
		this.source = source;
		this.condition = condition;
		this.text = text;
		this.actual = actual;
	}

	@Override
	public void run(Frame frame) {
		if (!condition.holds(frame)) {
			String instead = actual.render(source, frame);
			frame.run().script().fail(new Script.FailedExpectation(source, text + (instead.isEmpty() ? "" : ", but " + instead)));
		}
	}
}
