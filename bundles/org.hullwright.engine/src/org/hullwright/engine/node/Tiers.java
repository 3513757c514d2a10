package org.hullwright.engine.node;

import java.util.function.Consumer;

/**
 * The second tier of execution: compiles nodes that are hot. What a node is compiled to does the same and knows no reasons. It may be there
 * at once or later, told from another thread, or never: then the node is interpreted for good.
 */
public interface Tiers {

	/** How often something is interpreted before it is compiled; at least 1. */
	int threshold();

	/** Compiles an effect. */
	void compile(EffectNode node, Consumer<EffectNode> compiled);

	/** Compiles a value. */
	void compile(ValueNode node, Consumer<ValueNode> compiled);

	/** Compiles a condition. */
	void compile(ConditionNode node, Consumer<ConditionNode> compiled);

	/** Compiles a list. */
	void compile(ListNode node, Consumer<ListNode> compiled);
}
