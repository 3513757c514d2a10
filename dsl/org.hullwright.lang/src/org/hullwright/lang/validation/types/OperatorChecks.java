package org.hullwright.lang.validation.types;

import java.util.List;

import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.validation.analysis.NumberRange;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Conditional;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.Enclosing;
import org.hullwright.model.Expression;
import org.hullwright.model.ExtremeNumber;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.Kind;
import org.hullwright.model.KindTest;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.RollExpression;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Assignability;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeContrast;
import org.hullwright.model.types.TypeWords;

/** Operators get values they can work with. */
public class OperatorChecks extends TypedChecks {

	private static final Worded NO_SUGGESTION = new Worded("", List.of());

	@Check
	void fits(BinaryExpression binary) {
		Expression left = binary.getLeft();
		Expression right = binary.getRight();
		if (left == null || right == null) {
			return;
		}
		switch (binary.getOperator()) {
			case LESS, AT_MOST, GREATER, AT_LEAST, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> {
				wants(Type.NUMBER, left);
				wants(Type.NUMBER, right);
			}
			case EQUAL -> canBeEqual(binary, typeOf(left), typeOf(right));
			case IN -> canBeIn(binary);
			case HAS -> canHave(binary);
			case SHOWS -> canShow(binary);
			case KNOWS -> {
				wants(anyPiece(binary), left);
				wants(anyPiece(binary), right);
			}
			case STARTING_WITH, STARTING_AFTER -> canStartWith(binary);
			case AND, OR -> { /* a condition */ }
		}
	}

	@Check
	void isNotByZero(BinaryExpression binary) {
		boolean divides = binary.getOperator() == BinaryOperator.DIVIDE || binary.getOperator() == BinaryOperator.REMAINDER;
		if (divides && binary.getRight() != null && typeOf(binary.getRight()) instanceof Type.NumberType
				&& printedRanges(binary).of(binary.getRight()).equals(NumberRange.of(0))) {
			report(IssueCode.DIVISION_BY_ZERO, binary.getRight());
		}
	}

	@Check
	void isNumber(UnaryExpression unary) {
		if (unary.getOperator() == UnaryOperator.NEGATE) {
			wants(Type.NUMBER, unary.getOperand());
		}
	}

	@Check
	void canBeOfThatKind(KindTest test) {
		Type given = typeOf(test.getTarget());
		if (test.getKind() == null || test.getKind().eIsProxy() || given.isUnknown()) {
			return;
		}
		canBeEqual(test, given, new Type.PieceType(test.getKind()));
	}

	@Check
	void canBeAsked(FeatureAccess access) {
		if (access.getFeature() != null && !access.getFeature().eIsProxy()) {
			mustBeThere(access.getTarget());
		}
	}

	@Check
	void isDie(RollExpression roll) {
		Type given = typeOf(roll.getDie());
		if (!given.isUnknown() && !(given instanceof Type.DieType)) {
			report(IssueCode.TYPE_MISMATCH, roll.getDie(), "A die", TypeWords.of(given));
		}
	}

	@Check
	void isBetweenPieces(DistanceExpression distance) {
		wants(anyPiece(distance), distance.getFrom());
		wants(anyPiece(distance), distance.getTo());
	}

	@Check
	void isOfNumbers(ExtremeNumber extreme) {
		if (extreme.getNumbers() != null) {
			holdsNumbers(extreme.getNumbers());
		}
	}

	private void holdsNumbers(Expression list) {
		if (mustBeThere(list)) {
			return;
		}
		Type given = typeOf(list);
		Type content = given instanceof Type.ListType(Type element) ? element : given;
		if (!content.isUnknown() && !(content instanceof Type.NumberType)) {
			report(IssueCode.TYPE_MISMATCH, list, "A list of numbers", TypeWords.of(given));
		}
	}

	@Check
	void isAboutNumbers(NumberQuery query) {
		if (query.getSource() != null) {
			holdsNumbers(query.getSource());
		} else {
			wants(Type.NUMBER, query.getLower());
			wants(Type.NUMBER, query.getUpper());
		}
	}

	@Check
	void isAroundPiece(Enclosing enclosing) {
		wants(anyPiece(enclosing), enclosing.getTarget());
	}

	@Check
	void hasOneType(Conditional conditional) {
		Type value = typeOf(conditional.getValue());
		Type otherwise = typeOf(conditional.getOtherwise());
		if (!value.isUnknown() && !otherwise.isUnknown() && typeOf(conditional).isUnknown()) {
			TypeContrast words = TypeContrast.of(value, otherwise);
			report(IssueCode.TYPE_MISMATCH, conditional.getOtherwise(), sentence(words.wanted()), words.given());
		}
	}

	/**
	 * In a list of several sorts of values nothing could be looked for; places in a row are asked for what lies in them, whatever that is.
	 */
	@Check
	void hasOneType(ListExpression list) {
		if (list.getValues().isEmpty()
				|| list.getValues().stream().map(this::typeOf).anyMatch(type -> type.present() instanceof Type.ZoneType)) {
			return;
		}
		Type all = contentOf(typeOf(list.getValues().getFirst()));
		for (Expression value : list.getValues()) {
			Type content = contentOf(typeOf(value));
			Type joined = types(list).assignability().join(all, content);
			if (joined.isUnknown() && !all.isUnknown() && !content.isUnknown()) {
				TypeContrast words = TypeContrast.of(all, content);
				report(IssueCode.TYPE_MISMATCH, value, sentence(words.wanted()), words.given());
				return;
			}
			all = joined;
		}
	}

	/** What a value adds to a list that it is written in: a list adds what it has, and a design stands for its piece. */
	private static Type contentOf(Type type) {
		return switch (type.present()) {
			case Type.ListType(Type element) -> contentOf(element);
			case Type.SortType(Kind kind, boolean unique) -> new Type.PieceType(kind);
			default -> type.present();
		};
	}

	private void canBeEqual(Expression place, Type one, Type other) {
		if (!types(place).assignability().isComparable(one, other)) {
			report(IssueCode.NEVER_EQUAL, place, sentence(TypeWords.of(one)), TypeWords.of(other), suggestion(place, one, other));
		}
	}

	/** How a roll is asked for what it shows. */
	private static Worded suggestion(Expression place, Type one, Type other) {
		if (!(place instanceof BinaryExpression comparison && one instanceof Type.RollType)) {
			return NO_SUGGESTION;
		}
		String roll = NodeModelUtils.getTokenText(NodeModelUtils.getNode(comparison.getLeft()));
		String wanted = NodeModelUtils.getTokenText(NodeModelUtils.getNode(comparison.getRight()));
		return switch (other.present()) {
			case Type.EnumerationType word -> written("%s shows %s".formatted(roll, wanted));
			case Type.NumberType number -> written("%s's number is %s".formatted(roll, wanted));
			default -> NO_SUGGESTION;
		};
	}

	private static Worded written(String condition) {
		return new Worded(" Write “" + condition + "”.", condition);
	}

	private void canBeIn(BinaryExpression binary) {
		if (mustBeThere(binary.getLeft()) || mustBeThere(binary.getRight())) {
			return;
		}
		Type place = typeOf(binary.getRight());
		Assignability assignability = types(binary).assignability();
		assignability.elementOf(place).ifPresentOrElse(element -> canBeEqual(binary, typeOf(binary.getLeft()), element), () -> {
			if (!place.isUnknown() && !(place instanceof Type.BoardType) && !assignability.isAssignable(place, anyPiece(binary))) {
				report(IssueCode.SOURCE_UNFIT, binary.getRight(), TypeWords.of(place));
			}
		});
	}

	private void canHave(BinaryExpression binary) {
		if (mustBeThere(binary.getLeft()) || mustBeThere(binary.getRight())) {
			return;
		}
		Type owner = typeOf(binary.getLeft());
		Assignability assignability = types(binary).assignability();
		if (!owner.isUnknown() && assignability.elementOf(owner).isEmpty() && !assignability.isAssignable(owner, anyPiece(binary))) {
			report(IssueCode.SOURCE_UNFIT, binary.getLeft(), TypeWords.of(owner));
		}
	}

	private void canShow(BinaryExpression binary) {
		if (mustBeThere(binary.getLeft())) {
			return;
		}
		Type shown = typeOf(binary.getRight());
		switch (typeOf(binary.getLeft())) {
			case Type.RollType roll -> {
				if (!shown.isUnknown() && !(shown instanceof Type.EnumerationType)) {
					report(IssueCode.TYPE_MISMATCH, binary.getRight(), "A symbol", TypeWords.of(shown));
				}
			}
			case Type.PieceType piece -> wants(Type.SIDE, binary.getRight());
			case Type.SortType sort when sort.unique() -> wants(Type.SIDE, binary.getRight());
			case Type.UnknownType unknown -> { /* reported already */ }
			case Type other -> report(IssueCode.TYPE_MISMATCH, binary.getLeft(), "A roll or a piece", TypeWords.of(other));
		}
	}

	private void canStartWith(BinaryExpression binary) {
		Type list = typeOf(binary.getLeft());
		var element = types(binary).assignability().elementOf(list);
		if (element.isEmpty() && !list.isUnknown()) {
			report(IssueCode.TYPE_MISMATCH, binary.getLeft(), "A list", TypeWords.of(list));
		} else {
			element.ifPresent(first -> wants(first, binary.getRight()));
		}
	}
}
