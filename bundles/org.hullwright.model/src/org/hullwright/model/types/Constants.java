package org.hullwright.model.types;

import java.util.OptionalInt;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Expression;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;

/** Numbers that are known without playing: literals, and what is calculated of literals alone. */
public final class Constants {

	private Constants() {}

	/** The value of a constant; empty for anything that has to be computed, and for nothing at all. */
	public static OptionalInt numberOf(@Nullable Expression expression) {
		return switch (expression) {
			case NumberLiteral literal -> OptionalInt.of(literal.getValue());
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.NEGATE -> {
				OptionalInt negated = numberOf(unary.getOperand());
				yield negated.isPresent() ? OptionalInt.of(-negated.getAsInt()) : negated;
			}
			case BinaryExpression binary -> calculated(binary);
			case null, default -> OptionalInt.empty();
		};
	}

	/** Empty also for what no number of a game can be. */
	private static OptionalInt calculated(BinaryExpression binary) {
		OptionalInt left = numberOf(binary.getLeft());
		OptionalInt right = left.isPresent() ? numberOf(binary.getRight()) : left;
		return right.isPresent() ? calculated(binary.getOperator(), left.getAsInt(), right.getAsInt()) : right;
	}

	private static OptionalInt calculated(BinaryOperator operator, long left, long right) {
		return switch (operator) {
			case ADD -> number(left + right);
			case SUBTRACT -> number(left - right);
			case MULTIPLY -> number(left * right);
			case DIVIDE -> right == 0 ? OptionalInt.empty() : number(left / right);
			case REMAINDER -> right == 0 ? OptionalInt.empty() : number(left % right);
			case OR, AND, EQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, HAS, SHOWS, KNOWS, STARTING_WITH, STARTING_AFTER ->
				OptionalInt.empty();
		};
	}

	private static OptionalInt number(long value) {
		return Math.abs(value) <= Integer.MAX_VALUE ? OptionalInt.of((int) value) : OptionalInt.empty();
	}
}
