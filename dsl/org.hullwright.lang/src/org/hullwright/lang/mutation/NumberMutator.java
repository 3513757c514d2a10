package org.hullwright.lang.mutation;

import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Composition;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Space;

/** Makes numbers one more, one less and 0, wherever a rule or a component has one. */
final class NumberMutator implements Mutator {

	@Override
	public void mutate(EObject element, MutationCollector mutations) {
		if (element instanceof NumberLiteral literal) {
			mutate(literal, HullPackage.Literals.NUMBER_LITERAL__VALUE, literal.getValue(), 0, mutations);
		} else if (element instanceof Composition composition) { // a count of 0 reads like no count
			mutate(composition, HullPackage.Literals.COMPOSITION__COUNT, composition.getCount(), 1, mutations);
		} else if (!(element instanceof Space)) { // row and column say where it is drawn
			for (EAttribute attribute : numbersOf(element)) {
				mutate(element, attribute, (Integer) element.eGet(attribute), 0, mutations);
			}
		}
	}

	private static List<EAttribute> numbersOf(EObject element) {
		return element.eClass().getEAllAttributes().stream()
				.filter(attribute -> attribute.getEAttributeType().getInstanceClass() == int.class && !attribute.isMany())
				.toList();
	}

	/** @param least the smallest number that means something there */
	private static void mutate(EObject element, EAttribute attribute, int number, int least, MutationCollector mutations) {
		mutations.replace(element, attribute, Integer.toString(number + 1), MutationOperator.INCREMENT_NUMBER);
		if (number > least) {
			mutations.replace(element, attribute, Integer.toString(number - 1), MutationOperator.DECREMENT_NUMBER);
		}
		if (number > 1 && least == 0) {
			mutations.replace(element, attribute, "0", MutationOperator.ZERO_NUMBER);
		}
	}
}
