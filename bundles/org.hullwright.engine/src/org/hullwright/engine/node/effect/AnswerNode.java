package org.hullwright.engine.node.effect;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Script;
import org.hullwright.engine.node.ValueNode;

/** In a test: how the next decisions, of all seats or of one, are answered; or, when it is standing, all that offer one of these. */
public final class AnswerNode extends EffectNode {

	private final int source;
	private final List<ReplyNode> replies;
	private final @Nullable ValueNode decider;
	private final boolean standing;

	/**
	 * @param decider whose decisions are meant; null for all seats'
	 */
	public AnswerNode(int source, List<ReplyNode> replies, @Nullable ValueNode decider, boolean standing) {
		this.source = source;
		this.replies = List.copyOf(replies);
		this.decider = decider;
		this.standing = standing;
	}

	@Override
	public void run(Frame frame) {
		ValueNode decider = this.decider;
		frame.effort().burn(source, replies.size());
		Script script = frame.run().script();
		int seat = decider == null
				? Script.ANY_SEAT
				: frame.run().decisions().deciderOf(frame.present(decider.value(frame), source), source);
		for (ReplyNode reply : replies) {
			if (standing) {
				script.answerWhenOffered(reply.reply(frame), seat);
			} else {
				script.answer(reply.reply(frame), seat);
			}
		}
	}
}
