package org.hullwright.model.types;

import java.util.OptionalInt;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Expression;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;

/** Numbers that are known without playing: literals and negated literals. */
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
			case null, default -> OptionalInt.empty();
		};
	}
}
