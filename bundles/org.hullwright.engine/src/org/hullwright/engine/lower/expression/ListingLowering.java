package org.hullwright.engine.lower.expression;

import java.util.List;
import java.util.Set;

import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.tree.Listing;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Conditional;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Query;
import org.hullwright.model.Ray;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.Variable;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Lowers expressions that stand for several things: lists, what lies in zones, and single things where several may stand. */
public final class ListingLowering {

	private static final Set<BinaryOperator> STARTING = Set.of(BinaryOperator.STARTING_WITH, BinaryOperator.STARTING_AFTER);

	private final Pack pack;
	private final Expressions expressions;

	ListingLowering(Pack pack, Expressions expressions) {
		this.pack = pack;
		this.expressions = expressions;
	}

	/** The things with each in the form that the wanted type has. */
	public Listing lower(Expression expression, Type wanted) {
		return expressions.converted(lower(expression), expressions.typeOf(expression), wanted);
	}

	/** The things in the form of the expression's own type. */
	public Listing lower(Expression expression) {
		int source = pack.sources().of(expression);
		return switch (expressions.typeOf(expression).present()) {
			case Type.ZoneType zone -> new Listing.InZone(source, expressions.values().lower(expression));
			case Type.ListType(Type element) -> list(expression, element);
			default -> new Listing.Values(source, List.of(expressions.values().lower(expression)));
		};
	}

	private Listing list(Expression expression, Type element) {
		int source = pack.sources().of(expression);
		return switch (expression) {
			case NameReference name when name.getTarget() instanceof Variable variable ->
				new Listing.Local(source, expressions.values().slotOf(variable, name));
			case NameReference name when name.getTarget() instanceof Property property && property.getNature() == PropertyNature.BUILT_IN ->
				new Listing.InSupply(source, pack.symbols().kind(pack.symbols().core(Kinds.PIECE), name));
			case NameReference name when name.getTarget() instanceof Property property ->
				new Listing.Derived(source, null, pack.symbols().property(property, name));
			case NameReference name when name.getTarget() instanceof Procedure function ->
				new Listing.Call(source, pack.symbols().procedure(function, name), List.of());
			case FunctionCall call -> new Listing.Call(source, pack.symbols().procedure(call.getFunction(), call),
					expressions.arguments(call.getFunction(), call));
			case ProceedExpression proceed -> new Listing.Proceed(source);
			case FeatureAccess access -> expressions.members().list(access.getTarget(), access.getFeature(), access);
			case SelfProperty own -> {
				Type type = pack.types().ofIt(own);
				yield expressions.members().list(expressions.values().it(own), type, own.getFeature(), own);
			}
			case Query query -> expressions.queries().list(query);
			case Ray ray ->
				new Listing.Ray(source, expressions.values().lower(ray.getOrigin()), expressions.values().lower(ray.getDirection()));
			case Conditional conditional -> new Listing.Choice(source, expressions.conditions().lower(conditional.getCondition()),
					lower(conditional.getValue(), new Type.ListType(element)),
					lower(conditional.getOtherwise(), new Type.ListType(element)));
			case ListExpression list -> inRow(list, element);
			case BinaryExpression binary when STARTING.contains(binary.getOperator()) -> new Listing.StartingWith(source,
					lower(binary.getLeft()), expressions.values().lower(binary.getRight(), element),
					binary.getOperator() == BinaryOperator.STARTING_AFTER);
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.THE -> lower(unary.getOperand());
			default -> throw pack.sources().refuse(expression, "this cannot be listed");
		};
	}

	/** What is written in a row; a list among it stands for all that it has. */
	private Listing inRow(ListExpression row, Type element) {
		int source = pack.sources().of(row);
		if (row.getValues().stream().noneMatch(this::isList)) {
			return new Listing.Values(source, row.getValues().stream().map(value -> expressions.values().lower(value, element)).toList());
		}
		return new Listing.Joined(source, row.getValues().stream().map(value -> isList(value)
				? lower(value, new Type.ListType(element))
				: new Listing.Values(pack.sources().of(value), List.of(expressions.values().lower(value, element)))).toList());
	}

	private boolean isList(Expression value) {
		return Expressions.isList(expressions.typeOf(value));
	}
}
