package org.hullwright.engine.lower.expression;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.Value.Arithmetic.Operator;
import org.hullwright.engine.tree.Value.Constant.Meaning;
import org.hullwright.model.Absent;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Conditional;
import org.hullwright.model.Die;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.Enclosing;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.ExtremeNumber;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.It;
import org.hullwright.model.Mode;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Path;
import org.hullwright.model.PrintedEdge;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.RollExpression;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Space;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.This;
import org.hullwright.model.Track;
import org.hullwright.model.TurnedWord;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.Variable;
import org.hullwright.model.Zone;
import org.hullwright.model.boards.NamedPlaces;
import org.hullwright.model.boards.PlaceGuards;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Locals;
import org.hullwright.model.types.Type;

/** Lowers expressions that have a single value. */
public final class ValueLowering {

	private final Pack pack;
	private final FrameSlots frame;
	private final Expressions expressions;

	ValueLowering(Pack pack, FrameSlots frame, Expressions expressions) {
		this.pack = pack;
		this.frame = frame;
		this.expressions = expressions;
	}

	/** The value of an expression in the form that the wanted type has. */
	public Value lower(Expression expression, Type wanted) {
		if (expression instanceof Conditional conditional && !(expressions.typeOf(expression).present() instanceof Type.TruthType)) {
			return new Value.Choice(source(conditional), expressions.conditions().lower(conditional.getCondition()),
					lower(conditional.getValue(), wanted), lower(conditional.getOtherwise(), wanted));
		}
		return expressions.converted(lower(expression), expressions.typeOf(expression), wanted);
	}

	/** The value of an expression in the form of its own type. */
	public Value lower(Expression expression) {
		int source = source(expression);
		return switch (expression) {
			case NumberLiteral number -> Value.Constant.number(source, number.getValue());
			case TextLiteral text -> new Value.Constant(source, Meaning.TEXT, pack.texts().of(text.getValue()));
			case Absent absent -> Value.Constant.nothing(source);
			case NameReference name when isMissing(name) -> new Value.Certain(source, Value.Constant.nothing(source));
			case NameReference name -> named(name.getTarget(), name);
			case FeatureAccess access -> expressions.members().value(access.getTarget(), access.getFeature(), access);
			case SelfProperty own -> expressions.members().value(it(own), pack.types().ofIt(own), own.getFeature(), own);
			case It it -> it(it);
			case This owner -> owner(owner);
			case Enclosing enclosing -> new Value.Enclosing(source, pack.symbols().kind(enclosing.getKind(), enclosing),
					lower(enclosing.getTarget()));
			case FunctionCall call -> call(call.getFunction(), call);
			case ProceedExpression proceed -> new Value.Proceed(source);
			case Query query when !isTruth(query) -> expressions.queries().value(query);
			case RollExpression roll -> new Value.Roll(source, lower(roll.getDie()));
			case ExtremeNumber extreme -> expressions.queries().extreme(extreme);
			case DistanceExpression distance -> new Value.Distance(source, lower(distance.getFrom()), lower(distance.getTo()));
			case TurnedWord turned -> expressions.directions().turned(turned);
			case PrintedEdge edge -> expressions.directions().edge(edge);
			case Conditional conditional when !isTruth(conditional) -> lower(conditional, expressions.typeOf(conditional));
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.NEGATE -> negated(source, lower(unary.getOperand()));
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.THE ->
				new Value.Certain(source, lower(unary.getOperand()));
			case BinaryExpression binary when !isTruth(binary) -> arithmetic(binary);
			case Expression condition when isTruth(condition) -> truth(expressions.conditions().lower(condition));
			default -> throw pack.sources().refuse(expression, "a single value is needed here");
		};
	}

	/** Whether something is done with a space or path that the side of the board in play does not have; whoever compares finds nothing. */
	private boolean isMissing(NameReference name) {
		return name.getTarget() instanceof Readable place && NamedPlaces.isPlace(place) && pack.switchedOn().isMissing(place)
				&& !PlaceGuards.isCompared(name);
	}

	/** What {@code it} is at a place. */
	public Value it(EObject place) {
		return Focus.of(place) instanceof Focus.Queried(Query query) ? local(query, place) : owner(place);
	}

	/** The thing that the text at a place belongs to. */
	Value owner(EObject place) {
		if (!frame.hasSelf()) {
			throw pack.sources().refuse(place, "the text belongs to no component");
		}
		return new Value.Local(pack.sources().of(place), FrameSlots.SELF);
	}

	/** What a name stands for. */
	public Value named(@Nullable Readable target, EObject place) {
		int source = pack.sources().of(place);
		return switch (target) {
			case Variable variable -> local(variable, place);
			case Property property when property.getNature() == PropertyNature.DERIVED ->
				new Value.Derived(source, null, pack.symbols().property(property, place));
			case Property property -> new Value.GameState(source, pack.symbols().property(property, place));
			case Track track -> new Value.GameState(source, pack.symbols().property(track, place));
			case Mode mode -> new Value.GameState(source, pack.symbols().property(mode, place));
			case Zone zone -> new Value.Zone(source, pack.symbols().zone(zone, place));
			case Component component -> design(component, place);
			case Space space -> piece(space, place);
			case Path path -> piece(path, place);
			case EnumerationLiteral word -> Value.Constant.word(source, pack.symbols().word(word, place));
			case Die die -> new Value.Constant(source, Meaning.DIE, pack.symbols().die(die, place));
			case Procedure procedure -> call(procedure, place);
			case Board board -> throw pack.sources().refuse(place, "a board has no value; say what you look for in it");
			case null -> throw pack.sources().refuse(place, "this name means nothing here");
			default -> throw pack.sources().refuse(place, target.getName() + " has no value here");
		};
	}

	private Value local(Variable variable, EObject place) {
		if (variable instanceof Query query && Locals.isVariation(query)) {
			return madeWith(query, pack.sources().of(place));
		}
		return new Value.Local(pack.sources().of(place), slotOf(variable, place));
	}

	/** What a member of a series was made with. */
	private Value madeWith(Query variation, int source) {
		return switch (variation.getSubject()) {
			case EnumerationLiteral word -> Value.Constant.word(source, pack.symbols().word(word, variation));
			case Component component -> Value.Constant.sort(source, pack.symbols().sort(component, variation));
			case null, default -> variation instanceof NumberQuery number
					? lower(number.getLower())
					: Value.Constant.nothing(source);
		};
	}

	int slotOf(Variable variable, EObject place) {
		return frame.find(variable).orElseThrow(() -> pack.sources().refuse(place,
				pack.locals().nameOf(variable).orElse("this") + " is not known here"));
	}

	/** A component with one copy is kept as that copy, any other one as its design. */
	private Value design(Component component, EObject place) {
		int sort = pack.symbols().sort(component, place);
		boolean unique = pack.types().of((Readable) component) instanceof Type.SortType(var kind, boolean one) && one;
		int source = pack.sources().of(place);
		return unique ? Value.Constant.piece(source, pack.symbols().firstPiece(sort)) : Value.Constant.sort(source, sort);
	}

	private Value piece(EObject site, EObject place) {
		return Value.Constant.piece(pack.sources().of(place), pack.symbols().firstPiece(pack.symbols().sort(site, place)));
	}

	private Value call(Procedure function, EObject call) {
		return new Value.Call(pack.sources().of(call), pack.symbols().procedure(function, call), expressions.arguments(function, call));
	}

	private Value arithmetic(BinaryExpression binary) {
		Operator operator = switch (binary.getOperator()) {
			case ADD -> Operator.ADD;
			case SUBTRACT -> Operator.SUBTRACT;
			case MULTIPLY -> Operator.MULTIPLY;
			case DIVIDE -> Operator.DIVIDE;
			case REMAINDER -> Operator.REMAINDER;
			case OR, AND, EQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, HAS, SHOWS, KNOWS, STARTING_WITH, STARTING_AFTER ->
				throw pack.sources().refuse(binary, "a single value is needed here");
		};
		return new Value.Arithmetic(source(binary), operator, lower(binary.getLeft()), lower(binary.getRight()));
	}

	private static Value negated(int source, Value operand) {
		return operand instanceof Value.Constant(int place, var meaning, int number)
				? Value.Constant.number(source, -number)
				: new Value.Arithmetic(source, Operator.SUBTRACT, Value.Constant.number(source, 0), operand);
	}

	private static Value truth(Condition condition) {
		return switch (condition) {
			case Condition.Known(int source, boolean holds) -> new Value.Constant(source, Meaning.TRUTH, holds ? 1 : 0);
			case Condition.Kept(int source, Value value) -> value;
			default -> new Value.Truth(condition.source(), condition);
		};
	}

	private boolean isTruth(Expression expression) {
		return expressions.typeOf(expression).present() instanceof Type.TruthType;
	}

	private int source(EObject object) {
		return pack.sources().of(object);
	}
}
