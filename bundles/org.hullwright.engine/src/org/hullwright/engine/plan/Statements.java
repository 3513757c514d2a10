package org.hullwright.engine.plan;

import java.util.BitSet;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.effect.EnteredNode;
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
		if (!isProbed(source)) {
			return node;
		}
		statements.set(source);
		return new ProbedNode(source, node);
	}

	/** All that a procedure, a phase, an effect slot or a rule does. */
	EffectNode probedRule(int source, String title, EffectNode node) {
		if (isProbed(source)) {
			rules.set(source);
		}
		return entered(source, title, node);
	}

	/** All that is done at some other place, which is no rule of the game. */
	EffectNode entered(int source, String title, EffectNode node) {
		return isProbed(source) ? new EnteredNode(source, title, node) : node;
	}

	private boolean isProbed(int source) {
		return probing && source != 0;
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
