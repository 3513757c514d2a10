package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.node.Option;
import org.hullwright.engine.node.TextNode;
import org.hullwright.engine.node.ValueNode;

/** Asks a player among the options that are available. */
public final class ChooseNode extends EffectNode {

	private final int source;
	private final ValueNode decider;
	private final boolean secret;
	private final TextNode prompt;
	private final Option[] options;
	private final EffectNode otherwise;

	public ChooseNode(int source, ValueNode decider, boolean secret, TextNode prompt, List<Option> options, EffectNode otherwise) {
		this.source = source;
		this.decider = decider;
		this.secret = secret;
		this.prompt = prompt;
		this.options = options.toArray(Option[]::new);
		this.otherwise = otherwise;
	}

	@Override
	public void run(Frame frame) {
		OpenDecision decision = offered(frame);
		if (decision.size() > 1 && frame.run().decisions().edit(frame)) {
			decision = offered(frame);
		}
		if (decision.size() == 0) {
			frame.run().decisions().passOver(decision);
			otherwise.run(frame);
			return;
		}
		decision.perform(frame.run().decisions().decide(decision));
	}

	private OpenDecision offered(Frame frame) {
		frame.effort().spend(options.length);
		OpenDecision decision = new OpenDecision(frame, source, decider, secret, prompt, options);
		for (Option option : options) {
			decision.offer(option);
		}
		return decision;
	}
}
