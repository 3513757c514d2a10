package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.Effect.Option.About;

/**
 * One thing to choose, or one for each thing of a list.
 *
 * @param things null for a single option
 * @param unit makes the same list, perhaps compiled, and knows no reasons
 * @param about what the things are
 * @param domain of which kind they are if they are pieces or designs, the first word of their enumeration if they are words
 * @param condition null when it is always available
 */
public record Option(int source, TextNode label, @Nullable ListNode things, @Nullable ListNode unit, int slot, About about, int domain,
		@Nullable ConditionNode condition, EffectNode body) implements Folded {

	/** Whether the things can be pointed at. */
	public boolean pieces() {
		return about == About.PIECES;
	}

	/** Offers it as far as it is available: once, or for each thing that it can be about. */
	public void offer(Frame frame, OpenDecision decision) {
		Numbers offered = decision.things();
		int start = offered.size();
		ListNode list = unit;
		if (list != null) {
			list.list(frame, offered);
			frame.effort().grow(source, offered.size() - start, offered.size());
		} else {
			ConditionNode needed = condition;
			if (needed == null || needed.holds(frame)) {
				offered.add(OpenDecision.NOTHING);
			}
		}
		decision.offered(this, start);
	}
}
