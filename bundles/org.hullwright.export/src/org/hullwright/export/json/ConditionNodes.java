package org.hullwright.export.json;

import java.util.List;

import com.google.gson.JsonObject;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;

/** Writes conditions. */
final class ConditionNodes {

	private final Nodes nodes;

	ConditionNodes(Nodes nodes) {
		this.nodes = nodes;
	}

	JsonObject of(Condition condition) {
		return switch (condition) {
			case Condition.Known(int source, boolean holds) -> node("known", source).withTruth("holds", holds).json();
			case Condition.Kept(int source, Value value) -> node("kept", source).with("of", nodes.of(value)).json();
			case Condition.Not(int source, Condition operand) -> node("not", source).with("condition", nodes.of(operand)).json();
			case Condition.And(int source, Condition left, Condition right) ->
				node("and", source).with("left", nodes.of(left)).with("right", nodes.of(right)).json();
			case Condition.Or(int source, Condition left, Condition right) ->
				node("or", source).with("left", nodes.of(left)).with("right", nodes.of(right)).json();
			case Condition.Same(int source, Value left, Value right) ->
				node("same", source).with("left", nodes.of(left)).with("right", nodes.of(right)).json();
			case Condition.Compare(int source, var relation, Value left, Value right) ->
				node(Nodes.word(relation), source).with("left", nodes.of(left))
						.with("right", nodes.of(right)).json();
			case Condition.Present(int source, Value value) -> node("present", source).with("of", nodes.of(value)).json();
			case Condition.Any(int source, Selection selection) -> node("any", source).with("selection", nodes.of(selection)).json();
			case Condition.Contains(int source, Listing list, Value value) ->
				node("contains", source).with("list", nodes.of(list)).with("of", nodes.of(value)).json();
			case Condition.LiesIn(int source, Value piece, Value zone) ->
				node("liesIn", source).with("of", nodes.of(piece)).with("zone", nodes.of(zone)).json();
			case Condition.OnBoard(int source, Value piece, int board, Condition means) ->
				node("onBoard", source).with("of", nodes.of(piece))
						.with("board", nodes.identities().board(board)).json();
			case Condition.HasSort(int source, Value zone, Value sort) ->
				node("hasDesign", source).with("zone", nodes.of(zone)).with("design", nodes.of(sort)).json();
			case Condition.HasKind(int source, Value zone, int kind) ->
				node("hasKind", source).with("zone", nodes.of(zone)).with("kind", kind(kind)).json();
			case Condition.IsKind(int source, Value thing, boolean design, int kind) ->
				node("isKind", source).with("of", nodes.of(thing)).withIf("design", design)
						.with("kind", kind(kind)).json();
			case Condition.IsSort(int source, Value piece, Value sort) ->
				node("isDesign", source).with("of", nodes.of(piece)).with("design", nodes.of(sort)).json();
			case Condition.ShowsSide(int source, Value piece, int side) ->
				node("showsSide", source).with("of", nodes.of(piece)).with("side", side).json();
			case Condition.ShowsSymbol(int source, Value roll, Value symbol) ->
				node("showsSymbol", source).with("roll", nodes.of(roll)).with("symbol", nodes.of(symbol)).json();
			case Condition.Knows(int source, Value player, Value piece) ->
				node("knows", source).with("player", nodes.of(player)).with("of", nodes.of(piece)).json();
			case Condition.Can(int source, int slot, Value target, List<Argument> arguments) ->
				node("can", source).with("slot", nodes.identities().slot(slot))
						.with("of", nodes.of(target)).with("arguments", nodes.of(arguments)).json();
		};
	}

	private Data node(String name, int source) {
		return nodes.node("condition." + name, source);
	}

	private String kind(int kind) {
		return nodes.identities().kind(kind);
	}
}
