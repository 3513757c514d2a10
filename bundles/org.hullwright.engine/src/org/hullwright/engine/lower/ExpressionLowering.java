package org.hullwright.engine.lower;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Absent;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Callable;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Component;
import org.hullwright.model.Conditional;
import org.hullwright.model.Die;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.Enclosing;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.It;
import org.hullwright.model.KindMember;
import org.hullwright.model.KindTest;
import org.hullwright.model.ListExpression;
import org.hullwright.model.Mode;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Parameter;
import org.hullwright.model.Path;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.RollExpression;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Side;
import org.hullwright.model.Space;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.This;
import org.hullwright.model.Track;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.Variable;
import org.hullwright.model.Zone;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Type;

/** Lowers expressions inside one frame: to a value, a condition or a list, whichever is wanted. */
final class ExpressionLowering {

	private final Symbols symbols;
	private final Sites sites;
	private final FrameSlots frame;
	private final MemberLowering members;
	private final QueryLowering queries;

	ExpressionLowering(Symbols symbols, Sites sites, FrameSlots frame) {
		this.symbols = symbols;
		this.sites = sites;
		this.frame = frame;
		this.members = new MemberLowering(symbols);
		this.queries = new QueryLowering(symbols, this, frame);
	}

	FrameSlots frame() {
		return frame;
	}

	Type typeOf(Expression expression) {
		return symbols.types().of(expression);
	}

	private int source(EObject thing) {
		return symbols.sources().of(thing);
	}

	// --- Single values

	/** The value of an expression; the only copy of a design where a piece is wanted. */
	Value valueFor(Type wanted, Expression expression) {
		return wanted.present() instanceof Type.PieceType ? piece(expression) : value(expression);
	}

	/** The piece an expression stands for. */
	Value piece(Expression expression) {
		Value value = value(expression);
		return typeOf(expression).present() instanceof Type.SortType ? new Value.OnlyCopy(value.source(), value) : value;
	}

	Value value(Expression expression) {
		int source = source(expression);
		return switch (expression) {
			case NumberLiteral number -> new Value.Constant(source, number.getValue());
			case TruthLiteral truth -> new Value.Constant(source, truth.isYes() ? 1 : 0);
			case TextLiteral text -> new Value.Constant(source, symbols.text(text.getValue()));
			case Absent absent -> new Value.Constant(source, World.ABSENT);
			case NameReference name -> named(source, name.getTarget());
			case It it -> it(it);
			case This self -> new Value.Local(source, 0);
			case SelfProperty own -> members.value(source, it(own), symbols.types().ofIt(own), own.getFeature());
			case FeatureAccess access -> members.value(source, owner(access), typeOf(access.getTarget()), access.getFeature());
			case Enclosing enclosing -> new Value.Enclosing(source, symbols.kinds().of(enclosing.getKind()), piece(enclosing.getTarget()));
			case FunctionCall call -> call(source, call.getFunction(), arguments(call, call.getFunction()));
			case Conditional conditional -> new Value.Choice(source, condition(conditional.getCondition()),
					valueFor(typeOf(conditional), conditional.getValue()), valueFor(typeOf(conditional), conditional.getOtherwise()));
			case RollExpression roll -> new Value.Roll(source, value(roll.getDie()));
			case DistanceExpression distance -> new Value.Distance(source, piece(distance.getFrom()), piece(distance.getTo()));
			case Query query when isTruth(query) -> new Value.Truth(source, condition(query));
			case Query query -> queries.value(query);
			case UnaryExpression unary -> switch (unary.getOperator()) {
				case NOT, EXISTS -> new Value.Truth(source, condition(unary));
				case NEGATE -> new Value.Arithmetic(source, Value.Arithmetic.Operator.SUBTRACT, new Value.Constant(source, 0),
						value(unary.getOperand()));
				case THE -> new Value.Certain(source, value(unary.getOperand()));
			};
			case BinaryExpression binary -> binary(source, binary);
			case KindTest test -> new Value.Truth(source, condition(test));
			case CanExpression can -> new Value.Truth(source, condition(can));
			default -> throw symbols.sources().error(expression, "a single value is wanted here");
		};
	}

	private Value owner(FeatureAccess access) {
		return typeOf(access.getTarget()).present() instanceof Type.SortType && !members.isPrinted(access.getFeature())
				? piece(access.getTarget())
				: value(access.getTarget());
	}

	private static boolean isTruth(Query query) {
		return query.getQuantifier() == Quantifier.SOME || query.getQuantifier() == Quantifier.NONE;
	}

	private Value binary(int source, BinaryExpression binary) {
		return switch (binary.getOperator()) {
			case ADD -> arithmetic(source, Value.Arithmetic.Operator.ADD, binary);
			case SUBTRACT -> arithmetic(source, Value.Arithmetic.Operator.SUBTRACT, binary);
			case MULTIPLY -> arithmetic(source, Value.Arithmetic.Operator.MULTIPLY, binary);
			case DIVIDE -> arithmetic(source, Value.Arithmetic.Operator.DIVIDE, binary);
			case REMAINDER -> arithmetic(source, Value.Arithmetic.Operator.REMAINDER, binary);
			case OR, AND, EQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, HAS, SHOWS -> new Value.Truth(source, condition(binary));
			case STARTING_WITH -> throw symbols.sources().error(binary, "a list cannot stand here");
		};
	}

	private Value arithmetic(int source, Value.Arithmetic.Operator operator, BinaryExpression binary) {
		return new Value.Arithmetic(source, operator, value(binary.getLeft()), value(binary.getRight()));
	}

	private Value named(int source, Readable target) {
		return switch (target) {
			case Procedure function -> call(source, function, List.of());
			case Variable variable -> new Value.Local(source, frame.slotOf(variable));
			case Component component -> new Value.Constant(source, symbols.components().of(component));
			case EnumerationLiteral word -> new Value.Constant(source, symbols.words().of(word));
			case Zone zone -> new Value.Zone(source, symbols.zones().of(zone));
			case Die die -> new Value.Constant(source, symbols.dice().of(die));
			case Property property when property.getNature() == PropertyNature.DERIVED -> new Value.Derived(source, Optional.empty(),
					symbols.properties().of(property));
			case Property property -> new Value.GameState(source, symbols.properties().of(property));
			case Track track -> new Value.GameState(source, symbols.properties().of(track));
			case Mode mode -> new Value.GameState(source, symbols.properties().of(mode));
			case Space space -> new Value.Constant(source, sites.pieceOf(space));
			case Path path -> new Value.Constant(source, sites.pieceOf(path));
			default -> throw symbols.sources().error(target, "this name stands for no single value");
		};
	}

	/** What `it` is here. */
	Value it(EObject place) {
		int source = source(place);
		return symbols.focusOf(place) instanceof Focus.Queried(Query query) ? new Value.Local(source, frame.slotOf(query))
				: new Value.Local(source, 0);
	}

	private Value call(int source, Procedure function, List<Argument> arguments) {
		return new Value.Call(source, symbols.procedures().of(function), arguments);
	}

	/** The arguments of a call, in the order of the parameters. */
	List<Argument> arguments(EObject call, Callable callable) {
		return callable.getParameters().stream().map(parameter -> ExpectedTypes.argumentsOf(call).stream()
				.filter(argument -> argument.getPreposition() == parameter.getPreposition()).findFirst()
				.map(argument -> argument(parameter, argument.getValue()))
				.orElseThrow(() -> symbols.sources().error(call, "`" + parameter.getPreposition() + "` is missing"))).toList();
	}

	private Argument argument(Parameter parameter, Expression value) {
		return argument(symbols.types().of(parameter), value);
	}

	/** A value or a list, as its type says. */
	Argument argument(Type wanted, Expression value) {
		return wanted.present() instanceof Type.ListType ? new Argument.Many(list(value)) : new Argument.Single(valueFor(wanted, value));
	}

	// --- Places

	/** The zone an expression stands for: itself, or what lies on a piece. */
	Value zone(Expression expression) {
		return typeOf(expression).present() instanceof Type.ZoneType ? value(expression)
				: new Value.ZoneOf(source(expression), piece(expression), World.CONTENTS);
	}

	/** The piece at a destination; absent for a zone of the game. */
	Value target(Expression destination) {
		return typeOf(destination).present() instanceof Type.ZoneType ? new Value.Constant(source(destination), World.ABSENT) : piece(destination);
	}

	// --- Conditions

	Condition condition(Expression expression) {
		int source = source(expression);
		return switch (expression) {
			case TruthLiteral truth -> new Condition.Known(source, truth.isYes());
			case UnaryExpression unary when unary.getOperator() == org.hullwright.model.UnaryOperator.NOT ->
				new Condition.Not(source, condition(unary.getOperand()));
			case UnaryExpression unary when unary.getOperator() == org.hullwright.model.UnaryOperator.EXISTS -> exists(source, unary.getOperand());
			case KindTest test -> negated(source, test.isNegated(), new Condition.IsKind(source, value(test.getTarget()),
					typeOf(test.getTarget()).present() instanceof Type.SortType, symbols.kinds().of(test.getKind())));
			case Query query when query.getQuantifier() == Quantifier.SOME -> new Condition.Any(source, queries.selection(query));
			case Query query when query.getQuantifier() == Quantifier.NONE ->
				new Condition.Not(source, new Condition.Any(source, queries.selection(query)));
			case CanExpression can -> new Condition.Can(source, symbols.slots().of(can.getSlot()), piece(can.getTarget()),
					arguments(can, can.getSlot()));
			case BinaryExpression binary -> negated(source, binary.isNegated(), comparison(source, binary));
			default -> new Condition.Kept(source, value(expression));
		};
	}

	private Condition exists(int source, Expression operand) {
		return typeOf(operand).present() instanceof Type.ListType ? new Condition.Present(source, new Value.Pick(source, Value.Pick.End.FIRST, list(operand)))
				: new Condition.Present(source, value(operand));
	}

	private static Condition negated(int source, boolean negated, Condition condition) {
		return negated ? new Condition.Not(source, condition) : condition;
	}

	private Condition comparison(int source, BinaryExpression binary) {
		Expression left = binary.getLeft();
		Expression right = binary.getRight();
		return switch (binary.getOperator()) {
			case AND -> new Condition.And(source, condition(left), condition(right));
			case OR -> new Condition.Or(source, condition(left), condition(right));
			case EQUAL -> same(source, left, right);
			case LESS -> compare(source, Condition.Compare.Relation.LESS, left, right);
			case AT_MOST -> compare(source, Condition.Compare.Relation.AT_MOST, left, right);
			case GREATER -> compare(source, Condition.Compare.Relation.GREATER, left, right);
			case AT_LEAST -> compare(source, Condition.Compare.Relation.AT_LEAST, left, right);
			case IN -> in(source, left, right);
			case HAS -> has(source, left, right);
			case SHOWS -> shows(source, left, right);
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, STARTING_WITH -> throw symbols.sources().error(binary, "this holds or fails nowhere");
		};
	}

	private Condition compare(int source, Condition.Compare.Relation relation, Expression left, Expression right) {
		return new Condition.Compare(source, relation, value(left), value(right));
	}

	private Condition same(int source, Expression left, Expression right) {
		boolean leftIsSort = typeOf(left).present() instanceof Type.SortType;
		boolean rightIsSort = typeOf(right).present() instanceof Type.SortType;
		boolean pieces = typeOf(left).present() instanceof Type.PieceType || typeOf(right).present() instanceof Type.PieceType;
		if (pieces && rightIsSort) {
			return new Condition.IsSort(source, value(left), value(right));
		}
		if (pieces && leftIsSort) {
			return new Condition.IsSort(source, value(right), value(left));
		}
		return new Condition.Same(source, value(left), value(right));
	}

	private Condition in(int source, Expression left, Expression right) {
		return switch (typeOf(right).present()) {
			case Type.ZoneType zone -> new Condition.LiesIn(source, piece(left), value(right));
			case Type.ListType(Type element) -> new Condition.Contains(source, list(right), valueFor(element, left));
			case Type.BoardType board -> new Condition.Contains(source, queries.tilesOf(right), piece(left));
			default -> new Condition.LiesOn(source, piece(left), piece(right));
		};
	}

	private Condition has(int source, Expression left, Expression right) {
		return typeOf(right).present() instanceof Type.PieceType ? new Condition.LiesIn(source, piece(right), zone(left))
				: new Condition.HasSort(source, zone(left), value(right));
	}

	private Condition shows(int source, Expression left, Expression right) {
		if (typeOf(left).present() instanceof Type.RollType) {
			return new Condition.ShowsSymbol(source, value(left), value(right));
		}
		if (right instanceof NameReference name && name.getTarget() instanceof Side side) {
			return new Condition.ShowsSide(source, piece(left), side.eContainer() instanceof Component component ? component.getSides().indexOf(side) : 0);
		}
		throw symbols.sources().error(right, "the name of a side, or a symbol of a die, is wanted here");
	}

	// --- Lists

	Listing list(Expression expression) {
		int source = source(expression);
		Type type = typeOf(expression).present();
		if (type instanceof Type.ZoneType) {
			return new Listing.InZone(source, value(expression));
		}
		return switch (expression) {
			case Query query when query.getQuantifier() == Quantifier.EACH -> new Listing.Selected(source, queries.selection(query));
			case ListExpression list -> new Listing.Values(source, list.getValues().stream()
					.map(value -> type instanceof Type.ListType(Type element) ? valueFor(element, value) : value(value)).toList());
			case NameReference name when name.getTarget() instanceof Procedure function ->
				new Listing.Call(source, symbols.procedures().of(function), List.of());
			case NameReference name when name.getTarget() instanceof Variable variable && type instanceof Type.ListType ->
				new Listing.Local(source, frame.slotOf(variable));
			case NameReference name when name.getTarget() instanceof Property property && type instanceof Type.ListType ->
				new Listing.Derived(source, Optional.empty(), symbols.properties().of(property));
			case FunctionCall call when type instanceof Type.ListType -> new Listing.Call(source, symbols.procedures().of(call.getFunction()),
					arguments(call, call.getFunction()));
			case Conditional conditional when type instanceof Type.ListType -> new Listing.Choice(source, condition(conditional.getCondition()),
					list(conditional.getValue()), list(conditional.getOtherwise()));
			case BinaryExpression binary when type instanceof Type.ListType(Type element) -> new Listing.StartingWith(source, list(binary.getLeft()),
					valueFor(element, binary.getRight()));
			case FeatureAccess access when gathers(typeOf(access.getTarget()), access.getFeature()) -> gathered(source, access);
			case FeatureAccess access when type instanceof Type.ListType -> members.list(source, owner(access), typeOf(access.getTarget()),
					access.getFeature());
			case SelfProperty own when type instanceof Type.ListType -> members.list(source, it(own), symbols.types().ofIt(own), own.getFeature());
			case UnaryExpression unary when type instanceof Type.ListType -> list(unary.getOperand());
			default -> new Listing.Values(source, List.of(piece(expression)));
		};
	}

	/** Whether a member is asked of each thing of a list rather than of one thing. */
	private boolean gathers(Type target, KindMember feature) {
		return target.present() instanceof Type.ListType
				|| target.present() instanceof Type.ZoneType && !symbols.types().members().isOfPlace(feature);
	}

	private Listing gathered(int source, FeatureAccess access) {
		Type target = typeOf(access.getTarget()).present();
		Type element = symbols.types().assignability().elementOf(target).orElse(Type.UNKNOWN);
		int slot = frame.fresh();
		Value thing = new Value.Local(source, slot);
		return new Listing.Gathered(source, list(access.getTarget()), slot, members.values(source, thing, element, access.getFeature()));
	}

	/** The things a query selects. */
	Selection selection(Query query) {
		return queries.selection(query);
	}

	/** The query as a single value. */
	Value found(Query query) {
		return new Value.Pick(source(query), Value.Pick.End.FIRST, new Listing.Selected(source(query), queries.selection(query)));
	}
}
