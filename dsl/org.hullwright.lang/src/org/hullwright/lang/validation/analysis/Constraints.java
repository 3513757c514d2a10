package org.hullwright.lang.validation.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Component;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.KindTest;
import org.hullwright.model.NameReference;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Collects the constraints of a condition: takes it apart into what it says of which value. */
public final class Constraints {

	private final TypeInference types;
	private final NumberRanges ranges;

	/** @param ranges the numbers that expressions can have */
	public Constraints(TypeInference types, NumberRanges ranges) {
		this.types = types;
		this.ranges = ranges;
	}

	/**
	 * One constraint.
	 *
	 * @param part of the condition, that makes it
	 * @param subject what it is about, in the author's words
	 */
	public record Made(Expression part, String subject, Constraint constraint) {

		/** Whether both can never hold together. */
		public boolean excludes(Made other, TypeInference types) {
			return subject.equals(other.subject) && constraint.excludes(other.constraint, types.kinds());
		}
	}

	/** All that holds where the condition holds. Not everything can be told; what is told is so. */
	public List<Made> where(Expression condition) {
		var made = new ArrayList<Made>();
		collect(condition, true, made);
		return made;
	}

	/** All that holds where the condition does not hold. */
	public List<Made> whereNot(Expression condition) {
		var made = new ArrayList<Made>();
		collect(condition, false, made);
		return made;
	}

	private void collect(@Nullable Expression condition, boolean holds, List<Made> made) {
		switch (condition) {
			case BinaryExpression both when both.getOperator() == (holds ? BinaryOperator.AND : BinaryOperator.OR) -> {
				collect(both.getLeft(), holds, made);
				collect(both.getRight(), holds, made);
			}
			case BinaryExpression either when either.getOperator() == BinaryOperator.AND || either.getOperator() == BinaryOperator.OR ->
				{ /* tells neither */ }
			case UnaryExpression not when not.getOperator() == UnaryOperator.NOT -> collect(not.getOperand(), !holds, made);
			case null -> { /* says nothing */ }
			default -> made(condition).ifPresent(found -> (holds ? Optional.of(found.constraint()) : found.constraint().opposite())
					.ifPresent(told -> made.add(new Made(condition, found.subject(), told))));
		}
	}

	private Optional<Made> made(Expression part) {
		return switch (part) {
			case KindTest test when test.getKind() != null && !test.getKind().eIsProxy() && isOne(test.getTarget()) ->
				about(test.getTarget(), test, new Constraint.OfKind(test.getKind(), !test.isNegated()));
			case BinaryExpression binary when binary.getLeft() != null && binary.getRight() != null -> switch (binary.getOperator()) {
				case LESS -> ordered(binary, -1);
				case AT_MOST -> ordered(binary, 0);
				case GREATER -> ordered(binary, 1);
				case AT_LEAST -> ordered(binary, 0);
				case EQUAL -> equal(binary);
				default -> plain(part);
			};
			default -> plain(part);
		};
	}

	private Optional<Made> plain(Expression part) {
		return Written.lasting(part).map(words -> new Made(part, words, new Constraint.True(true)));
	}

	private Optional<Made> ordered(BinaryExpression binary, int strict) {
		boolean less = binary.getOperator() == BinaryOperator.LESS || binary.getOperator() == BinaryOperator.AT_MOST;
		NumberRange left = ranges.of(binary.getLeft());
		NumberRange right = ranges.of(binary.getRight());
		if (right.isOne()) {
			return about(binary.getLeft(), binary, new Constraint.InRange(side(less, right.lower() + strict)));
		}
		return left.isOne() ? about(binary.getRight(), binary, new Constraint.InRange(side(!less, left.lower() - strict))) : plain(binary);
	}

	private static NumberRange side(boolean below, long end) {
		return below ? new NumberRange(NumberRange.ANY.lower(), end) : new NumberRange(end, NumberRange.ANY.upper());
	}

	private Optional<Made> equal(BinaryExpression binary) {
		boolean holds = !binary.isNegated();
		if (types.of(binary.getLeft()).present() instanceof Type.NumberType) {
			NumberRange number = ranges.of(binary.getRight());
			Constraint constraint = new Constraint.InRange(number);
			return number.isOne()
					? (holds ? Optional.of(constraint) : constraint.opposite()).flatMap(told -> about(binary.getLeft(), binary, told))
					: plain(binary);
		}
		return constant(binary.getRight()).filter(thing -> isOne(binary.getLeft()))
				.flatMap(thing -> about(binary.getLeft(), binary, new Constraint.Same(thing, holds))).or(() -> plain(binary));
	}

	/** What a name always stands for. */
	static Optional<EObject> constant(Expression expression) {
		return expression instanceof NameReference name
				&& (name.getTarget() instanceof Component || name.getTarget() instanceof EnumerationLiteral)
				&& !name.getTarget().eIsProxy() ? Optional.of(name.getTarget()) : Optional.empty();
	}

	private boolean isOne(Expression subject) {
		Type type = types.of(subject).present();
		return !(type instanceof Type.ListType) && !(type instanceof Type.ZoneType) && !type.isUnknown();
	}

	private static Optional<Made> about(Expression subject, Expression part, Constraint constraint) {
		return Written.lasting(subject).map(words -> new Made(part, words, constraint));
	}
}
