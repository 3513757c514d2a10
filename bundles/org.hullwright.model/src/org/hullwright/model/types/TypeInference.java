package org.hullwright.model.types;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Absent;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Board;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Component;
import org.hullwright.model.Conditional;
import org.hullwright.model.Die;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Enclosing;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.ExtremeNumber;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.Grid;
import org.hullwright.model.IfEffect;
import org.hullwright.model.It;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.KindTest;
import org.hullwright.model.LetEffect;
import org.hullwright.model.ListExpression;
import org.hullwright.model.Mode;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.OfferTest;
import org.hullwright.model.Parameter;
import org.hullwright.model.Path;
import org.hullwright.model.PrintedEdge;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Ray;
import org.hullwright.model.Readable;
import org.hullwright.model.RollExpression;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Side;
import org.hullwright.model.Space;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.This;
import org.hullwright.model.Track;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.TurnedWord;
import org.hullwright.model.TypeReference;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.Zone;
import org.hullwright.model.boards.GridPlaces;
import org.hullwright.model.types.Type.DieType;
import org.hullwright.model.types.Type.EnumerationType;
import org.hullwright.model.types.Type.ListType;
import org.hullwright.model.types.Type.NumberType;
import org.hullwright.model.types.Type.OptionalType;
import org.hullwright.model.types.Type.PieceType;
import org.hullwright.model.types.Type.RollType;
import org.hullwright.model.types.Type.SortType;
import org.hullwright.model.types.Type.UnknownType;
import org.hullwright.model.types.Type.ZoneType;

/**
 * Type inference: the type of everything that has a value. Total: whatever is broken, unresolved or defined by itself is of
 * {@linkplain Type#UNKNOWN unknown} type. Answers are kept in a memo table, so an instance must not outlive a change of the files; it
 * belongs to one thread.
 */
public final class TypeInference {

	private static final String SORT = "sort";
	private static final String DISCARDS = "discards";

	private final Kinds kinds;
	private final Members members;
	private final EnumerationWords words;
	private final Assignability assignability;
	private final Map<EObject, Type> known = new IdentityHashMap<>();

	/** @param universe knows the core library and what files add to kinds */
	public TypeInference(Universe universe) {
		this.kinds = new Kinds(universe);
		this.members = new Members(universe);
		this.words = new EnumerationWords(universe);
		this.assignability = new Assignability(kinds);
	}

	/** The tree of kinds that this inference reads. */
	public Kinds kinds() {
		return kinds;
	}

	/** The members that this inference reads. */
	public Members members() {
		return members;
	}

	/** The words of enumerations that this inference reads. */
	public EnumerationWords words() {
		return words;
	}

	/** How the types that this inference yields go together. */
	public Assignability assignability() {
		return assignability;
	}

	/** The type of an expression; of nothing at all it is unknown. */
	public Type of(@Nullable Expression expression) {
		return expression == null ? Type.UNKNOWN : remembered(expression, () -> infer(expression));
	}

	/** The type of what a name stands for. A query's name stands for the thing it looks at, not for its result. */
	public Type of(@Nullable Readable readable) {
		return switch (readable) {
			case null -> Type.UNKNOWN;
			case Readable broken when broken.eIsProxy() -> Type.UNKNOWN;
			case Query query -> elementOf(query);
			case Parameter parameter -> of(parameter.getType());
			case LetEffect let -> of(let.getValue());
			case IfEffect condition -> foundBy(condition.getCondition());
			case DrawEffect draw -> drawnBy(draw);
			case Property property -> of(property.getType());
			case Zone zone -> ofZone(zone);
			case Component component -> kinds.of(component).<Type>map(kind -> new SortType(kind, members.copiesOf(component) == 1))
					.orElse(Type.UNKNOWN);
			case EnumerationLiteral literal -> EnumerationWords.enumerationOf(literal).<Type>map(EnumerationType::new).orElse(Type.UNKNOWN);
			case Die die -> new DieType(die);
			case Track track -> new NumberType(track.getLower(), track.getUpper());
			case Board board -> Type.BOARD;
			case Space space -> ofSpace(GridPlaces.kindOf(space));
			case Path path -> ofCoreKind(Kinds.PATH);
			case Procedure procedure -> of(procedure.getResult());
			case Mode mode -> Type.TRUTH;
			case Side side -> Type.SIDE;
			default -> Type.UNKNOWN;
		};
	}

	/** The type that is written there. */
	public Type of(@Nullable TypeReference reference) {
		if (reference == null) {
			return Type.UNKNOWN;
		}
		Type type = single(reference);
		if (reference.isList()) {
			type = new ListType(type);
		}
		return reference.isOptional() ? Type.optional(type) : type;
	}

	/**
	 * The type of a member of a value. Of a list it is the list of all the values together. Of a zone it is the zone's own member or else
	 * that of the list of what lies in it. What may be absent answers as if it were there.
	 */
	public Type ofMember(Type owner, @Nullable KindMember member) {
		if (member == null || member.eIsProxy()) {
			return Type.UNKNOWN;
		}
		return switch (owner) {
			case OptionalType(Type inner) -> ofMember(inner, member);
			case ListType(Type element) -> gathered(ofMember(element, member));
			case ZoneType(Kind content) when members.isOfPlace(member) -> DISCARDS.equals(member.getName()) ? owner : declared(member);
			case ZoneType(Kind content) -> gathered(ofMember(new PieceType(content), member));
			case PieceType(Kind kind) when isSort(member) -> new SortType(kind, false);
			case SortType sort when isSort(member) -> sort;
			default -> declared(member);
		};
	}

	/** The type of the things a query looks at. */
	public Type elementOf(Query query) {
		if (query instanceof NumberQuery) {
			return Type.NUMBER;
		}
		return kinds.declarationOf(query.getSubject()).map(declaration -> switch (declaration) {
			case Kind kind when Locals.isVariation(query) -> new SortType(kind, false);
			case Kind kind -> elementOf(query, kind);
			case Enumeration enumeration -> new EnumerationType(enumeration);
			default -> Type.UNKNOWN;
		}).orElse(Type.UNKNOWN);
	}

	/** The type of {@code it} at a place; unknown where there is none. */
	public Type ofIt(EObject place) {
		return of(Focus.of(place));
	}

	/** The type of what the text at a place belongs to; unknown where there is none. */
	public Type ofOwner(EObject place) {
		return of(Focus.ownerOf(place));
	}

	/**
	 * What {@code if CONDITION as NAME} finds: the thing that a {@code there is a} query looks at, or what an optional value is when it is
	 * there. Unknown for other conditions, which find nothing.
	 */
	public Type foundBy(@Nullable Expression condition) {
		return switch (condition) {
			case Query query when query.getQuantifier() == Quantifier.SOME -> elementOf(query);
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.EXISTS -> foundBy(unary.getOperand());
			case null -> Type.UNKNOWN;
			default -> of(condition) instanceof OptionalType(Type inner) ? inner : Type.UNKNOWN;
		};
	}

	private Type of(Focus focus) {
		return switch (focus) {
			case Focus.Queried(Query query) -> elementOf(query);
			case Focus.Printed(Component component) -> kinds.of(component).map(this::ofKind).orElse(Type.UNKNOWN);
			case Focus.Any(Kind kind) -> ofKind(kind);
			case Focus.Watched(EObject slot) -> slot.eContainer() == null ? Type.UNKNOWN : ofOwner(slot);
			case Focus.OnSpace(EObject declaration) -> ofSpace(kindOfSpaces(declaration));
			case Focus.OnPath onPath -> ofCoreKind(Kinds.PATH);
			case Focus.Nothing nothing -> Type.UNKNOWN;
		};
	}

	private Type infer(Expression expression) {
		return switch (expression) {
			case NumberLiteral number -> Type.NUMBER;
			case TruthLiteral truth -> Type.TRUTH;
			case TextLiteral text -> Type.TEXT;
			case Absent absent -> Type.ABSENT;
			case NameReference name -> of(name.getTarget());
			case FeatureAccess access -> ofMember(of(access.getTarget()), access.getFeature());
			case SelfProperty own -> ofMember(ofIt(own), own.getFeature());
			case It it -> ofIt(it);
			case This owner -> owner.getKind() == null || owner.getKind().eIsProxy() ? Type.UNKNOWN : ofKind(owner.getKind());
			case FunctionCall call -> call.getFunction() == null ? Type.UNKNOWN : of(call.getFunction().getResult());
			case ProceedExpression proceed ->
				EnclosingFunction.replacedAround(proceed).map(function -> of(function.getResult())).orElse(Type.UNKNOWN);
			case Query query -> resultOf(query);
			case Enclosing enclosing -> enclosing.getKind() == null || enclosing.getKind().eIsProxy()
					? Type.UNKNOWN
					: Type.optional(ofKind(enclosing.getKind()));
			case RollExpression roll -> new RollType(of(roll.getDie()) instanceof DieType(Die die) ? die : null);
			case Conditional conditional -> assignability.join(of(conditional.getValue()), of(conditional.getOtherwise()));
			case ListExpression list -> new ListType(joined(list.getValues()));
			case UnaryExpression unary -> resultOf(unary);
			case BinaryExpression binary -> resultOf(binary);
			case KindTest test -> Type.TRUTH;
			case OfferTest test -> Type.TRUTH;
			case CanExpression can -> Type.TRUTH;
			case DistanceExpression distance -> Type.NUMBER;
			case Ray ray -> new ListType(ofCoreKind(Kinds.SPACE));
			case TurnedWord turned -> of(turned.getWord()).present();
			case PrintedEdge edge -> assignability.elementOf(of(edge.getEdges())).map(Type::optional).orElse(Type.UNKNOWN);
			case ExtremeNumber extreme -> extreme.getNumbers() instanceof ListExpression ? Type.NUMBER : Type.optional(Type.NUMBER);
			default -> Type.UNKNOWN;
		};
	}

	private Type resultOf(UnaryExpression unary) {
		return switch (unary.getOperator()) {
			case NOT, EXISTS -> Type.TRUTH;
			case NEGATE -> Type.NUMBER;
			case THE -> of(unary.getOperand()).present();
		};
	}

	private Type resultOf(BinaryExpression binary) {
		return switch (binary.getOperator()) {
			case OR, AND, EQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, HAS, SHOWS, KNOWS -> Type.TRUTH;
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> Type.NUMBER;
			case STARTING_WITH, STARTING_AFTER ->
				assignability.elementOf(of(binary.getLeft())).<Type>map(ListType::new).orElse(Type.UNKNOWN);
		};
	}

	private Type resultOf(Query query) {
		return switch (query.getQuantifier()) {
			case EACH, EACH_HIGHEST, EACH_LOWEST -> new ListType(elementOf(query));
			case NUMBER_OF, TOTAL -> Type.NUMBER;
			case FIRST, LAST, HIGHEST, LOWEST, RANDOM -> Type.optional(elementOf(query));
			case SOME, NONE -> Type.TRUTH;
		};
	}

	/** Designs are looked at only where the source lists designs; everywhere else a query goes through pieces. */
	private Type elementOf(Query query, Kind kind) {
		if (query.getSource() != null
				&& assignability.elementOf(of(query.getSource())).orElse(Type.UNKNOWN) instanceof SortType(Kind listed, boolean unique)
				&& kinds.areRelated(listed, kind)) {
			return new SortType(kinds.isA(listed, kind) ? listed : kind, unique);
		}
		return ofKind(kind);
	}

	private Type drawnBy(DrawEffect draw) {
		return assignability.elementOf(of(draw.getSource())).orElse(Type.UNKNOWN);
	}

	private Type single(TypeReference reference) {
		if (reference.getDie() != null) {
			return reference.getDie().eIsProxy() ? Type.UNKNOWN : new RollType(reference.getDie());
		}
		return switch (reference.getPrimitive()) {
			case NUMBER -> new NumberType(bound(reference.getLower()), bound(reference.getUpper()));
			case TRUTH -> Type.TRUTH;
			case TEXT -> Type.TEXT;
			case NONE -> switch (reference.getDeclaration()) {
				case Kind kind when !kind.eIsProxy() -> reference.isSort() ? new SortType(kind, false) : ofKind(kind);
				case Enumeration enumeration when !enumeration.eIsProxy() -> new EnumerationType(enumeration);
				case null, default -> Type.UNKNOWN;
			};
		};
	}

	private static @Nullable Integer bound(@Nullable Expression written) {
		OptionalInt number = Constants.numberOf(written);
		return number.isPresent() ? number.getAsInt() : null;
	}

	/** Things of a kind are pieces, except those of the two kinds that say what zones and rolls have. */
	private Type ofKind(Kind kind) {
		if (kinds.isBelow(kind, Kinds.PLACE)) {
			return kinds.core(Kinds.PIECE).<Type>map(ZoneType::new).orElse(Type.UNKNOWN);
		}
		if (kinds.isBelow(kind, Kinds.OUTCOME)) {
			return new RollType(null);
		}
		return new PieceType(kind);
	}

	private Type ofSpace(@Nullable Kind kind) {
		return kind == null ? ofCoreKind(Kinds.SPACE) : ofKind(kind);
	}

	private static @Nullable Kind kindOfSpaces(EObject declaration) {
		return switch (declaration) {
			case Space space -> GridPlaces.kindOf(space);
			case Grid grid -> GridPlaces.kindOf(grid);
			default -> null;
		};
	}

	private Type ofCoreKind(String name) {
		return kinds.core(name).map(this::ofKind).orElse(Type.UNKNOWN);
	}

	private Type ofZone(Zone zone) {
		return Optional.ofNullable(zone.getContent()).or(() -> kinds.core(Kinds.PIECE))
				.filter(content -> !content.eIsProxy())
				.<Type>map(ZoneType::new).orElse(Type.UNKNOWN);
	}

	private Type declared(KindMember member) {
		return member instanceof Readable readable ? of(readable) : Type.UNKNOWN;
	}

	private static boolean isSort(KindMember member) {
		return member instanceof Property property && SORT.equals(property.getName()) && property.getType() != null
				&& property.getType().isSort();
	}

	/** The type of the values of several things together. */
	private Type gathered(Type each) {
		return switch (each) {
			case UnknownType unknown -> unknown;
			case OptionalType(Type inner) -> gathered(inner);
			case ListType list -> list;
			case ZoneType(Kind content) -> new ListType(new PieceType(content));
			default -> new ListType(each);
		};
	}

	/** What is written in a row has in common; a list in it stands for all that it has. */
	private Type joined(List<Expression> values) {
		return values.stream().filter(value -> !(value instanceof ListExpression list && list.getValues().isEmpty())).map(this::of)
				.map(type -> type.present() instanceof ListType(Type element) ? element : type)
				.reduce(assignability::join).orElse(Type.UNKNOWN);
	}

	/** Keeps answers; a question that comes back to itself is answered with the unknown type. */
	private Type remembered(EObject asked, Supplier<Type> answer) {
		Type type = known.get(asked);
		if (type == null) {
			known.put(asked, Type.UNKNOWN);
			type = answer.get();
			known.put(asked, type);
		}
		return type;
	}
}
