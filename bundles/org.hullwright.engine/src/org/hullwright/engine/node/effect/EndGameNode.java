package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.node.TextNode;

/** Ends the game. */
public final class EndGameNode extends EffectNode {

	private final int source;
	private final TextNode reason;

	public EndGameNode(int source, TextNode reason) {
		this.source = source;
		this.reason = reason;
	}

	@Override
	public void run(Frame frame) {
		throw new GameEnded(source, reason.render(source, frame));
	}
}
