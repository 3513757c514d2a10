package org.hullwright.lang.mutation;

import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.mutation.Mutation.Span;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.Conditional;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expression;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.IfEffect;
import org.hullwright.model.PrimitiveType;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.TypeReference;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.EnclosingFunction;

/** Negates conditions, whole ones and the sides of `and` and `or`; takes `not` away where it stands. */
final class ConditionMutator implements Mutator {

	@Override
	public void mutate(EObject element, MutationCollector mutations) {
		conditionsOf(element).filter(condition -> condition != null && !isNegatedOtherwise(condition))
				.forEach(condition -> mutations.replace(condition, "not (" + mutations.textOf(condition) + ")",
						MutationOperator.NEGATE_CONDITION));
		if (element instanceof UnaryExpression negation && negation.getOperator() == UnaryOperator.NOT) {
			Span whole = mutations.spanOf(negation);
			int length = mutations.spanOf(negation.getOperand()).offset() - whole.offset();
			mutations.replace(negation, new Span(whole.offset(), length), "", MutationOperator.NEGATE_CONDITION);
		}
	}

	private static Stream<Expression> conditionsOf(EObject element) {
		return switch (element) {
			case IfEffect choice when choice.getName() == null -> Stream.of(choice.getCondition());
			case RepeatEffect loop -> Stream.ofNullable(loop.getCondition());
			case RequireEffect requirement -> Stream.of(requirement.getCondition());
			case Query query -> Stream.ofNullable(query.getCondition());
			case ChoiceOption option -> Stream.ofNullable(option.getCondition());
			case EffectEntry effect -> Stream.ofNullable(effect.getGuard());
			case Rule rule -> Stream.ofNullable(rule.getCondition());
			case Conditional conditional -> Stream.of(conditional.getCondition());
			case BinaryExpression binary when isConnective(binary) -> Stream.of(binary.getLeft(), binary.getRight());
			case Property derived when derived.getNature() == PropertyNature.DERIVED && isTruth(derived.getType()) ->
				Stream.ofNullable(derived.getValue());
			case GiveEffect result when isTruth(EnclosingFunction.of(result).map(Procedure::getResult).orElse(null)) ->
				Stream.of(result.getValue());
			default -> Stream.empty();
		};
	}

	private static boolean isConnective(BinaryExpression binary) {
		return binary.getOperator() == BinaryOperator.AND || binary.getOperator() == BinaryOperator.OR;
	}

	private static boolean isTruth(@Nullable TypeReference type) {
		return type != null && !type.isList() && type.getPrimitive() == PrimitiveType.TRUTH;
	}

	/** The same mutant would come of another mutation. */
	private static boolean isNegatedOtherwise(Expression condition) {
		return switch (condition) {
			case UnaryExpression negation when negation.getOperator() == UnaryOperator.NOT -> true;
			case TruthLiteral literal -> true;
			case BinaryExpression binary -> switch (binary.getOperator()) {
				case LESS, AT_MOST, GREATER, AT_LEAST, EQUAL -> true;
				default -> false;
			};
			default -> false;
		};
	}
}
