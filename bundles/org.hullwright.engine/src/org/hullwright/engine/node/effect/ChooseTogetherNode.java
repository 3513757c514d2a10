package org.hullwright.engine.node.effect;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Picks;
import org.hullwright.engine.state.Numbers;

/** Asks several players, none of whom knows what the others choose, and performs what was chosen when all have. */
public final class ChooseTogetherNode extends EffectNode {

	private final int source;
	private final ListNode deciders;
	private final int slot;
	private final Chooser chooser;
	private final boolean secret;
	private final EffectNode otherwise;

	/**
	 * @param slot where the chooser reads who decides
	 * @param secret whether it is not even told when all have chosen
	 * @param otherwise performed for each who has nothing to choose
	 */
	public ChooseTogetherNode(int source, ListNode deciders, int slot, Chooser chooser, boolean secret, EffectNode otherwise) {
		this.source = source;
		this.deciders = deciders;
		this.slot = slot;
		this.chooser = chooser;
		this.secret = secret;
		this.otherwise = otherwise;
	}

	/** What one of them has chosen. */
	private record Turn(Picks picks, boolean isPossible) {}

	@Override
	public void run(Frame frame) {
		List<Turn> turns = choose(frame);
		if (!secret) {
			for (Turn turn : turns) {
				frame.set(slot, turn.picks().decider());
				turn.picks().tell(frame);
			}
		}
		for (Turn turn : turns) {
			frame.effort().burn(source);
			frame.set(slot, turn.picks().decider());
			if (turn.isPossible()) {
				turn.picks().perform();
			} else {
				otherwise.run(frame);
			}
		}
	}

	private List<Turn> choose(Frame frame) {
		Numbers who = frame.numbers();
		deciders.list(frame, who);
		List<Turn> turns = new ArrayList<>();
		for (int decider : who.toArray()) {
			frame.effort().burn(source);
			frame.set(slot, decider);
			Picks picks = new Picks(decider, turns.stream().map(Turn::picks).toList());
			turns.add(new Turn(picks, chooser.choose(frame, picks)));
		}
		frame.release(who);
		return turns;
	}
}
