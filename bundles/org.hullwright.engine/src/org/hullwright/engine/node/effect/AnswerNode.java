package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Reply;
import org.hullwright.engine.node.ValueNode;

/** In a test: how the next decisions are answered. */
public final class AnswerNode extends EffectNode {

	private final int source;
	private final List<Given> replies;

	/** Takes its parts. */
	public AnswerNode(int source, List<Given> replies) {
		this.source = source;
		this.replies = List.copyOf(replies);
	}

	/** A label, or a thing when there is none. */
	public record Given(String label, ValueNode thing) {
	}

	@Override
	public void run(Frame frame) {
		for (Given reply : replies) {
			frame.run().script().answer(reply.label() != null ? new Reply.Label(source, reply.label())
					: new Reply.Thing(source, reply.thing().value(frame)));
		}
	}
}
