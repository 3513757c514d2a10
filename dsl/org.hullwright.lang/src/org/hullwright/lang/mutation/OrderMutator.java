package org.hullwright.lang.mutation;

import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.mutation.Mutation.Span;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.TieBreak;

/** Takes the other end of an order: the last for the first, the lowest for the highest, decreased for increased. */
final class OrderMutator implements Mutator {

	private static final Map<Quantifier, String> OTHER_END = Map.of(Quantifier.FIRST, "last", Quantifier.LAST, "first", Quantifier.HIGHEST,
			"lowest", Quantifier.LOWEST, "highest", Quantifier.EACH_HIGHEST, "lowest", Quantifier.EACH_LOWEST, "highest");

	@Override
	public void mutate(EObject element, MutationCollector mutations) {
		if (element instanceof AdjustEffect adjustment) {
			Span whole = mutations.spanOf(adjustment);
			String word = adjustment.isLowering() ? "decrease" : "increase";
			mutations.replace(adjustment, new Span(whole.offset(), word.length()), adjustment.isLowering() ? "increase" : "decrease",
					MutationOperator.REVERSE_ADJUSTMENT);
		} else if (element instanceof Query query && OTHER_END.containsKey(query.getQuantifier())) {
			mutations.replace(query, HullPackage.Literals.QUERY__QUANTIFIER, OTHER_END.get(query.getQuantifier()),
					MutationOperator.REVERSE_ORDER);
		} else if (element instanceof Query query && query.getQuantifier() == Quantifier.EACH && query.getKey() != null) {
			reverse(query, query.getKey(), HullPackage.Literals.QUERY__DESCENDING, mutations);
		} else if (element instanceof TieBreak tie) {
			reverse(tie, tie.getKey(), HullPackage.Literals.TIE_BREAK__DESCENDING, mutations);
		}
	}

	private static void reverse(EObject ordered, Expression key, EAttribute descending, MutationCollector mutations) {
		Span written = mutations.spanOf(key);
		if ((boolean) ordered.eGet(descending)) {
			mutations.replace(ordered, descending, "", MutationOperator.REVERSE_ORDER);
		} else {
			mutations.replace(ordered, written, mutations.textOf(written) + " descending", MutationOperator.REVERSE_ORDER);
		}
	}
}
