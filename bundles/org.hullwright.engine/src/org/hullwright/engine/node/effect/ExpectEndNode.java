package org.hullwright.engine.node.effect;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

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
			throw new ExpectationFailed(source,
					ended ? "the end of the game, but it goes on" : "the game to go on, but it has ended" + told(end), List.of());
		}
		if (reason != null && !reason.equals(end)) {
			throw new ExpectationFailed(source, "the end of the game with \"" + reason + "\", but it has ended" + told(end),
					List.of());
		}
	}

	private static String told(@Nullable String end) {
		return end == null || end.isEmpty() ? " without a word" : " with \"" + end + "\"";
	}
}
