package org.hullwright.lang.mutation;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.mutation.Mutation.Span;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Conditional;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;

/** Replaces operators with two sides by others of their kind. */
final class OperatorMutator implements Mutator {

	@Override
	public void mutate(EObject element, MutationCollector mutations) {
		if (element instanceof BinaryExpression binary) {
			switch (binary.getOperator()) {
				case AND -> replace(binary, List.of("or"), MutationOperator.REPLACE_CONNECTIVE, mutations);
				case OR -> replace(binary, List.of("and"), MutationOperator.REPLACE_CONNECTIVE, mutations);
				case LESS -> mutateRelation(binary, "<=", ">=", mutations);
				case AT_MOST -> mutateRelation(binary, "<", ">", mutations);
				case GREATER -> mutateRelation(binary, ">=", "<=", mutations);
				case AT_LEAST -> mutateRelation(binary, ">", "<", mutations);
				case EQUAL -> mutateEquality(binary, mutations);
				case ADD -> replace(binary, List.of("-"), MutationOperator.REPLACE_ARITHMETIC, mutations);
				case SUBTRACT -> replace(binary, List.of("+"), MutationOperator.REPLACE_ARITHMETIC, mutations);
				case MULTIPLY -> replace(binary, List.of("/"), MutationOperator.REPLACE_ARITHMETIC, mutations);
				case DIVIDE, REMAINDER -> replace(binary, List.of("*"), MutationOperator.REPLACE_ARITHMETIC, mutations);
				case IN, HAS, SHOWS, KNOWS, STARTING_WITH, STARTING_AFTER -> { /*
																				 * no other operator takes such sides; their conditions are
																				 * negated
																				 */ }
			}
		}
	}

	/**
	 * @param atTheBound the operator that decides otherwise only when both sides are equal
	 * @param opposite the operator for the other direction
	 */
	private static void mutateRelation(BinaryExpression binary, String atTheBound, String opposite, MutationCollector mutations) {
		replace(binary, isMinimumOrMaximum(binary, mutations) ? List.of(opposite, "=") : List.of(atTheBound, opposite, "="),
				MutationOperator.REPLACE_RELATION, mutations);
	}

	/** Whether the comparison only chooses between its own sides, as in `if x > 4 then 4 else x`: equal ones are the same either way. */
	private static boolean isMinimumOrMaximum(BinaryExpression binary, MutationCollector mutations) {
		if (!(binary.eContainer() instanceof Conditional choice) || choice.getCondition() != binary) {
			return false;
		}
		String left = mutations.textOf(binary.getLeft());
		String right = mutations.textOf(binary.getRight());
		String value = mutations.textOf(choice.getValue());
		String otherwise = mutations.textOf(choice.getOtherwise());
		return value.equals(left) && otherwise.equals(right) || value.equals(right) && otherwise.equals(left);
	}

	/** Things that are no numbers cannot be compared by size: such a mutant does not compile. */
	private static void mutateEquality(BinaryExpression binary, MutationCollector mutations) {
		Span operator = between(binary, mutations);
		if (binary.isNegated()) {
			mutations.replace(binary, operator, " is ", MutationOperator.REPLACE_RELATION);
			return;
		}
		mutations.replace(binary, operator, " is not ", MutationOperator.REPLACE_RELATION);
		if (mutations.textOf(operator).contains("=")) {
			if (!isCountOfNone(binary)) {
				mutations.replace(binary, operator, " <= ", MutationOperator.REPLACE_RELATION);
			}
			mutations.replace(binary, operator, " >= ", MutationOperator.REPLACE_RELATION);
		}
	}

	/** Whether a count is compared with 0: less than none there cannot be. */
	private static boolean isCountOfNone(BinaryExpression binary) {
		return binary.getLeft() instanceof Query query && query.getQuantifier() == Quantifier.NUMBER_OF
				&& binary.getRight() instanceof NumberLiteral literal && literal.getValue() == 0;
	}

	/** The operator with the spaces around it, and with its `not`. */
	private static Span between(BinaryExpression binary, MutationCollector mutations) {
		int end = mutations.spanOf(binary.getLeft()).end();
		return new Span(end, mutations.spanOf(binary.getRight()).offset() - end);
	}

	private static void replace(BinaryExpression binary, List<String> others, MutationOperator operator, MutationCollector mutations) {
		others.forEach(other -> mutations.replace(binary, HullPackage.Literals.BINARY_EXPRESSION__OPERATOR, other, operator));
	}
}
