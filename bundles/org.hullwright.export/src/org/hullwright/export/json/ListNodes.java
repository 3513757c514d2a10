package org.hullwright.export.json;

import java.util.List;

import com.google.gson.JsonObject;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;

/** Writes lists. */
final class ListNodes {

	private final Nodes nodes;

	ListNodes(Nodes nodes) {
		this.nodes = nodes;
	}

	JsonObject of(Listing list) {
		return switch (list) {
			case Listing.Values(int source, List<Value> values) ->
				node("values", source).with("values", Data.list(values.stream().map(nodes::of))).json();
			case Listing.Joined(int source, List<Listing> lists) ->
				node("joined", source).with("lists", Data.list(lists.stream().map(nodes::of))).json();
			case Listing.Range(int source, Value lower, Value upper) ->
				node("range", source).with("lower", nodes.of(lower)).with("upper", nodes.of(upper)).json();
			case Listing.Selected(int source, Selection selection) ->
				node("selected", source).with("selection", nodes.of(selection)).json();
			case Listing.Extremes(int source, boolean highest, Selection from, Value key) ->
				node(highest ? "highest" : "lowest", source).with("selection", nodes.of(from)).with("key", nodes.of(key)).json();
			case Listing.InZone(int source, Value zone) -> node("inZone", source).with("zone", nodes.of(zone)).json();
			case Listing.InPlay(int source, int kind) -> node("inPlay", source).with("kind", nodes.identities().kind(kind)).json();
			case Listing.InSupply(int source, int kind) -> node("inSupply", source).with("kind", nodes.identities().kind(kind)).json();
			case Listing.OfBoard(int source, int board, var part) ->
				node("ofBoard", source).with("board", nodes.identities().board(board)).with("part", Nodes.word(part)).json();
			case Listing.Neighbours(int source, Value site) -> node("neighbours", source).with("of", nodes.of(site)).json();
			case Listing.Ray(int source, Value origin, Value direction) ->
				node("ray", source).with("from", nodes.of(origin)).with("towards", nodes.of(direction)).json();
			case Listing.Local(int source, int slot) -> node("local", source).with("local", slot).json();
			case Listing.Printed(int source, Value owner, boolean design, int property) ->
				node("printed", source).with("of", nodes.of(owner)).withIf("design", design)
						.with("property", property(property)).json();
			case Listing.Derived(int source, var owner, int property) ->
				node("derived", source).with("of", nodes.optional(owner))
						.with("property", property(property)).json();
			case Listing.Gathered(int source, Listing of, int slot, Listing each, boolean once) ->
				node("gathered", source).with("from", nodes.of(of)).with("local", slot)
						.with("each", nodes.of(each)).withIf("once", once).json();
			case Listing.StartingWith(int source, Listing turned, Value first, boolean after) ->
				node("startingWith", source).with("list", nodes.of(turned))
						.with("first", nodes.of(first)).withIf("after", after).json();
			case Listing.Choice(int source, Condition condition, Listing yes, Listing no) ->
				node("choice", source).with("condition", nodes.of(condition))
						.with("yes", nodes.of(yes)).with("no", nodes.of(no)).json();
			case Listing.Proceed(int source) -> node("proceed", source).json();
			case Listing.Call(int source, int procedure, List<Argument> arguments) ->
				node("call", source).with("procedure", nodes.identities().procedure(procedure))
						.with("arguments", nodes.of(arguments)).json();
		};
	}

	private Data node(String name, int source) {
		return nodes.node("list." + name, source);
	}

	private String property(int property) {
		return nodes.identities().property(property);
	}
}
