package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.Nullable;

/**
 * One thing to choose, or one for each thing of a list.
 *
 * @param things null for a single option
 * @param pieces whether the things can be pointed at
 * @param condition null when it is always available
 */
public record Option(int source, TextNode label, @Nullable ListNode things, int slot, boolean pieces, @Nullable ConditionNode condition,
		EffectNode body) {}
