package org.hullwright.engine.lower.expression;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Condition.Compare.Relation;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Listing.OfBoard.Part;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Board;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Conditional;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.KindTest;
import org.hullwright.model.NameReference;
import org.hullwright.model.Query;
import org.hullwright.model.Side;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Lowers expressions that hold or do not. */
public final class ConditionLowering {

	private final Pack pack;
	private final FrameSlots frame;
	private final Expressions expressions;

	ConditionLowering(Pack pack, FrameSlots frame, Expressions expressions) {
		this.pack = pack;
		this.frame = frame;
		this.expressions = expressions;
	}

	/** Null when there is no condition. */
	public @Nullable Condition optional(@Nullable Expression condition) {
		return condition == null ? null : lower(condition);
	}

	public Condition lower(Expression expression) {
		int source = pack.sources().ofReason(expression);
		pack.conditions().note(source, expression, frame);
		return switch (expression) {
			case TruthLiteral literal -> new Condition.Known(source, literal.isYes());
			case BinaryExpression binary -> negatedIf(binary.isNegated(), lower(binary));
			case UnaryExpression unary -> lower(unary);
			case KindTest test -> negatedIf(test.isNegated(), new Condition.IsKind(source, value(test.getTarget()),
					isDesign(expressions.typeOf(test.getTarget())), pack.symbols().kind(test.getKind(), test)));
			case Query query -> expressions.queries().condition(query);
			case CanExpression can -> new Condition.Can(source, pack.symbols().slot(can.getSlot(), can), value(can.getTarget()),
					expressions.arguments(can.getSlot(), can));
			case Conditional conditional -> {
				Condition condition = lower(conditional.getCondition());
				yield new Condition.Or(source, new Condition.And(source, condition, lower(conditional.getValue())),
						new Condition.And(source, new Condition.Not(source, condition), lower(conditional.getOtherwise())));
			}
			default -> new Condition.Kept(source, value(expression));
		};
	}

	private Condition lower(UnaryExpression unary) {
		int source = pack.sources().of(unary);
		return switch (unary.getOperator()) {
			case NOT -> new Condition.Not(source, lower(unary.getOperand()));
			case EXISTS -> new Condition.Present(source, value(unary.getOperand()));
			case THE, NEGATE -> new Condition.Kept(source, value(unary));
		};
	}

	private Condition lower(BinaryExpression binary) {
		int source = pack.sources().of(binary);
		Expression left = binary.getLeft();
		Expression right = binary.getRight();
		return switch (binary.getOperator()) {
			case AND -> new Condition.And(source, lower(left), lower(right));
			case OR -> new Condition.Or(source, lower(left), lower(right));
			case EQUAL -> equal(binary);
			case LESS -> new Condition.Compare(source, Relation.LESS, value(left), value(right));
			case AT_MOST -> new Condition.Compare(source, Relation.AT_MOST, value(left), value(right));
			case GREATER -> new Condition.Compare(source, Relation.GREATER, value(left), value(right));
			case AT_LEAST -> new Condition.Compare(source, Relation.AT_LEAST, value(left), value(right));
			case IN -> isIn(left, right, binary);
			case HAS -> right instanceof NameReference name && name.getTarget() instanceof Kind kind
					? expressions.queries().has(binary, left, kind)
					: isIn(right, left, binary);
			case SHOWS -> shows(binary);
			case KNOWS -> new Condition.Knows(source, value(left), value(right));
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, STARTING_WITH, STARTING_AFTER ->
				throw pack.sources().refuse(binary, "this is no condition");
		};
	}

	private Condition equal(BinaryExpression binary) {
		Type left = expressions.typeOf(binary.getLeft());
		Type right = expressions.typeOf(binary.getRight());
		if (Expressions.isList(left) || Expressions.isList(right)) {
			throw pack.sources().refuse(binary,
					"lists cannot be compared; ask how many each has, and whether one has what the other has not, as in “there is no item i in A where i is not in B”");
		}
		return same(pack.sources().of(binary), value(binary.getLeft()), left, value(binary.getRight()), right);
	}

	/** Whether two values are the same; a piece is the same as its design. */
	static Condition same(int source, Value left, Type leftType, Value right, Type rightType) {
		if (isDesign(leftType) == isDesign(rightType) || isAbsent(left) || isAbsent(right)) {
			return new Condition.Same(source, left, right);
		}
		return isDesign(leftType) ? new Condition.IsSort(source, right, left) : new Condition.IsSort(source, left, right);
	}

	private static boolean isAbsent(Value value) {
		return value instanceof Value.Constant(int source, var meaning, int constant) && meaning == Value.Constant.Meaning.NOTHING;
	}

	/** Whether a thing is in a list, lies in a zone or on a piece, or is on a board. */
	private Condition isIn(Expression thing, Expression place, EObject written) {
		int source = pack.sources().of(written);
		Type thingType = expressions.typeOf(thing);
		return switch (expressions.typeOf(place).present()) {
			case Type.ListType(Type element) -> isInList(thing, place, element, source);
			case Type.ZoneType zone -> isInZone(source, value(thing), thingType, value(place));
			case Type.BoardType board -> isOnBoard(source, value(thing), boardOf(place));
			default -> isInZone(source, value(thing), thingType, new Value.ZoneOf(source, value(place), World.CONTENTS));
		};
	}

	private Condition isInList(Expression thing, Expression list, Type element, int source) {
		Type thingType = expressions.typeOf(thing);
		if (isDesign(thingType) == isDesign(element)) {
			return new Condition.Contains(source, expressions.listings().lower(list), value(thing));
		}
		int mark = frame.mark();
		int slot = frame.take();
		Condition same = same(source, new Value.Local(source, slot), element, value(thing), thingType);
		Listing things = expressions.listings().lower(list);
		frame.release(mark);
		return new Condition.Any(source, new Selection(source, things, slot, same, null));
	}

	private static Condition isInZone(int source, Value thing, Type thingType, Value zone) {
		return isDesign(thingType) ? new Condition.HasSort(source, zone, thing) : new Condition.LiesIn(source, thing, zone);
	}

	/** A piece is on a board when it is a space or path of it, or stands on one. */
	Condition isOnBoard(int source, Value piece, int board) {
		Condition space = isOrStandsOn(source, piece, Kinds.SPACE, board, Part.SPACES);
		return new Condition.OnBoard(source, piece, board,
				new Condition.Or(source, space, isOrStandsOn(source, piece, Kinds.PATH, board, Part.PATHS)));
	}

	/** When there is only one board, every space and path is of it. */
	private Condition isOrStandsOn(int source, Value piece, String siteKind, int board, Part part) {
		int kind = pack.symbols().kind(pack.symbols().core(siteKind), pack.symbols().core(siteKind));
		Value around = new Value.Enclosing(source, kind, piece);
		if (pack.symbols().boards().size() == 1) {
			return new Condition.Or(source, new Condition.Present(source, around), new Condition.IsKind(source, piece, false, kind));
		}
		Listing sites = new Listing.OfBoard(source, board, part);
		return new Condition.Or(source, new Condition.Contains(source, sites, around), new Condition.Contains(source, sites, piece));
	}

	/** The board that an expression names. */
	int boardOf(Expression expression) {
		if (expression instanceof NameReference name && name.getTarget() instanceof Board board) {
			return pack.symbols().board(board, expression);
		}
		throw pack.sources().refuse(expression, "name the board here");
	}

	private Condition shows(BinaryExpression binary) {
		int source = pack.sources().of(binary);
		if (expressions.typeOf(binary.getLeft()) instanceof Type.RollType) {
			return new Condition.ShowsSymbol(source, value(binary.getLeft()), value(binary.getRight()));
		}
		if (binary.getRight() instanceof NameReference name && name.getTarget() instanceof Side side) {
			return new Sides(pack).shows(source, value(binary.getLeft()), expressions.typeOf(binary.getLeft()), side.getName(), binary);
		}
		throw pack.sources().refuse(binary.getRight(), "name the side here");
	}

	private static Condition negatedIf(boolean negated, Condition condition) {
		return negated ? new Condition.Not(condition.source(), condition) : condition;
	}

	/** Whether values of a type are kept as designs; the design of a component with one copy is kept as that copy. */
	public static boolean isDesign(Type type) {
		return type.present() instanceof Type.SortType(var kind, boolean unique) && !unique;
	}

	/** Whether values of a type are kept as pieces, and not as designs, words or numbers. */
	public static boolean isPiece(Type type) {
		return type.present() instanceof Type.PieceType || type.present() instanceof Type.SortType(var kind, boolean unique) && unique;
	}

	private Value value(Expression expression) {
		return expressions.values().lower(expression);
	}
}
