package org.hullwright.lang.mutation;

import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.mutation.Mutation.Span;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;

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
			reverse(query, mutations);
		}
	}

	private static void reverse(Query query, MutationCollector mutations) {
		Span key = mutations.spanOf(query.getKey());
		int end = query.isDescending() ? mutations.spanOf(query).end() : key.end();
		mutations.replace(query, new Span(key.offset(), end - key.offset()),
				mutations.textOf(key) + (query.isDescending() ? "" : " descending"),
				MutationOperator.REVERSE_ORDER);
	}
}
