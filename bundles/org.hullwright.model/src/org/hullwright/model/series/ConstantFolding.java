package org.hullwright.model.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Component;
import org.hullwright.model.Conditional;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.KindTest;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.Kinds;

/**
 * Constant folding of what a member of a series prints: where what it was made with decides an {@code if … then … else}, the value that is
 * meant takes its place. What is not decided by that stays as it is written.
 */
final class ConstantFolding {

	private final Kinds kinds;

	ConstantFolding(Kinds kinds) {
		this.kinds = kinds;
	}

	/** Decides the values that a member prints, in which the names of its variations stand for values already. */
	void fold(Component member) {
		List<PropertyEntry> printed = new ArrayList<>();
		member.eAllContents().forEachRemaining(object -> {
			if (object instanceof PropertyEntry entry) {
				printed.add(entry);
			}
		});
		printed.forEach(entry -> List.copyOf(entry.getValues()).forEach(this::fold));
	}

	private void fold(Expression value) {
		if (value instanceof Conditional choice) {
			Optional<Boolean> condition = truth(choice.getCondition());
			if (condition.isPresent()) {
				Expression chosen = condition.get() ? choice.getValue() : choice.getOtherwise();
				EcoreUtil.replace(choice, chosen);
				fold(chosen);
				return;
			}
		}
		List.copyOf(value.eContents()).stream().filter(Expression.class::isInstance).map(Expression.class::cast).forEach(this::fold);
	}

	private Optional<Boolean> truth(Expression condition) {
		return switch (condition) {
			case TruthLiteral literal -> Optional.of(literal.isYes());
			case UnaryExpression unary -> switch (unary.getOperator()) {
				case NOT -> truth(unary.getOperand()).map(holds -> !holds);
				case EXISTS, THE, NEGATE -> Optional.empty();
			};
			case KindTest test -> constant(test.getTarget()).filter(Component.class::isInstance).map(Component.class::cast)
					.flatMap(kinds::of).map(kind -> kinds.isA(kind, test.getKind()) != test.isNegated());
			case BinaryExpression binary -> truth(binary).map(holds -> holds != binary.isNegated());
			default -> Optional.empty();
		};
	}

	private Optional<Boolean> truth(BinaryExpression binary) {
		return switch (binary.getOperator()) {
			case AND -> joined(binary, false);
			case OR -> joined(binary, true);
			case EQUAL -> constant(binary.getLeft()).flatMap(left -> constant(binary.getRight()).map(left::equals));
			case IN -> binary.getRight() instanceof ListExpression list ? isAmong(binary.getLeft(), list) : Optional.empty();
			case LESS -> compared(binary).map(order -> order < 0);
			case AT_MOST -> compared(binary).map(order -> order <= 0);
			case GREATER -> compared(binary).map(order -> order > 0);
			case AT_LEAST -> compared(binary).map(order -> order >= 0);
			case HAS, SHOWS, KNOWS, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, STARTING_WITH, STARTING_AFTER -> Optional.empty();
		};
	}

	private Optional<Boolean> joined(BinaryExpression binary, boolean decisive) {
		Optional<Boolean> left = truth(binary.getLeft());
		return left.isPresent() && left.get() == decisive
				? left
				: left.flatMap(open -> truth(binary.getRight()));
	}

	private Optional<Boolean> isAmong(Expression sought, ListExpression list) {
		List<Optional<Object>> values = list.getValues().stream().map(this::constant).toList();
		return values.stream().allMatch(Optional::isPresent)
				? constant(sought).map(value -> values.contains(Optional.of(value)))
				: Optional.empty();
	}

	private Optional<Integer> compared(BinaryExpression binary) {
		return number(binary.getLeft()).flatMap(left -> number(binary.getRight()).map(right -> Integer.compare(left, right)));
	}

	/** A number, a word or a component. */
	private Optional<Object> constant(Expression expression) {
		return expression instanceof NameReference name
				? Optional.<Object>ofNullable(name.getTarget())
						.filter(target -> target instanceof EnumerationLiteral || target instanceof Component)
				: number(expression).map(Object.class::cast);
	}

	private static Optional<Integer> number(Expression expression) {
		return Constants.numberOf(expression).stream().boxed().findFirst();
	}
}
