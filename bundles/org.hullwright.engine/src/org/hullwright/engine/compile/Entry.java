package org.hullwright.engine.compile;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * The method by which a sort of nodes is performed.
 *
 * @param <N> the sort of nodes
 * @param parameters how many there are
 */
record Entry<N>(Class<N> sort, String method, String descriptor, int parameters) {

	static final Entry<EffectNode> EFFECT = of(EffectNode.class, "run", void.class, Frame.class);
	static final Entry<ValueNode> VALUE = of(ValueNode.class, "value", int.class, Frame.class);
	static final Entry<ConditionNode> CONDITION = of(ConditionNode.class, "holds", boolean.class, Frame.class);
	static final Entry<ListNode> LIST = of(ListNode.class, "list", void.class, Frame.class, Numbers.class);

	private static <N> Entry<N> of(Class<N> sort, String method, Class<?> result, Class<?>... parameters) {
		Type[] types = new Type[parameters.length];
		for (int at = 0; at < types.length; at++) {
			types[at] = Type.getType(parameters[at]);
		}
		return new Entry<>(sort, method, Type.getMethodDescriptor(Type.getType(result), types), parameters.length);
	}

	/** What is known at the start: the node alone. */
	Fact[] facts(N node) {
		Fact[] facts = new Fact[parameters + 1];
		facts[0] = Fact.of(BasicValue.REFERENCE_VALUE, node);
		for (int at = 1; at < facts.length; at++) {
			facts[at] = Fact.unknown(BasicValue.REFERENCE_VALUE);
		}
		return facts;
	}
}
