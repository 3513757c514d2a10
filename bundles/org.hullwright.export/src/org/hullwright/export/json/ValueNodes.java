package org.hullwright.export.json;

import java.util.List;
import java.util.stream.IntStream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/** Writes values. */
final class ValueNodes {

	private final Nodes nodes;

	ValueNodes(Nodes nodes) {
		this.nodes = nodes;
	}

	JsonObject of(Value value) {
		return switch (value) {
			case Value.Constant(int source, var meaning, int number) -> constant(source, meaning, number);
			case Value.Local(int source, int slot) -> node("local", source).with("local", slot).json();
			case Value.GameState(int source, int property) -> node("state", source).with("property", property(property)).json();
			case Value.State(int source, Value owner, int property) ->
				node("state", source).with("of", nodes.of(owner)).with("property", property(property)).json();
			case Value.Printed(int source, Value owner, boolean design, int property) ->
				node("printed", source).with("of", nodes.of(owner)).withIf("design", design)
						.with("property", property(property)).json();
			case Value.Derived(int source, var owner, int property) ->
				node("derived", source).with("of", nodes.optional(owner))
						.with("property", property(property)).json();
			case Value.BuiltIn(int source, var property, Value owner) ->
				node("builtIn", source).with("of", nodes.of(owner)).with("name", Nodes.word(property)).json();
			case Value.OnlyCopy(int source, Value sort) -> node("onlyCopy", source).with("of", nodes.of(sort)).json();
			case Value.Enclosing(int source, int kind, Value inner) ->
				node("enclosing", source).with("of", nodes.of(inner)).with("kind", kind(kind)).json();
			case Value.Zone(int source, int zone) -> node("zone", source).with("zone", zone(zone)).json();
			case Value.ZoneOf(int source, Value owner, int zone) when zone == World.CONTENTS ->
				node("on", source).with("of", nodes.of(owner)).json();
			case Value.ZoneOf(int source, Value owner, int zone) ->
				node("zone", source).with("of", nodes.of(owner)).with("zone", zone(zone)).json();
			case Value.Discards(int source, Value deck) -> node("discards", source).with("of", nodes.of(deck)).json();
			case Value.Arithmetic(int source, var operator, Value left, Value right) ->
				node(Nodes.word(operator), source).with("left", nodes.of(left))
						.with("right", nodes.of(right)).json();
			case Value.Truth(int source, Condition condition) -> node("truthOf", source).with("condition", nodes.of(condition)).json();
			case Value.Choice(int source, Condition condition, Value yes, Value no) ->
				node("choice", source).with("condition", nodes.of(condition))
						.with("yes", nodes.of(yes)).with("no", nodes.of(no)).json();
			case Value.Certain(int source, Value inner) -> node("certain", source).with("of", nodes.of(inner)).json();
			case Value.Pick(int source, var end, Listing from) -> node(Nodes.word(end), source).with("from", nodes.of(from)).json();
			case Value.Extreme(int source, boolean highest, Selection from, Value key) ->
				node(highest ? "highest" : "lowest", source).with("selection", nodes.of(from))
						.with("key", nodes.of(key)).json();
			case Value.Count(int source, Listing of) -> node("count", source).with("of", nodes.of(of)).json();
			case Value.Total(int source, Selection of, Value key) ->
				node("total", source).with("selection", nodes.of(of)).with("key", nodes.of(key)).json();
			case Value.Distance(int source, Value from, Value to) ->
				node("distance", source).with("from", nodes.of(from)).with("to", nodes.of(to)).json();
			case Value.TurnedWord(int source, Value word, Value steps, int first, int size) ->
				node("turned", source).with("of", nodes.of(word)).with("steps", nodes.of(steps)).with("words", words(first, size)).json();
			case Value.PrintedEdge(int source, Value owner, int property, Value direction, int first, int size, var rotation) ->
				node("edge", source).with("of", nodes.of(owner)).with("property", property(property)).with("towards", nodes.of(direction))
						.with("words", words(first, size)).json();
			case Value.Roll(int source, Value die) -> node("roll", source).with("die", nodes.of(die)).json();
			case Value.Proceed(int source) -> node("proceed", source).json();
			case Value.Call(int source, int procedure, List<Argument> arguments) ->
				node("call", source).with("procedure", nodes.identities().procedure(procedure))
						.with("arguments", nodes.of(arguments)).json();
		};
	}

	/** The words for directions, clockwise. */
	private JsonArray words(int first, int size) {
		return Data.texts(IntStream.range(first, first + size).mapToObj(nodes.identities()::word));
	}

	private JsonObject constant(int source, Value.Constant.Meaning meaning, int number) {
		return switch (meaning) {
			case NUMBER -> node("number", source).with("number", number).json();
			case TRUTH -> node("truth", source).withTruth("truth", number != 0).json();
			case TEXT -> node("text", source).with("text", nodes.text(number)).json();
			case WORD -> node("word", source).with("word", nodes.identities().word(number)).json();
			case DIE -> node("die", source).with("die", nodes.identities().die(number)).json();
			case SORT -> node("design", source).with("design", nodes.identities().sort(number)).json();
			case PIECE -> node("piece", source).with("piece", nodes.identities().piece(number)).json();
			case NOTHING -> node("nothing", source).json();
		};
	}

	private Data node(String name, int source) {
		return nodes.node("value." + name, source);
	}

	private String property(int property) {
		return nodes.identities().property(property);
	}

	private String kind(int kind) {
		return nodes.identities().kind(kind);
	}

	private String zone(int zone) {
		return nodes.identities().zone(zone);
	}
}
