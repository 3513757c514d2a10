package org.hullwright.lang.mutation;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TruthLiteral;

/** Exchanges `yes` and `no`. A component that only names a property says `yes`. */
final class TruthMutator implements Mutator {

	@Override
	public void mutate(EObject element, MutationCollector mutations) {
		if (element instanceof TruthLiteral literal) {
			mutations.replace(literal, literal.isYes() ? "no" : "yes", MutationOperator.FLIP_TRUTH);
		} else if (element instanceof PropertyEntry flag && flag.getValues().isEmpty()) {
			mutations.replace(flag, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY, mutations.textOf(flag) + ": no",
					MutationOperator.FLIP_TRUTH);
		}
	}
}
