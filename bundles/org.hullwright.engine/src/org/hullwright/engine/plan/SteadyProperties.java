package org.hullwright.engine.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/**
 * A purity analysis: tells which derived properties depend on nothing but how the boards are laid, such as the neighbours of a room. Those
 * stay in the memo table when anything else changes, which is nearly always. What it is not sure of depends on everything.
 */
final class SteadyProperties {

	/** A longer chain of definitions is not followed: it may be longer than the stack is deep. */
	private static final int DEEPEST = 200;

	private final World world;
	private int depth;
	private final Map<Integer, Boolean> known = new HashMap<>();

	SteadyProperties(World world) {
		this.world = world;
	}

	boolean isSteady(int property) {
		Boolean answer = known.get(property);
		if (answer == null && depth < DEEPEST) {
			depth++;
			known.put(property, false); // one that uses itself comes back here before it is known
			answer = switch (world.properties().get(property).definition()) {
				case Definition.Derived(Argument.Single(Value value), int slots) -> steady(value);
				case Definition.Derived(Argument.Many(Listing list), int slots) -> steady(list);
				case Definition other -> throw new IllegalStateException("only derived properties are computed");
			};
			known.put(property, answer);
			depth--;
		}
		return answer != null && answer;
	}

	private boolean steady(Value value) {
		return switch (value) {
			case Value.Constant constant -> true;
			case Value.Local local -> true;
			case Value.Zone zone -> true;
			case Value.Printed(int source, Value owner, boolean design, int property) ->
				steady(owner) && (design || isPrintedOnce(property));
			case Value.Derived(int source, var owner, int property) -> owner != null && steady(owner) && isSteady(property);
			case Value.BuiltIn(int source, var property, Value owner) -> switch (property) {
				case TITLE, SORT, SPACE, PATH, ROW, COLUMN, TILE, NUMBER -> steady(owner);
				case HOLDER, SEAT -> false;
			};
			case Value.OnlyCopy(int source, Value sort) -> steady(sort);
			case Value.ZoneOf(int source, Value owner, int zone) -> steady(owner);
			case Value.Discards(int source, Value deck) -> steady(deck);
			case Value.Arithmetic(int source, var operator, Value left, Value right) -> steady(left) && steady(right);
			case Value.Truth(int source, Condition condition) -> steady(condition);
			case Value.Choice(int source, Condition condition, Value yes, Value no) -> steady(condition) && steady(yes) && steady(no);
			case Value.Certain(int source, Value certain) -> steady(certain);
			case Value.Pick(int source, var end, Listing from) -> end != Value.Pick.End.RANDOM && steady(from);
			case Value.Extreme(int source, boolean highest, Selection from, Value key) -> steady(from) && steady(key);
			case Value.Count(int source, Listing of) -> steady(of);
			case Value.Total(int source, Selection of, Value key) -> steady(of) && steady(key);
			case Value.TurnedWord(int source, Value word, Value steps, int first, int size) -> steady(word) && steady(steps);
			case Value.PrintedEdge edge -> false;
			case Value.GameState state -> false;
			case Value.State state -> false;
			case Value.Enclosing enclosing -> false;
			case Value.Distance distance -> false;
			case Value.Roll roll -> false;
			case Value.Call call -> false;
			case Value.Proceed proceed -> false;
		};
	}

	private boolean steady(Listing list) {
		return switch (list) {
			case Listing.Values(int source, List<Value> values) -> values.stream().allMatch(this::steady);
			case Listing.Joined(int source, List<Listing> lists) -> lists.stream().allMatch(this::steady);
			case Listing.Range(int source, Value lower, Value upper) -> steady(lower) && steady(upper);
			case Listing.Selected(int source, Selection selection) -> steady(selection);
			case Listing.Extremes(int source, boolean highest, Selection from, Value key) -> steady(from) && steady(key);
			case Listing.OfBoard board -> true;
			case Listing.Neighbours(int source, Value site) -> steady(site);
			case Listing.Local local -> true;
			case Listing.Printed(int source, Value owner, boolean design, int property) ->
				steady(owner) && (design || isPrintedOnce(property));
			case Listing.Derived(int source, var owner, int property) -> owner != null && steady(owner) && isSteady(property);
			case Listing.Gathered(int source, Listing of, int slot, Listing each, boolean once) ->
				steady(of) && (steady(each) || areSites(of) && isWhatLiesOn(slot, each));
			case Listing.StartingWith(int source, Listing turned, Value first, boolean after) -> steady(turned) && steady(first);
			case Listing.Choice(int source, Condition condition, Listing yes, Listing no) -> steady(condition) && steady(yes) && steady(no);
			case Listing.Ray ray -> false;
			case Listing.InZone zone -> false;
			case Listing.InPlay inPlay -> false;
			case Listing.InSupply inSupply -> false;
			case Listing.Call call -> false;
			case Listing.Proceed proceed -> false;
		};
	}

	/** Whether all that the list can have are sites: what lies on those is how the boards are laid. */
	private static boolean areSites(Listing list) {
		return switch (list) {
			case Listing.OfBoard board -> true;
			case Listing.Neighbours neighbours -> true;
			case Listing.Selected(int source, Selection selection) -> areSites(selection.from());
			case Listing.Gathered(int source, Listing of, int slot, Listing each, boolean once) -> areSites(each);
			default -> false;
		};
	}

	private static boolean isWhatLiesOn(int slot, Listing list) {
		return list instanceof Listing.InZone(int source, Value.ZoneOf(int place, Value.Local(int local, int owner), int zone))
				&& owner == slot
				&& zone == World.CONTENTS;
	}

	private boolean steady(Selection selection) {
		Condition condition = selection.condition();
		Selection.Order order = selection.order();
		return steady(selection.from()) && (condition == null || steady(condition)) && (order == null || steady(order.key()));
	}

	private boolean steady(Condition condition) {
		return switch (condition) {
			case Condition.Known known -> true;
			case Condition.Kept(int source, Value value) -> steady(value);
			case Condition.Not(int source, Condition operand) -> steady(operand);
			case Condition.And(int source, Condition left, Condition right) -> steady(left) && steady(right);
			case Condition.Or(int source, Condition left, Condition right) -> steady(left) && steady(right);
			case Condition.Same(int source, Value left, Value right) -> steady(left) && steady(right);
			case Condition.Compare(int source, var relation, Value left, Value right) -> steady(left) && steady(right);
			case Condition.Present(int source, Value value) -> steady(value);
			case Condition.Any(int source, Selection selection) -> steady(selection);
			case Condition.Contains(int source, Listing list, Value value) -> steady(list) && steady(value);
			case Condition.IsKind(int source, Value thing, boolean design, int kind) -> steady(thing);
			case Condition.IsSort(int source, Value piece, Value sort) -> steady(piece) && steady(sort);
			case Condition.ShowsSymbol(int source, Value roll, Value symbol) -> steady(roll) && steady(symbol);
			case Condition.OnBoard(int source, Value piece, int board, Condition means) -> steady(means);
			case Condition.LiesIn liesIn -> false;
			case Condition.HasSort hasSort -> false;
			case Condition.HasKind hasKind -> false;
			case Condition.ShowsSide showsSide -> false;
			case Condition.Knows knows -> false;
			case Condition.Can can -> false;
		};
	}

	/** Whether no design prints the property differently on its sides. */
	private boolean isPrintedOnce(int property) {
		return world.sorts().stream().flatMap(sort -> sort.sides().stream()).noneMatch(side -> side.printed().containsKey(property));
	}
}
