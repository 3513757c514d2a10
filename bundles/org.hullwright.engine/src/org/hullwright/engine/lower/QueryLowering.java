package org.hullwright.engine.lower;

import java.util.Optional;

import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Countable;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.NameReference;
import org.hullwright.model.Query;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Lowers queries: where they look, what they look for, and what they make of it. */
final class QueryLowering {

	private final Symbols symbols;
	private final ExpressionLowering expressions;
	private final FrameSlots frame;

	QueryLowering(Symbols symbols, ExpressionLowering expressions, FrameSlots frame) {
		this.symbols = symbols;
		this.expressions = expressions;
		this.frame = frame;
	}

	/** What lies in the source, and of what kind that is known to be. */
	private record Source(Listing list, Optional<Kind> kind, boolean designs) {
	}

	/** The single value of a query. */
	Value value(Query query) {
		int source = symbols.sources().of(query);
		Selection selection = selection(query);
		Listing list = new Listing.Selected(source, selection);
		return switch (query.getQuantifier()) {
			case NUMBER_OF -> new Value.Count(source, list);
			case FIRST -> new Value.Pick(source, Value.Pick.End.FIRST, list);
			case LAST -> new Value.Pick(source, Value.Pick.End.LAST, list);
			case RANDOM -> new Value.Pick(source, Value.Pick.End.RANDOM, list);
			case HIGHEST -> new Value.Extreme(source, true, selection, expressions.value(query.getKey()));
			case LOWEST -> new Value.Extreme(source, false, selection, expressions.value(query.getKey()));
			case TOTAL -> new Value.Total(source, selection, expressions.value(query.getKey()));
			case EACH -> throw symbols.sources().error(query, "a single thing is wanted here, not each");
			case SOME, NONE -> new Value.Truth(source, new Condition.Any(source, selection));
		};
	}

	/** What a query selects; the order belongs to `each` alone. */
	Selection selection(Query query) {
		int source = symbols.sources().of(query);
		Source from = source(source, query);
		int slot = frame.slotOf(query);
		Optional<Condition> condition = both(source, subject(source, query, from, slot),
				Optional.ofNullable(query.getCondition()).map(expressions::condition));
		Optional<Selection.Order> order = query.getQuantifier() == org.hullwright.model.Quantifier.EACH && query.getKey() != null
				? Optional.of(new Selection.Order(expressions.value(query.getKey()), query.isDescending()))
				: Optional.empty();
		return new Selection(source, from.list(), slot, condition, order);
	}

	private static Optional<Condition> both(int source, Optional<Condition> first, Optional<Condition> second) {
		return first.isPresent() && second.isPresent() ? Optional.of(new Condition.And(source, first.get(), second.get())) : first.or(() -> second);
	}

	/** The condition that a thing is what the query asks for; none when everything in the source is. */
	private Optional<Condition> subject(int source, Query query, Source from, int slot) {
		Value thing = new Value.Local(source, slot);
		return switch (query.getSubject()) {
			case Component component when from.designs() -> Optional.of(new Condition.Same(source, thing, design(source, component)));
			case Component component -> Optional.of(new Condition.IsSort(source, thing, design(source, component)));
			case Kind kind when from.kind().filter(known -> symbols.types().kinds().isA(known, kind)).isPresent() -> Optional.empty();
			case Kind kind -> Optional.of(new Condition.IsKind(source, thing, from.designs(), symbols.kinds().of(kind)));
			default -> throw symbols.sources().error(query, "it is not known what is looked for");
		};
	}

	private Value design(int source, Component component) {
		return new Value.Constant(source, symbols.components().of(component));
	}

	private Kind kindOf(Countable subject) {
		return subject instanceof Kind kind ? kind : symbols.kindOf((Component) subject);
	}

	private Source source(int source, Query query) {
		Kind wanted = kindOf(query.getSubject());
		Expression from = query.getSource();
		if (from == null) {
			return new Source(new Listing.InPlay(source, symbols.kinds().of(wanted)), Optional.of(wanted), false);
		}
		return switch (expressions.typeOf(from).present()) {
			case Type.ZoneType(Kind content) -> new Source(expressions.list(from), Optional.of(content), false);
			case Type.BoardType board -> onBoard(source, from, wanted);
			case Type.ListType(Type.SortType(Kind kind, boolean unique)) when symbols.types().kinds().areRelated(kind, wanted) ->
				new Source(expressions.list(from), Optional.of(kind), true);
			case Type.ListType(Type.PieceType(Kind kind)) when symbols.types().kinds().areRelated(kind, wanted) ->
				new Source(expressions.list(from), Optional.of(kind), false);
			case Type.ListType list -> new Source(contents(source, expressions.list(from)), Optional.empty(), false);
			default -> new Source(new Listing.InZone(source, expressions.zone(from)), Optional.empty(), false);
		};
	}

	private Source onBoard(int source, Expression from, Kind wanted) {
		Kinds kinds = symbols.types().kinds();
		int board = boardOf(from);
		if (kinds.isBelow(wanted, Kinds.SPACE)) {
			return new Source(new Listing.OfBoard(source, board, Listing.OfBoard.Part.SPACES), Optional.of(wanted), false);
		}
		if (kinds.isBelow(wanted, Kinds.PATH)) {
			return new Source(new Listing.OfBoard(source, board, Listing.OfBoard.Part.PATHS), Optional.of(wanted), false);
		}
		return new Source(tilesOf(from), Optional.empty(), false);
	}

	/** The tiles on a board in reading order. */
	Listing tilesOf(Expression board) {
		int source = symbols.sources().of(board);
		return contents(source, new Listing.OfBoard(source, boardOf(board), Listing.OfBoard.Part.SITES));
	}

	private int boardOf(Expression expression) {
		if (expression instanceof NameReference name && name.getTarget() instanceof Board board) {
			return symbols.boards().of(board);
		}
		throw symbols.sources().error(expression, "the name of a board is wanted here");
	}

	/** What lies on each thing of a list. */
	private Listing contents(int source, Listing list) {
		int slot = frame.fresh();
		return new Listing.Gathered(source, list, slot,
				new Listing.InZone(source, new Value.ZoneOf(source, new Value.Local(source, slot), World.CONTENTS)));
	}
}
