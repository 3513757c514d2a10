package org.hullwright.export.json;

import java.util.List;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Value;

/** Writes effects. */
final class EffectNodes {

	private final Nodes nodes;

	EffectNodes(Nodes nodes) {
		this.nodes = nodes;
	}

	JsonObject of(Effect effect) {
		return switch (effect) {
			case Effect.Block(int source, List<Effect> effects) ->
				node("block", source).with("effects", Data.list(effects.stream().map(nodes::of))).json();
			case Effect.Place(int source, Value count, Value sort, Value zone, Value target) ->
				node("place", source).with("count", nodes.of(count))
						.with("design", nodes.of(sort)).with("to", nodes.of(zone)).with("on", nodes.of(target)).json();
			case Effect.Move(int source, Listing pieces, Value zone, Effect.End end) ->
				node("move", source).with("pieces", nodes.of(pieces)).with("to", nodes.of(zone))
						.with("end", Nodes.word(end)).json();
			case Effect.MoveTogether(int source, Listing givers, int slot, Listing pieces, Value zone, Effect.End end) ->
				node("moveTogether", source).with("for", nodes.of(givers)).with("local", slot).with("pieces", nodes.of(pieces))
						.with("to", nodes.of(zone)).with("end", Nodes.word(end)).json();
			case Effect.Draw(int source, Value count, Value from, var zone, int slot, var body, var otherwise) ->
				node("draw", source).with("count", nodes.of(count)).with("from", nodes.of(from))
						.with("to", nodes.optional(zone))
						.with("local", slot)
						.with("each", nodes.optional(body))
						.with("otherwise", nodes.optional(otherwise)).json();
			case Effect.Shuffle(int source, Value zone) -> node("shuffle", source).with("zone", nodes.of(zone)).json();
			case Effect.Leave(int source, Effect.Leave.Way way, Listing pieces) ->
				node(Nodes.word(way), source).with("pieces", nodes.of(pieces)).json();
			case Effect.Reveal(int source, Listing pieces, var audience) ->
				node("reveal", source).with("pieces", nodes.of(pieces))
						.with("to", nodes.optional(audience)).json();
			case Effect.Disclose(int source, var owners, int property, var audience) ->
				node("disclose", source).with("of", optional(owners)).with("property", property(property))
						.with("to", nodes.optional(audience)).json();
			case Effect.Conceal(int source, var owners, int property) ->
				node("conceal", source).with("of", optional(owners)).with("property", property(property)).json();
			case Effect.Hide(int source, Listing pieces) -> node("hide", source).with("pieces", nodes.of(pieces)).json();
			case Effect.Turn(int source, Value piece, var side) ->
				node("turn", source).with("of", nodes.of(piece))
						.with("side", side == null ? null : new JsonPrimitive(side)).json();
			case Effect.Assign(int source, var owner, int property, Value value) ->
				node("set", source).with("of", nodes.optional(owner))
						.with("property", property(property)).with("to", nodes.of(value)).json();
			case Effect.Adjust(int source, var owner, int property, Value amount) ->
				node("raise", source).with("of", nodes.optional(owner))
						.with("property", property(property)).with("by", nodes.of(amount)).json();
			case Effect.Choose choice -> of(choice);
			case Effect.ForEach(int source, Listing things, int slot, Effect body) ->
				node("forEach", source).with("list", nodes.of(things)).with("local", slot)
						.with("each", nodes.of(body)).json();
			case Effect.Repeat(int source, Value times, Effect body) ->
				node("repeat", source).with("times", nodes.of(times)).with("effect", nodes.of(body)).json();
			case Effect.While(int source, Condition condition, Effect body) ->
				node("while", source).with("condition", nodes.of(condition)).with("effect", nodes.of(body)).json();
			case Effect.If(int source, Condition condition, Effect body, var otherwise) ->
				node("if", source).with("condition", nodes.of(condition))
						.with("then", nodes.of(body)).with("otherwise", nodes.optional(otherwise)).json();
			case Effect.IfPresent(int source, Value value, int slot, Effect body, var otherwise) ->
				node("ifPresent", source).with("value", nodes.of(value))
						.with("local", slot).with("then", nodes.of(body))
						.with("otherwise", nodes.optional(otherwise)).json();
			case Effect.Let(int source, int slot, Argument value) ->
				node("let", source).with("local", slot).with("be", nodes.of(value)).json();
			case Effect.Do(int source, int procedure, List<Argument> arguments) ->
				node("do", source).with("procedure", procedure(procedure))
						.with("arguments", nodes.of(arguments)).json();
			case Effect.Resolve(int source, int slot, Value target, List<Argument> arguments) ->
				node("resolve", source).with("slot", nodes.identities().slot(slot))
						.with("of", nodes.of(target)).with("arguments", nodes.of(arguments)).json();
			case Effect.Give(int source, Argument result) -> node("give", source).with("result", nodes.of(result)).json();
			case Effect.Stop(int source, var procedure) -> node("stop", source)
					.with("procedure", procedure == null ? null : new JsonPrimitive(procedure(procedure))).json();
			case Effect.Restore(int source, int property) -> node("restore", source).with("property", property(property)).json();
			case Effect.EndGame(int source, Text reason) -> node("endGame", source).with("reason", nodes.of(reason)).json();
			case Effect.Proceed(int source) -> node("proceed", source).json();
			case Effect.Require(int source, Condition condition) -> node("require", source).with("condition", nodes.of(condition)).json();
			case Effect.Say(int source, Text text, var audience) ->
				node("say", source).with("text", nodes.of(text)).with("to", nodes.optional(audience))
						.json();
			case Effect.Step(int source, String name, String title, Effect body) ->
				node("step", source).with("name", name).with("title", nodes.of(Text.of(title)))
						.with("effect", nodes.of(body)).json();
			case Effect.Expect test -> throw onlyInTests(test);
			case Effect.ExpectEnd test -> throw onlyInTests(test);
			case Effect.ExpectOffer test -> throw onlyInTests(test);
			case Effect.Play test -> throw onlyInTests(test);
			case Effect.Wait test -> throw onlyInTests(test);
			case Effect.Answer test -> throw onlyInTests(test);
			case Effect.RigDie test -> throw onlyInTests(test);
			case Effect.RigZone test -> throw onlyInTests(test);
		};
	}

	private static IllegalStateException onlyInTests(Effect effect) {
		return new IllegalStateException("Only tests say this, and tests are not exported: " + effect.getClass().getSimpleName());
	}

	private @Nullable JsonObject optional(@Nullable Listing list) {
		return list == null ? null : nodes.of(list);
	}

	private JsonObject of(Effect.Choose choice) {
		Data data = node("choose", choice.source()).with("by", nodes.of(choice.decider())).withIf("secret", choice.secret())
				.with("prompt", nodes.of(choice.prompt())).with("options", Data.list(choice.options().stream().map(this::of)))
				.with("otherwise", nodes.optional(choice.otherwise()));
		Effect.Choose.Count count = choice.count();
		if (count != null) {
			data.with("fewest", nodes.of(count.fewest())).with("most", nodes.of(count.most())).with("done", nodes.of(count.done()));
		}
		Effect.Choose.Together together = choice.together();
		if (together != null) {
			data.with("together", nodes.of(together.deciders())).with("local", together.slot());
		}
		return data.json();
	}

	private JsonObject of(Effect.Option option) {
		return nodes.node("option", option.source()).with("label", nodes.of(option.label()))
				.with("list", nodes.optional(option.things()))
				.with("local", option.slot())
				.withIf("pieces", option.pieces()).with("when", nodes.optional(option.condition()))
				.with("effect", nodes.of(option.body()))
				.json();
	}

	private Data node(String name, int source) {
		return nodes.node("effect." + name, source);
	}

	private String property(int property) {
		return nodes.identities().property(property);
	}

	private String procedure(int procedure) {
		return nodes.identities().procedure(procedure);
	}
}
