package org.hullwright.engine.lower.expression;

import java.util.List;
import java.util.function.Function;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Listing.OfBoard.Part;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.Value.Pick.End;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Component;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.ExtremeNumber;
import org.hullwright.model.Kind;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.TieBreak;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Lowers queries. */
public final class QueryLowering {

	private final Pack pack;
	private final FrameSlots frame;
	private final Expressions expressions;

	QueryLowering(Pack pack, FrameSlots frame, Expressions expressions) {
		this.pack = pack;
		this.frame = frame;
		this.expressions = expressions;
	}

	/** Where a query looks, and what the things there are. */
	private record Source(Listing things, Type element) {}

	/** A query for a single value: how many, how much, or one of the selected things. */
	Value value(Query query) {
		return selecting(query, selection -> {
			int source = selection.source();
			return switch (query.getQuantifier()) {
				case NUMBER_OF -> new Value.Count(source, listOf(selection));
				case FIRST -> new Value.Pick(source, End.FIRST, listOf(selection));
				case LAST -> new Value.Pick(source, End.LAST, listOf(selection));
				case RANDOM -> new Value.Pick(source, End.RANDOM, listOf(selection));
				case HIGHEST -> new Value.Extreme(source, true, selection, key(query));
				case LOWEST -> new Value.Extreme(source, false, selection, key(query));
				case TOTAL -> new Value.Total(source, selection, key(query));
				case EACH, EACH_HIGHEST, EACH_LOWEST, SOME, NONE -> throw pack.sources().refuse(query, "a single value is needed here");
			};
		});
	}

	/** The highest or lowest number of a list, which is its own key. */
	Value extreme(ExtremeNumber extreme) {
		int source = pack.sources().of(extreme);
		Listing numbers = expressions.listings().lower(extreme.getNumbers());
		int slot = frame.takeBriefly();
		Selection all = new Selection(source, numbers, slot, null, null);
		return new Value.Extreme(source, !extreme.isLowest(), all, new Value.Local(source, slot));
	}

	/** The first selected thing, for {@code if there is a ... as}. */
	public Value found(Query query) {
		return selecting(query, selection -> new Value.Pick(selection.source(), End.FIRST, listOf(selection)));
	}

	/** A query for whether there is anything. */
	Condition condition(Query query) {
		return selecting(query, selection -> {
			Condition any = any(selection);
			return switch (query.getQuantifier()) {
				case SOME -> any;
				case NONE -> new Condition.Not(selection.source(), any);
				case EACH, EACH_HIGHEST, EACH_LOWEST, NUMBER_OF, FIRST, LAST, HIGHEST, LOWEST, RANDOM, TOTAL ->
					throw pack.sources().refuse(query, "this is no condition");
			};
		});
	}

	/** Whether anything is selected; what only asks for a kind or a design in a zone need not look at things one by one. */
	private static Condition any(Selection selection) {
		if (selection.from() instanceof Listing.InZone(int at, Value zone)) {
			return switch (selection.condition()) {
				case Condition.IsKind(int source, Value.Local thing, boolean design, int kind) when thing.slot() == selection.slot() ->
					new Condition.HasKind(selection.source(), zone, kind);
				case Condition.IsSort(int source, Value.Local thing, Value.Constant sort) when thing.slot() == selection.slot() ->
					new Condition.HasSort(selection.source(), zone, sort);
				case null, default -> new Condition.Any(selection.source(), selection);
			};
		}
		return new Condition.Any(selection.source(), selection);
	}

	/** Whether a place has anything of a kind. */
	Condition has(Expression question, Expression place, Kind kind) {
		int source = pack.sources().of(question);
		int mark = frame.mark();
		Source from = within(question, kind, place);
		int slot = frame.take();
		Condition ofKind = ofKind(question, kind, from, new Value.Local(source, slot));
		frame.release(mark);
		return any(new Selection(source, from.things(), slot, ofKind, null));
	}

	/** All selected things. */
	Listing list(Query query) {
		return selecting(query, selection -> listOf(selection, query));
	}

	/** All selected things, with the current one known from now on in the slot that is taken for the query. */
	public Listing open(Query query) {
		return listOf(selection(query), query);
	}

	private <T> T selecting(Query query, Function<Selection, T> use) {
		int mark = frame.mark();
		T used = use.apply(selection(query));
		frame.release(mark);
		return used;
	}

	private Listing listOf(Selection selection, Query query) {
		return switch (query.getQuantifier()) {
			case EACH_HIGHEST -> new Listing.Extremes(selection.source(), true, selection, key(query));
			case EACH_LOWEST -> new Listing.Extremes(selection.source(), false, selection, key(query));
			default -> listOf(selection);
		};
	}

	private static Listing listOf(Selection selection) {
		return selection.condition() == null && selection.order() == null
				? selection.from()
				: new Listing.Selected(selection.source(), selection);
	}

	private Selection selection(Query query) {
		int source = pack.sources().of(query);
		Source from = source(query);
		int slot = frame.take(query);
		Value thing = new Value.Local(source, slot);
		Condition condition = filter(query, from, thing);
		if (query.getCondition() != null) {
			Condition where = expressions.conditions().lower(query.getCondition());
			condition = condition == null ? where : new Condition.And(source, condition, where);
		}
		if (query.getQuantifier() != Quantifier.EACH || query.getKey() == null) {
			return new Selection(source, from.things(), slot, condition, null);
		}
		Listing things = from.things();
		for (TieBreak tie : query.getTieBreaks().reversed()) { // the order is stable: what decides least is ordered by first
			Selection.Order order = new Selection.Order(expressions.values().lower(tie.getKey()), tie.isDescending());
			things = new Listing.Selected(source, new Selection(source, things, slot, condition, order));
			condition = null;
		}
		return new Selection(source, things, slot, condition, new Selection.Order(key(query), query.isDescending()));
	}

	private Value key(Query query) {
		return expressions.values().lower(query.getKey());
	}

	private Source source(Query query) {
		if (query instanceof NumberQuery numbers) {
			return new Source(numbers(numbers), Type.NUMBER);
		}
		if (pack.types().elementOf(query) instanceof Type.EnumerationType words) {
			return new Source(words(query, words), words);
		}
		Kind kind = kindOf(query);
		return query.getSource() == null
				? new Source(new Listing.InPlay(pack.sources().of(query), pack.symbols().kind(kind, query)), new Type.PieceType(kind))
				: within(query, kind, query.getSource());
	}

	/** What a place has that may be of a kind. */
	private Source within(Expression query, Kind kind, Expression written) {
		int source = pack.sources().of(query);
		if (written instanceof ListExpression list && list.getValues().stream().anyMatch(this::isZone)) {
			return inEach(list, kind);
		}
		if (written instanceof NameReference name && name.getTarget() instanceof Property property
				&& property.getNature() == PropertyNature.BUILT_IN) {
			return new Source(new Listing.InSupply(source, pack.symbols().kind(kind, query)), new Type.PieceType(kind));
		}
		return switch (expressions.typeOf(written).present()) {
			case Type.BoardType board -> ofBoard(query, kind, expressions.conditions().boardOf(written));
			case Type.ListType(Type element) -> among(source, expressions.listings().lower(written), element, kind);
			case Type.PieceType piece when expressions.typeOf(written).mayBeAbsent() ->
				onEach(source, new Listing.Values(source, List.of(expressions.values().lower(written))));
			case Type.ZoneType(Kind content) -> among(source, expressions.listings().lower(written), new Type.PieceType(content), kind);
			default ->
				new Source(contentsOf(source, expressions.values().lower(written)), new Type.PieceType(pack.symbols().core(Kinds.PIECE)));
		};
	}

	private Listing numbers(NumberQuery query) {
		return query.getSource() != null
				? expressions.listings().lower(query.getSource())
				: new Listing.Range(pack.sources().of(query), expressions.values().lower(query.getLower()),
						expressions.values().lower(query.getUpper()));
	}

	/** The words of a list, each as often as it stands there; without a list all words of the enumeration. */
	private Listing words(Query query, Type.EnumerationType wanted) {
		if (query.getSource() != null) {
			return expressions.listings().lower(query.getSource());
		}
		int source = pack.sources().of(query);
		return new Listing.Values(source, pack.types().words().of(wanted.enumeration()).stream()
				.<Value>map(word -> Value.Constant.word(source, pack.symbols().word(word, query))).toList());
	}

	private boolean isZone(Expression place) {
		return expressions.typeOf(place).present() instanceof Type.ZoneType;
	}

	/** What lies in some places and on some pieces, place by place; of lists those that are meant themselves. */
	private Source inEach(ListExpression places, Kind kind) {
		int source = pack.sources().of(places);
		Type.PieceType piece = new Type.PieceType(pack.symbols().core(Kinds.PIECE));
		if (places.getValues().stream().noneMatch(place -> isListOf(kind, place))) {
			return new Source(inZones(source, places.getValues()), piece);
		}
		Listing parts = new Listing.Joined(source, places.getValues().stream()
				.map(place -> isListOf(kind, place) ? expressions.listings().lower(place) : inZones(source, List.of(place))).toList());
		int slot = frame.takeBriefly();
		return new Source(
				new Listing.Gathered(source, parts, slot, new Listing.Values(source, List.of(new Value.Local(source, slot))), true), piece);
	}

	private Listing inZones(int source, List<Expression> places) {
		int mark = frame.mark();
		int slot = frame.take();
		Listing zones = new Listing.Joined(source, places.stream().map(this::zones).toList());
		frame.release(mark);
		return new Listing.Gathered(source, zones, slot, new Listing.InZone(source, new Value.Local(source, slot)), true);
	}

	/** Whether a list has what is looked for itself, rather than things on which that lies. */
	private boolean isListOf(Kind kind, Expression place) {
		return expressions.typeOf(place).present() instanceof Type.ListType(Type element) && isRelated(element, kind);
	}

	/** A place, what a piece is as a place, or what each piece of a list is. */
	private Listing zones(Expression place) {
		int source = pack.sources().of(place);
		if (isZone(place)) {
			return new Listing.Values(source, List.of(expressions.values().lower(place)));
		}
		if (!Expressions.isList(expressions.typeOf(place))) {
			return new Listing.Values(source, List.of(new Value.ZoneOf(source, expressions.values().lower(place), World.CONTENTS)));
		}
		Listing pieces = expressions.listings().lower(place);
		int slot = frame.takeBriefly();
		Value contents = new Value.ZoneOf(source, new Value.Local(source, slot), World.CONTENTS);
		return new Listing.Gathered(source, pieces, slot, new Listing.Values(source, List.of(contents)), true);
	}

	/** Those of a list that are meant, or what lies on them when they cannot be. */
	private Source among(int source, Listing things, Type element, Kind kind) {
		return isRelated(element, kind) ? new Source(things, element) : onEach(source, things);
	}

	private boolean isRelated(Type element, Kind kind) {
		return switch (element.present()) {
			case Type.PieceType(Kind listed) -> pack.types().kinds().areRelated(listed, kind);
			case Type.SortType(Kind listed, boolean unique) -> pack.types().kinds().areRelated(listed, kind);
			default -> true;
		};
	}

	private Source onEach(int source, Listing things) {
		int slot = frame.takeBriefly();
		return new Source(new Listing.Gathered(source, things, slot, contentsOf(source, new Value.Local(source, slot)), true),
				new Type.PieceType(pack.symbols().core(Kinds.PIECE)));
	}

	private static Listing contentsOf(int source, Value piece) {
		return new Listing.InZone(source, new Value.ZoneOf(source, piece, World.CONTENTS));
	}

	/** Spaces and paths of a board, or what stands on them. */
	private Source ofBoard(Expression query, Kind kind, int board) {
		int source = pack.sources().of(query);
		if (pack.types().kinds().isBelow(kind, Kinds.SPACE)) {
			return new Source(new Listing.OfBoard(source, board, Part.SPACES), new Type.PieceType(pack.symbols().core(Kinds.SPACE)));
		}
		if (pack.types().kinds().isBelow(kind, Kinds.PATH)) {
			return new Source(new Listing.OfBoard(source, board, Part.PATHS), new Type.PieceType(pack.symbols().core(Kinds.PATH)));
		}
		int slot = frame.takeBriefly();
		Listing inPlay = new Listing.InPlay(source, pack.symbols().kind(kind, query));
		Condition onBoard = expressions.conditions().isOnBoard(source, new Value.Local(source, slot), board);
		return new Source(new Listing.Selected(source, new Selection(source, inPlay, slot, onBoard, null)),
				new Type.PieceType(kind));
	}

	/** What keeps away things that the subject does not name; null when all of the source are meant. */
	private @Nullable Condition filter(Query query, Source from, Value thing) {
		int source = pack.sources().of(query);
		if (from.element() instanceof Type.NumberType) {
			return null;
		}
		if (from.element() instanceof Type.EnumerationType) {
			return query.getSubject() instanceof EnumerationLiteral word
					? new Condition.Same(source, thing, Value.Constant.word(source, pack.symbols().word(word, query)))
					: null;
		}
		if (query.getSubject() instanceof Component component) {
			Value wanted = expressions.values().named((Readable) component, query);
			Type wantedType = pack.types().of((Readable) component);
			return ConditionLowering.same(source, thing, from.element(), wanted, wantedType);
		}
		return ofKind(query, kindOf(query), from, thing);
	}

	private @Nullable Condition ofKind(Expression query, Kind kind, Source from, Value thing) {
		boolean all = switch (from.element().present()) {
			case Type.PieceType(Kind listed) -> pack.types().kinds().isA(listed, kind);
			case Type.SortType(Kind listed, boolean unique) -> pack.types().kinds().isA(listed, kind);
			default -> true;
		};
		return all
				? null
				: new Condition.IsKind(pack.sources().of(query), thing, ConditionLowering.isDesign(from.element()),
						pack.symbols().kind(kind, query));
	}

	private Kind kindOf(Query query) {
		return switch (query.getSubject()) {
			case Kind kind -> kind;
			case Component component -> pack.symbols().kindOf(component);
			case null, default -> throw pack.sources().refuse(query, "this name means nothing here");
		};
	}
}
