package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
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
		if (chooser.isForOne()) {
			runForOne(frame);
		} else {
			runForSeveral(frame);
		}
	}

	private void runForOne(Frame frame) {
		OpenDecision decision = chooser.chooseOne(frame);
		if (decision == null) {
			otherwise.run(frame);
		} else {
			chooser.perform(frame, decision);
		}
	}

	private void runForSeveral(Frame frame) {
		Picks picks = new Picks();
		if (chooser.choose(frame, picks)) {
			picks.perform();
		} else {
			otherwise.run(frame);
		}
	}
}
