package org.hullwright.engine.node.effect;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Script;

/** In a test: whether the game must have ended, and why. */
public final class ExpectEndNode extends EffectNode {

	private final int source;
	private final boolean ended;
	private final @Nullable String reason;

	/** @param reason what the end must say; null when it may say anything */
	public ExpectEndNode(int source, boolean ended, @Nullable String reason) {
		this.source = source;
		this.ended = ended;
		this.reason = reason;
	}

	@Override
	public void run(Frame frame) {
		String reason = this.reason;
		String end = frame.run().script().end().<@Nullable String>map(words -> words).orElse(null);
		if (end != null != ended) {
			frame.run().script().fail(new Script.FailedExpectation(source,
					ended ? "the end of the game, but it goes on" : "the game to go on, but it has ended" + told(end)));
		} else if (reason != null && !reason.equals(end)) {
			frame.run().script().fail(new Script.FailedExpectation(source,
					"the end of the game with \"" + reason + "\", but it has ended" + told(end)));
		}
	}

	private static String told(@Nullable String end) {
		return end == null || end.isEmpty() ? " without a word" : " with \"" + end + "\"";
	}
}
