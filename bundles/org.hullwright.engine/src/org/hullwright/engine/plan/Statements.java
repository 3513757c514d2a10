package org.hullwright.engine.plan;

import java.util.BitSet;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.effect.ProbedNode;

/**
 * Chooses between probed and plain nodes, so that a game nobody looks into pays nothing, and notes which places are probed. What stands
 * nowhere in the text is never probed.
 */
final class Statements {

	private final boolean probing;
	private final BitSet statements = new BitSet();
	private final BitSet rules = new BitSet();

	Statements(boolean probing) {
		this.probing = probing;
	}

	/** A sentence. */
	EffectNode probed(int source, EffectNode node) {
		return probed(source, node, statements);
	}

	/** All that a procedure, a phase, an effect slot or a rule does. */
	EffectNode probedRule(int source, EffectNode node) {
		return probed(source, node, rules);
	}

	private EffectNode probed(int source, EffectNode node, BitSet noted) {
		if (!probing || source == 0) {
			return node;
		}
		noted.set(source);
		return new ProbedNode(source, node);
	}

	/** Numbers of the places of all sentences so far. */
	BitSet statements() {
		return (BitSet) statements.clone();
	}

	/** Numbers of the places of all rules so far. */
	BitSet rules() {
		return (BitSet) rules.clone();
	}
}
