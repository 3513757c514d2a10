package org.hullwright.engine.plan;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.node.condition.AmongNode;
import org.hullwright.engine.node.condition.AndNode;
import org.hullwright.engine.node.condition.AnyNode;
import org.hullwright.engine.node.condition.AtMostNode;
import org.hullwright.engine.node.condition.CanNode;
import org.hullwright.engine.node.condition.ContainsNode;
import org.hullwright.engine.node.condition.HasKindNode;
import org.hullwright.engine.node.condition.HasSortNode;
import org.hullwright.engine.node.condition.IsKindNode;
import org.hullwright.engine.node.condition.IsKindOfDesignNode;
import org.hullwright.engine.node.condition.IsSortNode;
import org.hullwright.engine.node.condition.KeptNode;
import org.hullwright.engine.node.condition.KnownNode;
import org.hullwright.engine.node.condition.KnowsNode;
import org.hullwright.engine.node.condition.LargeConditionNode;
import org.hullwright.engine.node.condition.LessNode;
import org.hullwright.engine.node.condition.LiesInNode;
import org.hullwright.engine.node.condition.NotNode;
import org.hullwright.engine.node.condition.OrNode;
import org.hullwright.engine.node.condition.PresentNode;
import org.hullwright.engine.node.condition.SameNode;
import org.hullwright.engine.node.condition.ShowsSideNode;
import org.hullwright.engine.node.condition.ShowsSymbolNode;
import org.hullwright.engine.node.list.ConstantListNode;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Value;

/** Plans conditions. */
final class ConditionPlanner {

	private final ValuePlanner values;
	private final ListPlanner lists;
	private final List<SlotRoutines> slots;
	private final ExpressionSizes sizes;

	ConditionPlanner(ValuePlanner values, ListPlanner lists, List<SlotRoutines> slots, ExpressionSizes sizes) {
		this.sizes = sizes;
		this.values = values;
		this.lists = lists;
		this.slots = slots;
	}

	/** Null when there is no condition. */
	@Nullable
	ConditionNode optional(@Nullable Condition condition) {
		return condition == null ? null : plan(condition);
	}

	ConditionNode plan(Condition condition) {
		int around = sizes.open();
		ConditionNode planned = planned(condition);
		int size = sizes.close(around);
		return size == 0 ? planned : new LargeConditionNode(size, planned);
	}

	private ConditionNode planned(Condition condition) {
		return switch (condition) {
			case Condition.Known(int source, boolean holds) -> new KnownNode(source, holds);
			case Condition.Kept(int source, Value value) -> new KeptNode(source, values.plan(value));
			case Condition.Not(int source, Condition operand) -> new NotNode(source, plan(operand));
			case Condition.And(int source, Condition left, Condition right) -> new AndNode(source, plan(left), plan(right));
			case Condition.Or(int source, Condition left, Condition right) -> new OrNode(source, plan(left), plan(right));
			case Condition.Same(int source, Value left, Value right) -> new SameNode(source, values.plan(left), values.plan(right));
			case Condition.Compare(int source, var relation, Value left, Value right) -> switch (relation) {
				case LESS -> new LessNode(source, values.plan(left), values.plan(right));
				case AT_MOST -> new AtMostNode(source, values.plan(left), values.plan(right));
				case GREATER -> new LessNode(source, values.plan(right), values.plan(left));
				case AT_LEAST -> new AtMostNode(source, values.plan(right), values.plan(left));
			};
			case Condition.Present(int source, Value value) -> new PresentNode(source, values.plan(value));
			case Condition.Any(int source, var selection) -> new AnyNode(source, lists.plan(selection));
			case Condition.Contains(int source, var list, Value value) -> contains(source, lists.plan(list), values.plan(value));
			case Condition.OnBoard(int source, Value piece, int board, Condition means) -> plan(means);
			case Condition.LiesIn(int source, Value piece, Value zone) -> new LiesInNode(source, values.plan(piece), values.plan(zone));
			case Condition.HasSort(int source, Value zone, Value sort) -> new HasSortNode(source, values.plan(zone), values.plan(sort));
			case Condition.HasKind(int source, Value zone, int kind) ->
				new HasKindNode(source, values.plan(zone), values.members().of(kind));
			case Condition.Knows(int source, Value player, Value piece) ->
				new KnowsNode(source, values.audience(source, player), values.plan(piece));
			case Condition.IsKind(int source, Value thing, boolean design, int kind) -> design
					? new IsKindOfDesignNode(source, values.plan(thing), kind)
					: new IsKindNode(source, values.plan(thing), values.members().of(kind));
			case Condition.IsSort(int source, Value piece, Value sort) -> new IsSortNode(source, values.plan(piece), values.plan(sort));
			case Condition.ShowsSide(int source, Value piece, int side) -> new ShowsSideNode(source, values.plan(piece), side);
			case Condition.ShowsSymbol(int source, Value roll, Value symbol) ->
				new ShowsSymbolNode(source, values.plan(roll), values.plan(symbol));
			case Condition.Can(int source, int slot, Value target, var arguments) ->
				new CanNode(source, slots.get(slot), values.plan(target),
						values.plan(arguments));
		};
	}

	/** What is known before the game is looked up instead of listed each time: most queries about a board ask this of every piece. */
	private static ConditionNode contains(int source, ListNode list, ValueNode value) {
		return list instanceof ConstantListNode known
				? new AmongNode(source, known.values(), value)
				: new ContainsNode(source, list, value);
	}
}
