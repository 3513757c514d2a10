package org.hullwright.engine.node.effect;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** In a test: whether the game must have ended, and why. */
public final class ExpectEndNode extends EffectNode {

	private final int source;
	private final boolean ended;
	private final Optional<String> reason;

	/** @param reason what the end must say, where that matters */
	public ExpectEndNode(int source, boolean ended, Optional<String> reason) {
		this.source = source;
		this.ended = ended;
		this.reason = reason;
	}

	@Override
	public void run(Frame frame) {
		Optional<String> end = frame.run().script().end();
		if (end.isPresent() != ended) {
			throw new ExpectationFailed(source,
					ended ? "the end of the game, but it goes on" : "the game to go on, but it has ended" + told(end), List.of());
		}
		if (reason.isPresent() && !reason.equals(end)) {
			throw new ExpectationFailed(source, "the end of the game with \"" + reason.get() + "\", but it has ended" + told(end),
					List.of());
		}
	}

	private static String told(Optional<String> end) {
		return end.filter(reason -> !reason.isEmpty()).map(reason -> " with \"" + reason + "\"").orElse(" without a word");
	}
}
