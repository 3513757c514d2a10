package org.hullwright.lang.validation.analysis;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Component;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.KindTest;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * Constant folding of conditions: decides single comparisons that come out the same in every game, by interval analysis and by types. What
 * compares things that do not go together at all has a check of its own.
 */
public final class ConstantFolding {

	private final TypeInference types;
	private final Kinds kinds;
	private final NumberRanges ranges;

	/** @param ranges the numbers that expressions can have */
	public ConstantFolding(TypeInference types, NumberRanges ranges) {
		this.types = types;
		this.kinds = types.kinds();
		this.ranges = ranges;
	}

	/** Whether a comparison is always or never true. */
	public Optional<FoldedCondition> of(BinaryExpression binary) {
		Expression left = binary.getLeft();
		Expression right = binary.getRight();
		if (left == null || right == null) {
			return Optional.empty();
		}
		boolean numbers = isNumber(left) && isNumber(right);
		return switch (binary.getOperator()) {
			case LESS -> numbers ? less(ranges.of(left), ranges.of(right), 1, binary) : Optional.empty();
			case AT_MOST -> numbers ? less(ranges.of(left), ranges.of(right), 0, binary) : Optional.empty();
			case GREATER -> numbers ? less(ranges.of(right), ranges.of(left), 1, binary) : Optional.empty();
			case AT_LEAST -> numbers ? less(ranges.of(right), ranges.of(left), 0, binary) : Optional.empty();
			case EQUAL -> (numbers ? equal(ranges.of(left), ranges.of(right), binary) : same(left, right))
					.map(folded -> folded.negatedIf(binary.isNegated()));
			default -> Optional.empty();
		};
	}

	/** Whether something is always or never of a kind. */
	public Optional<FoldedCondition> of(KindTest test) {
		Type given = types.of(test.getTarget());
		if (test.getKind() == null || test.getKind().eIsProxy()
				|| !types.assignability().isComparable(given, new Type.PieceType(test.getKind()))) {
			return Optional.empty();
		}
		Optional<Kind> kind = kindOf(given.present());
		if (kind.isPresent() && kinds.isA(kind.get(), test.getKind())) {
			return given.mayBeAbsent()
					? Optional.empty()
					: Optional.of(new FoldedCondition(!test.isNegated(), ": " + kind.get().getName() + " is what it is in any case"));
		}
		return Constraints.constant(test.getTarget()).filter(Component.class::isInstance)
				.map(component -> new FoldedCondition(test.isNegated(),
						": " + ((Component) component).getName() + " is no " + test.getKind().getName()));
	}

	private Optional<FoldedCondition> less(NumberRange small, NumberRange large, int strict, BinaryExpression binary) {
		if (small.upper() + strict <= large.lower()) {
			return Optional.of(new FoldedCondition(true, bounds(binary)));
		}
		return small.lower() + strict > large.upper() ? Optional.of(new FoldedCondition(false, bounds(binary))) : Optional.empty();
	}

	private Optional<FoldedCondition> equal(NumberRange one, NumberRange other, BinaryExpression binary) {
		if (one.isApartFrom(other)) {
			return Optional.of(new FoldedCondition(false, bounds(binary)));
		}
		return one.isOne() && one.equals(other) ? Optional.of(new FoldedCondition(true, bounds(binary))) : Optional.empty();
	}

	private String bounds(BinaryExpression binary) {
		return Stream.of(binary.getLeft(), binary.getRight()).filter(side -> !ranges.of(side).isOne() && ranges.of(side).isBounded())
				.findFirst()
				.map(side -> ": " + Written.text(side) + words(ranges.of(side))).orElse("");
	}

	private static String words(NumberRange range) {
		if (range.upper() == NumberRange.ANY.upper()) {
			return " is " + range.lower() + " at least";
		}
		return range.lower() == NumberRange.ANY.lower()
				? " is " + range.upper() + " at most"
				: " goes from " + range.lower() + " to " + range.upper();
	}

	private Optional<FoldedCondition> same(Expression left, Expression right) {
		Type one = types.of(left);
		Type other = types.of(right);
		if (one.isUnknown() || other.isUnknown() || !types.assignability().isComparable(one, other)) {
			return Optional.empty();
		}
		Optional<EObject> mine = Constraints.constant(left);
		Optional<EObject> theirs = Constraints.constant(right);
		if (mine.isPresent() && theirs.isPresent()) {
			return Optional.of(new FoldedCondition(mine.get() == theirs.get(), ""));
		}
		return theirs.flatMap(thing -> neverOfKind(thing, one.present()))
				.or(() -> mine.flatMap(thing -> neverOfKind(thing, other.present())));
	}

	private Optional<FoldedCondition> neverOfKind(EObject thing, Type asked) {
		Optional<Kind> exact = thing instanceof Component component ? kinds.of(component) : Optional.empty();
		Optional<Kind> kind = kindOf(asked);
		return exact.isPresent() && kind.isPresent() && !kinds.isA(exact.get(), kind.get())
				? Optional.of(new FoldedCondition(false, ": " + ((Component) thing).getName() + " is no " + kind.get().getName()))
				: Optional.empty();
	}

	private boolean isNumber(Expression expression) {
		return types.of(expression) instanceof Type.NumberType;
	}

	private static Optional<Kind> kindOf(Type type) {
		return switch (type) {
			case Type.PieceType(Kind kind) -> Optional.of(kind);
			case Type.SortType(Kind kind, boolean unique) -> Optional.of(kind);
			default -> Optional.empty();
		};
	}
}
