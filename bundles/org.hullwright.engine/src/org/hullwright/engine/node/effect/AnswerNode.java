package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Script;

/** In a test: how the next decisions are answered; or, when it is standing, all that offer one of these. */
public final class AnswerNode extends EffectNode {

	private final List<ReplyNode> replies;
	private final boolean standing;

	/** Takes its parts. */
	public AnswerNode(List<ReplyNode> replies, boolean standing) {
		this.replies = List.copyOf(replies);
		this.standing = standing;
	}

	@Override
	public void run(Frame frame) {
		Script script = frame.run().script();
		for (ReplyNode reply : replies) {
			if (standing) {
				script.answerWhenOffered(reply.reply(frame));
			} else {
				script.answer(reply.reply(frame));
			}
		}
	}
}
