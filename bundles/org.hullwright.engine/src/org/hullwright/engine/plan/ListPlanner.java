package org.hullwright.engine.plan;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Ray;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.SelectionNode;
import org.hullwright.engine.node.list.CallListNode;
import org.hullwright.engine.node.list.ChoiceListNode;
import org.hullwright.engine.node.list.ConstantListNode;
import org.hullwright.engine.node.list.CopiesInPlayNode;
import org.hullwright.engine.node.list.DerivedListNode;
import org.hullwright.engine.node.list.ExtremesNode;
import org.hullwright.engine.node.list.GatheredNode;
import org.hullwright.engine.node.list.InPlayNode;
import org.hullwright.engine.node.list.InSupplyNode;
import org.hullwright.engine.node.list.LocalListNode;
import org.hullwright.engine.node.list.NeighboursNode;
import org.hullwright.engine.node.list.PairNode;
import org.hullwright.engine.node.list.PartNode;
import org.hullwright.engine.node.list.PrintedListNode;
import org.hullwright.engine.node.list.PrintedListOnDesignNode;
import org.hullwright.engine.node.list.ProceedListNode;
import org.hullwright.engine.node.list.RangeNode;
import org.hullwright.engine.node.list.RayNode;
import org.hullwright.engine.node.list.SingleNode;
import org.hullwright.engine.node.list.StartingWithNode;
import org.hullwright.engine.node.list.ZoneContentsNode;
import org.hullwright.engine.node.value.ConstantNode;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/** Plans lists. */
final class ListPlanner {

	private final World world;
	private final Layout layout;
	private final ValuePlanner values;
	private final List<Routine> procedures;

	ListPlanner(Layout layout, ValuePlanner values, List<Routine> procedures) {
		this.layout = layout;
		this.world = layout.world();
		this.values = values;
		this.procedures = procedures;
	}

	SelectionNode plan(Selection selection) {
		Selection.Order order = selection.order();
		ListNode from = plan(selection.from());
		return new SelectionNode(selection.source(), from, candidates(selection, from), selection.slot(),
				values.conditions().optional(selection.condition()), order == null ? null : values.plan(order.key()),
				order != null && order.descending());
	}

	/** The copies of a design are found sooner than all of its kind. */
	private ListNode candidates(Selection selection, ListNode from) {
		OptionalInt sort = sortInPlay(selection);
		return sort.isPresent() ? new CopiesInPlayNode(sort.getAsInt()) : from;
	}

	/** The design whose copies in play are listed, all of them; empty when it is any other list. */
	OptionalInt copiesInPlay(Listing list) {
		return list instanceof Listing.Selected(int place, Selection selection) && selection.condition() instanceof Condition.IsSort
				? sortInPlay(selection)
				: OptionalInt.empty();
	}

	/** The design of which something in play must be before anything else is asked of it; empty when there is none. */
	private OptionalInt sortInPlay(Selection selection) {
		Condition asked = selection.condition();
		while (asked instanceof Condition.And(int source, Condition first, Condition second)) {
			asked = first;
		}
		return selection.from() instanceof Listing.InPlay(int place, int kind)
				&& asked instanceof Condition.IsSort(int source, Value.Local(int local, int thing), Value.Constant(int known, var meaning, int sort))
				&& thing == selection.slot()
				&& world.isA(world.sorts().get(sort).kind(), kind) ? OptionalInt.of(sort) : OptionalInt.empty();
	}

	ListNode plan(Listing list) {
		return switch (list) {
			case Listing.Values(int source, var single) ->
				PairNode.of(single.stream().map(value -> new SingleNode(values.plan(value))).toList());
			case Listing.Joined(int source, var lists) ->
				PairNode.of(lists.stream().map(each -> new PartNode(source, plan(each))).toList());
			case Listing.Range(int source, var lower, var upper) -> new RangeNode(source, values.plan(lower), values.plan(upper));
			case Listing.Selected(int source, Selection selection) -> plan(selection);
			case Listing.Extremes(int source, boolean highest, Selection from, var key) ->
				new ExtremesNode(highest, plan(from), values.plan(key));
			case Listing.InZone(int source, var zone) -> new ZoneContentsNode(values.plan(zone));
			case Listing.InPlay(int source, int kind) -> new InPlayNode(kind, inPlay(kind));
			case Listing.InSupply(int source, int kind) -> new InSupplyNode(source, layout, kind);
			case Listing.OfBoard(int source, int board, var part) -> new ConstantListNode(sites(world.boards().get(board), part));
			case Listing.Neighbours(int source, var site) -> new NeighboursNode(source, values.plan(site));
			case Listing.Ray ray -> new RayNode(plan(ray));
			case Listing.Local(int source, int slot) -> new LocalListNode(slot);
			case Listing.Printed(int source, var owner, boolean design, int property) -> design
					? new PrintedListOnDesignNode(source, values.plan(owner), property)
					: new PrintedListNode(source, values.plan(owner), property);
			case Listing.Derived(int source, var owner, int property) -> new DerivedListNode(source,
					owner == null ? new ConstantNode(0) : values.plan(owner), property, values.derived().list(property),
					values.derived().slots(property),
					values.derived().dependence(property));
			case Listing.Gathered(int source, Listing of, int slot, Listing each, boolean once) ->
				new GatheredNode(source, plan(of), slot, plan(each), once);
			case Listing.StartingWith(int source, Listing turned, var first, boolean after) ->
				new StartingWithNode(plan(turned), values.plan(first), after);
			case Listing.Choice(int source, var condition, Listing yes, Listing no) ->
				new ChoiceListNode(values.conditions().plan(condition),
						plan(yes), plan(no));
			case Listing.Call(int source, int procedure, var arguments) -> new CallListNode(source, procedures.get(procedure),
					values.plan(arguments));
			case Listing.Proceed(int source) -> new ProceedListNode(source);
		};
	}

	private Dependence inPlay(int kind) {
		BitSet aspects = new BitSet();
		for (int below = 0; below < world.kinds().size(); below++) {
			if (layout.isA(below, kind)) {
				aspects.set(layout.aspects().placesOf(below));
			}
		}
		return Dependence.on(aspects);
	}

	Ray plan(Listing.Ray ray) {
		return new Ray(ray.source(), values.plan(ray.origin()), values.plan(ray.direction()));
	}

	private int[] sites(World.Board board, Listing.OfBoard.Part part) {
		IntStream spaces = board.spaces().stream().mapToInt(World.Site::piece);
		IntStream paths = board.paths().stream().mapToInt(World.Link::piece);
		return switch (part) {
			case SPACES -> spaces.toArray();
			case PATHS -> paths.toArray();
			case SITES -> IntStream.concat(spaces, paths).boxed().sorted(Comparator.comparingInt(layout::readingOrder))
					.mapToInt(Integer::intValue).toArray();
		};
	}
}
