package org.hullwright.engine.lower.expression;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.Callable;
import org.hullwright.model.Expression;
import org.hullwright.model.Parameter;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Type;

/** Lowers the expressions of one body. Which form an expression takes, value, list or condition, depends on its type alone. */
public final class Expressions {

	private final Pack pack;
	private final FrameSlots frame;
	private final ValueLowering values;
	private final ListingLowering listings;
	private final ConditionLowering conditions;
	private final QueryLowering queries;
	private final MemberLowering members;
	private final TextLowering texts;
	private final DirectionLowering directions;

	public Expressions(Pack pack, FrameSlots frame) {
		this.pack = pack;
		this.frame = frame;
		this.values = new ValueLowering(pack, frame, this);
		this.listings = new ListingLowering(pack, this);
		this.conditions = new ConditionLowering(pack, frame, this);
		this.queries = new QueryLowering(pack, frame, this);
		this.members = new MemberLowering(pack, frame, this);
		this.texts = new TextLowering(pack, this);
		this.directions = new DirectionLowering(pack, this);
	}

	FrameSlots frame() {
		return frame;
	}

	public ValueLowering values() {
		return values;
	}

	public ListingLowering listings() {
		return listings;
	}

	public ConditionLowering conditions() {
		return conditions;
	}

	public QueryLowering queries() {
		return queries;
	}

	DirectionLowering directions() {
		return directions;
	}

	MemberLowering members() {
		return members;
	}

	public TextLowering texts() {
		return texts;
	}

	public Type typeOf(Expression expression) {
		return pack.types().of(expression);
	}

	/** Whether values of a type are lists; a zone is a single value that can be read as one. */
	public static boolean isList(Type type) {
		return type.present() instanceof Type.ListType;
	}

	/** A value or a list, as the wanted type says. */
	public Argument argument(Expression expression, Type wanted) {
		boolean list = wanted.isUnknown() ? isList(typeOf(expression)) : isList(wanted);
		return list ? new Argument.Many(listings.lower(expression, wanted)) : new Argument.Single(values.lower(expression, wanted));
	}

	/** A value or a list, as the type of the expression says. */
	public Argument argument(Expression expression) {
		return argument(expression, typeOf(expression));
	}

	/** The arguments of a call in the order of the parameters. */
	public List<Argument> arguments(Callable callable, EObject call) {
		List<Argument> lowered = new ArrayList<>();
		for (Parameter parameter : callable.getParameters()) {
			var argument = ExpectedTypes.argumentsOf(call).stream().filter(given -> given.getPreposition() == parameter.getPreposition())
					.findFirst()
					.orElseThrow(() -> pack.sources().refuse(call, "`" + parameter.getPreposition().getLiteral() + "` is missing"));
			lowered.add(argument(argument.getValue(), pack.types().of(parameter)));
		}
		return lowered;
	}

	/**
	 * Brings a value from the form of one type to that of another. The design of a component with one copy is kept as that copy, so only
	 * where a design is wanted it has to be asked for.
	 */
	Value converted(Value value, Type from, Type to) {
		if (from.present() instanceof Type.SortType(var kind, boolean unique) && unique
				&& to.present() instanceof Type.SortType(var wanted, boolean alsoUnique) && !alsoUnique) {
			return value instanceof Value.Constant(int source, var meaning, int piece)
					? Value.Constant.sort(source, pack.symbols().sortOfPiece(piece))
					: new Value.BuiltIn(value.source(), Value.BuiltIn.Property.SORT, value);
		}
		return value;
	}

	/** Brings each value of a list from the form of one type to that of another. */
	Listing converted(Listing list, Type from, Type to) {
		int mark = frame.mark();
		int slot = frame.take();
		Value each = new Value.Local(list.source(), slot);
		Value wanted = converted(each, elementOf(from), elementOf(to));
		frame.release(mark);
		return wanted == each
				? list
				: new Listing.Gathered(list.source(), list, slot, new Listing.Values(list.source(), List.of(wanted)), false);
	}

	private Type elementOf(Type list) {
		return pack.types().assignability().elementOf(list.present()).orElse(Type.UNKNOWN);
	}
}
