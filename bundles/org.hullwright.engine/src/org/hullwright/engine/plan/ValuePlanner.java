package org.hullwright.engine.plan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.Arguments;
import org.hullwright.engine.node.Audience;
import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.TextNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.node.value.AddNode;
import org.hullwright.engine.node.value.CallNode;
import org.hullwright.engine.node.value.CertainNode;
import org.hullwright.engine.node.value.ChoiceNode;
import org.hullwright.engine.node.value.ColumnNode;
import org.hullwright.engine.node.value.ConstantNode;
import org.hullwright.engine.node.value.ContentsNode;
import org.hullwright.engine.node.value.CountNode;
import org.hullwright.engine.node.value.CountOfCopiesInPlayNode;
import org.hullwright.engine.node.value.CountOfKindNode;
import org.hullwright.engine.node.value.CountOfSortNode;
import org.hullwright.engine.node.value.DerivedNode;
import org.hullwright.engine.node.value.DiscardsNode;
import org.hullwright.engine.node.value.DistanceNode;
import org.hullwright.engine.node.value.DivideNode;
import org.hullwright.engine.node.value.EnclosingNode;
import org.hullwright.engine.node.value.ExpandedNode;
import org.hullwright.engine.node.value.ExtremeNode;
import org.hullwright.engine.node.value.FaceNumberNode;
import org.hullwright.engine.node.value.FirstNode;
import org.hullwright.engine.node.value.FirstOfRayNode;
import org.hullwright.engine.node.value.FirstOfSortNode;
import org.hullwright.engine.node.value.GameStateNode;
import org.hullwright.engine.node.value.GlobalZoneNode;
import org.hullwright.engine.node.value.HolderNode;
import org.hullwright.engine.node.value.KeptCallNode;
import org.hullwright.engine.node.value.LargeValueNode;
import org.hullwright.engine.node.value.LastNode;
import org.hullwright.engine.node.value.LocalNode;
import org.hullwright.engine.node.value.MultiplyNode;
import org.hullwright.engine.node.value.OnlyCopyNode;
import org.hullwright.engine.node.value.PrintedEdgeNode;
import org.hullwright.engine.node.value.PrintedNode;
import org.hullwright.engine.node.value.PrintedOnDesignNode;
import org.hullwright.engine.node.value.ProceedValueNode;
import org.hullwright.engine.node.value.RandomNode;
import org.hullwright.engine.node.value.RemainderNode;
import org.hullwright.engine.node.value.RollNode;
import org.hullwright.engine.node.value.RowNode;
import org.hullwright.engine.node.value.SeatNode;
import org.hullwright.engine.node.value.SiteOfNode;
import org.hullwright.engine.node.value.SortNode;
import org.hullwright.engine.node.value.StateNode;
import org.hullwright.engine.node.value.SubtractNode;
import org.hullwright.engine.node.value.TileNode;
import org.hullwright.engine.node.value.TitleNode;
import org.hullwright.engine.node.value.TotalNode;
import org.hullwright.engine.node.value.TruthNode;
import org.hullwright.engine.node.value.TurnedWordNode;
import org.hullwright.engine.node.value.ZoneNode;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/** Plans values, arguments and texts. */
final class ValuePlanner {

	/** Definitions that are expanded within each other; more would make the program long. */
	private static final int MOST_EXPANSIONS = 3;

	private final ExpressionSizes sizes = new ExpressionSizes();
	private final List<Routine> procedures;
	private final DerivedPlanner derived;
	private final KeptCalls keptCalls;
	private final World world;
	private final KindMembers members;
	private final PrintedValues printed;
	/** What stands for the first local while the definition of a derived value is planned in place of its use; else null. */
	private @Nullable ValueNode owner;
	private int expansions;
	private final ConditionPlanner conditions;
	private final ListPlanner lists;

	ValuePlanner(Layout layout, List<Routine> procedures, List<SlotRoutines> slots, boolean traced, Tiering tiering) {
		this.procedures = procedures;
		this.world = layout.world();
		this.members = new KindMembers(layout);
		this.printed = new PrintedValues(world);
		Dependencies dependencies = new Dependencies(world);
		this.derived = new DerivedPlanner(world, this, dependencies, sizes, tiering);
		this.keptCalls = traced ? KeptCalls.none(world, dependencies) : KeptCalls.ofGoals(world, dependencies);
		this.lists = new ListPlanner(layout, this, procedures);
		this.conditions = new ConditionPlanner(this, lists, slots, sizes);
	}

	ConditionPlanner conditions() {
		return conditions;
	}

	ListPlanner lists() {
		return lists;
	}

	DerivedPlanner derived() {
		return derived;
	}

	/** Who is told; all players, when none is named. */
	Audience audience(int source, @Nullable Value person) {
		return new Audience(source, person == null ? null : plan(person));
	}

	ValueNode plan(Value value) {
		int around = sizes.open();
		ValueNode planned = planned(value);
		int size = sizes.close(around);
		return size == 0 ? planned : new LargeValueNode(size, planned);
	}

	private ValueNode planned(Value value) {
		return switch (value) {
			case Value.Constant(int source, var meaning, int constant) -> new ConstantNode(constant);
			case Value.Local(int source, int slot) -> local(slot);
			case Value.GameState(int source, int property) -> new GameStateNode(property);
			case Value.State(int source, Value owner, int property) -> new StateNode(source, plan(owner), property);
			case Value.Printed(int source, Value owner, boolean design, int property) -> design
					? new PrintedOnDesignNode(source, plan(owner), property)
					: new PrintedNode(source, plan(owner), property, printed.of(property));
			case Value.Derived derivedValue -> plan(derivedValue);
			case Value.BuiltIn builtIn -> plan(builtIn);
			case Value.OnlyCopy(int source, Value sort) -> new OnlyCopyNode(source, plan(sort));
			case Value.Enclosing(int source, int kind, Value inner) -> new EnclosingNode(source, members.of(kind), plan(inner));
			case Value.Zone(int source, int zone) -> new GlobalZoneNode(zone);
			case Value.ZoneOf(int source, Value owner, int zone) -> zone == World.CONTENTS
					? new ContentsNode(source, plan(owner))
					: new ZoneNode(source, plan(owner), zone);
			case Value.Discards(int source, Value deck) -> new DiscardsNode(source, plan(deck));
			case Value.Arithmetic(int source, var operator, Value left, Value right) -> switch (operator) {
				case ADD -> new AddNode(source, plan(left), plan(right));
				case SUBTRACT -> new SubtractNode(source, plan(left), plan(right));
				case MULTIPLY -> new MultiplyNode(source, plan(left), plan(right));
				case DIVIDE -> new DivideNode(source, plan(left), plan(right));
				case REMAINDER -> new RemainderNode(source, plan(left), plan(right));
			};
			case Value.Truth(int source, var condition) -> new TruthNode(conditions.plan(condition));
			case Value.Choice(int source, var condition, Value yes, Value no) ->
				new ChoiceNode(conditions.plan(condition), plan(yes), plan(no));
			case Value.Certain(int source, Value certain) -> new CertainNode(source, plan(certain));
			case Value.Pick(int source, var end, var from) -> switch (end) {
				case FIRST -> first(from);
				case LAST -> new LastNode(lists.plan(from));
				case RANDOM -> new RandomNode(lists.plan(from));
			};
			case Value.Extreme(int source, boolean highest, var from, Value key) -> new ExtremeNode(highest, lists.plan(from), plan(key));
			case Value.Count(int source, var of) -> count(of);
			case Value.Total(int source, var of, Value key) -> new TotalNode(lists.plan(of), plan(key));
			case Value.Distance(int source, Value from, Value to) -> new DistanceNode(source, plan(from), plan(to));
			case Value.TurnedWord(int source, Value word, Value steps, int first, int size) ->
				new TurnedWordNode(source, plan(word), plan(steps), first, size);
			case Value.PrintedEdge(int source, Value owner, int property, Value direction, int first, int size, var rotation) ->
				new PrintedEdgeNode(source, plan(owner), property, plan(direction), first, size, rotation);
			case Value.Roll(int source, Value die) -> new RollNode(source, plan(die));
			case Value.Call call -> plan(call);
			case Value.Proceed(int source) -> new ProceedValueNode(source);
		};
	}

	private ValueNode local(int slot) {
		ValueNode expanded = owner;
		return expanded == null ? new LocalNode(slot) : expanded;
	}

	private ValueNode plan(Value.Derived value) {
		int source = value.source();
		int property = value.property();
		Value owner = value.owner();
		ValueNode planned = owner == null ? new ConstantNode(0) : plan(owner);
		DerivedNode node = new DerivedNode(source, planned, property, derived.value(property), derived.slots(property),
				derived.dependence(property));
		Value definition = derived.definitionOf(property);
		boolean isExpanded = owner != null && expansions < MOST_EXPANSIONS && InlineExpansion.isFit(definition, owner);
		return isExpanded ? new ExpandedNode(expanded(new CertainNode(source, planned), definition), node) : node;
	}

	private ValueNode expanded(ValueNode thing, Value definition) {
		expansions++;
		try {
			return planned(definition, thing);
		} finally {
			expansions--;
		}
	}

	/** Plans a definition by itself, whatever else is being planned. */
	ValueNode definition(Value definition) {
		return planned(definition, null);
	}

	private ValueNode planned(Value definition, @Nullable ValueNode thing) {
		ValueNode around = owner;
		owner = thing;
		try {
			return plan(definition);
		} finally {
			owner = around;
		}
	}

	/** Plans the definition of a list by itself, whatever else is being planned. */
	ListNode definition(Listing definition) {
		ValueNode around = owner;
		owner = null;
		try {
			return lists.plan(definition);
		} finally {
			owner = around;
		}
	}

	/** Tells of which kind pieces are. */
	KindMembers members() {
		return members;
	}

	/** What is counted most often, the tokens or figures of a place, is counted without making a list of them. */
	private ValueNode count(Listing of) {
		OptionalInt inPlay = lists.copiesInPlay(of);
		if (inPlay.isPresent()) {
			return new CountOfCopiesInPlayNode(inPlay.getAsInt());
		}
		Optional<OfSort> copies = copiesIn(of);
		if (copies.isPresent()) {
			return new CountOfSortNode(plan(copies.get().zone()), copies.get().sort());
		}
		if (of instanceof Listing.Selected(int place, Selection(int source, Listing.InZone(int from, Value zone), int slot, var condition, var order))) {
			if (condition instanceof Condition.IsKind(int at, Value.Local(int local, int thing), boolean design, int kind)
					&& thing == slot
					&& !design) {
				return new CountOfKindNode(plan(zone), members.of(kind));
			}
		}
		return new CountNode(lists.plan(of));
	}

	/** What is taken most often, one of the tokens of a place or the neighbour of a space, is taken without making a list of them. */
	private ValueNode first(Listing from) {
		if (from instanceof Listing.Ray ray) {
			return new FirstOfRayNode(lists.plan(ray));
		}
		return copiesIn(from).<ValueNode>map(copies -> new FirstOfSortNode(plan(copies.zone()), copies.sort()))
				.orElseGet(() -> new FirstNode(lists.plan(from)));
	}

	/** The copies of a design in a zone, in their order there. */
	private record OfSort(Value zone, int sort) {}

	/** The copies that a list is of; empty when it is any other list. */
	private static Optional<OfSort> copiesIn(Listing list) {
		return list instanceof Listing.Selected(int place, Selection(int source, Listing.InZone(int from, Value zone), int slot, var condition, var order))
				&& order == null
				&& condition instanceof Condition.IsSort(int at, Value.Local(int local, int piece), Value.Constant(int known, var meaning, int sort))
				&& piece == slot ? Optional.of(new OfSort(zone, sort)) : Optional.empty();
	}

	private ValueNode plan(Value.BuiltIn builtIn) {
		int source = builtIn.source();
		ValueNode owner = plan(builtIn.owner());
		return switch (builtIn.property()) {
			case HOLDER -> new HolderNode(source, owner);
			case TITLE -> new TitleNode(source, owner);
			case SORT -> new SortNode(source, owner);
			case SEAT -> new SeatNode(source, owner);
			case SPACE -> new SiteOfNode(source, owner, false);
			case PATH -> new SiteOfNode(source, owner, true);
			case ROW -> new RowNode(source, owner);
			case COLUMN -> new ColumnNode(source, owner);
			case TILE -> new TileNode(source, owner);
			case NUMBER -> new FaceNumberNode(source, owner);
		};
	}

	private ValueNode plan(Value.Call call) {
		Routine routine = procedures.get(call.procedure());
		Arguments arguments = plan(call.arguments());
		Dependence dependence = keptCalls.dependence(call);
		return dependence == null
				? new CallNode(call.source(), routine, arguments)
				: new KeptCallNode(call.source(), routine, arguments, call.arguments().size(), keptCalls.key(call), dependence);
	}

	Arguments plan(List<Argument> arguments) {
		return Arguments.of(arguments.stream().map(this::plan).toList());
	}

	ArgumentNode plan(Argument argument) {
		return switch (argument) {
			case Argument.Single(Value value) -> new ArgumentNode.Single(plan(value));
			case Argument.Many(var list) -> new ArgumentNode.Many(list.source(), lists.plan(list));
		};
	}

	TextNode plan(Text text) {
		return new TextNode(text.parts().stream().map(part -> switch (part) {
			case Text.Words(String words) -> new TextNode.Words(words);
			case Text.Shown shown -> plan(shown);
		}).toList());
	}

	TextNode.Part plan(Text.Shown shown) {
		return new TextNode.Gap(plan(shown.value()), shown.display());
	}
}
