package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Picks;

/** Asks a player, and performs what was chosen. */
public final class ChooseNode extends EffectNode {

	private final Chooser chooser;
	private final EffectNode otherwise;

	/** @param otherwise performed when there is nothing to choose */
	public ChooseNode(Chooser chooser, EffectNode otherwise) {
		this.chooser = chooser;
		this.otherwise = otherwise;
	}

	@Override
	public void run(Frame frame) {
		Picks picks = new Picks();
		if (chooser.choose(frame, picks)) {
			picks.perform();
		} else {
			otherwise.run(frame);
		}
	}
}
