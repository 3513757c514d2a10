package org.hullwright.lang.mutation;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Block;
import org.hullwright.model.Effect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.SayEffect;

/** Leaves sentences out, and makes two that follow each other change places. A `let` stays where it is: what follows needs its name. */
final class StatementMutator implements Mutator {

	private final IndependentStatements independence;

	/** @param independence tells which sentences may change places without a difference */
	StatementMutator(IndependentStatements independence) {
		this.independence = independence;
	}

	@Override
	public void mutate(EObject element, MutationCollector mutations) {
		if (element instanceof Block block && mutations.textOf(block).startsWith("{")) { // unlike the `if` behind an `else`
			List<Effect> effects = block.getEffects();
			for (int at = 0; at < effects.size(); at++) {
				if (isMutable(effects.get(at))) {
					mutations.replace(effects.get(at), "", MutationOperator.REMOVE_STATEMENT);
					if (at + 1 < effects.size() && isMutable(effects.get(at + 1))) {
						swap(effects.get(at), effects.get(at + 1), mutations);
					}
				}
			}
		}
	}

	private void swap(Effect first, Effect second, MutationCollector mutations) {
		if (!mutations.textOf(first).equals(mutations.textOf(second)) && !independence.commute(first, second)) {
			mutations.swap(first, second);
		}
	}

	/** What is only told changes no game. */
	private static boolean isMutable(Effect effect) {
		return !(effect instanceof SayEffect) && !(effect instanceof LetEffect);
	}
}
