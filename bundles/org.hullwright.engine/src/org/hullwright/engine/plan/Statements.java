package org.hullwright.engine.plan;

import java.util.BitSet;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.effect.EnteredNode;
import org.hullwright.engine.node.effect.PassedByNode;
import org.hullwright.engine.node.effect.ProbedNode;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Text;

/**
 * Chooses between probed and plain nodes, so that a game without an observer pays nothing, and notes which places are probed. What stands
 * nowhere in the text is never probed.
 */
final class Statements {

	private final boolean probing;
	private final BitSet statements = new BitSet();
	private final BitSet rules = new BitSet();
	private final BitSet branches = new BitSet();
	private final BitSet telling = new BitSet();

	Statements(boolean probing) {
		this.probing = probing;
	}

	/** Whether somebody may look into what happens at each sentence, so that sentences stay where they are. */
	boolean areProbed() {
		return probing;
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

	/** One of several ways to go on, which was taken when its first sentence was performed; it may have none. */
	void branch(Effect way) {
		switch (way) {
			case Effect.Block(int source, var effects) when !effects.isEmpty() -> branch(effects.getFirst());
			case Effect.Block empty -> { /* nothing tells whether it was taken */ }
			case Effect.Step(int source, String name, String title, Effect body) -> branch(body);
			case Effect sentence when isProbed(sentence.source()) -> branches.set(sentence.source());
			case Effect builtIn -> { /* stands nowhere in the text */ }
		}
	}

	/** The way past an `if` that says nothing for the other case. */
	EffectNode passedBy(int condition, EffectNode nothing) {
		if (!isProbed(condition)) {
			return nothing;
		}
		branches.set(condition);
		return new PassedByNode(condition);
	}

	/** Notes a sentence that tells players something about the game, whether it is probed or not. */
	void note(Effect sentence) {
		boolean tells = sentence instanceof Effect.Choose
				|| sentence instanceof Effect.Say(int source, Text text, var audience)
						&& text.parts().stream().anyMatch(Text.Shown.class::isInstance);
		if (tells && sentence.source() != 0) {
			telling.set(sentence.source());
		}
	}

	/** Numbers of the places of all sentences so far that tell players something about the game. */
	BitSet telling() {
		return (BitSet) telling.clone();
	}

	private boolean isProbed(int source) {
		return probing && source != 0;
	}

	/** Numbers of the places of all sentences so far. */
	BitSet statements() {
		return (BitSet) statements.clone();
	}

	/** Numbers of the places by which all branches so far are told: their first sentence, or the condition that does not hold. */
	BitSet branches() {
		return (BitSet) branches.clone();
	}

	/** Numbers of the places of all rules so far. */
	BitSet rules() {
		return (BitSet) rules.clone();
	}
}
