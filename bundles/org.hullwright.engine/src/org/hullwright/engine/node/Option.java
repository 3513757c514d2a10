package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Effect.Option.About;

/**
 * One thing to choose, or one for each thing of a list.
 *
 * @param things null for a single option
 * @param about what the things are
 * @param domain of which kind they are if they are pieces or designs, the first word of their enumeration if they are words
 * @param condition null when it is always available
 */
public record Option(int source, TextNode label, @Nullable ListNode things, int slot, About about, int domain,
		@Nullable ConditionNode condition, EffectNode body) {

	/** Whether the things can be pointed at. */
	public boolean pieces() {
		return about == About.PIECES;
	}
}
