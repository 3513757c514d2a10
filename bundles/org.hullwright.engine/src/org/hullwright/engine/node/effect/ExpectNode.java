package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.TextNode;

/** In a test: what must hold. */
public final class ExpectNode extends EffectNode {

	private final int source;
	private final ConditionNode condition;
	private final String text;
	private final List<TextNode> shown;

	public ExpectNode(int source, ConditionNode condition, String text, List<TextNode> shown) {
		this.source = source;
		this.condition = condition;
		this.text = text;
		this.shown = shown;
	}

	@Override
	public void run(Frame frame) {
		if (!condition.holds(frame)) {
			throw new ExpectationFailed(source, text, shown.stream().map(each -> each.render(source, frame)).toList());
		}
	}
}
