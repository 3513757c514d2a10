package org.hullwright.export.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.export.archive.Digest;
import org.hullwright.export.identity.Identities;

/**
 * Writes the rules of one entry as nodes: the typed tree of the engine as it is, with identities for numbers. Each construct is written by
 * an exhaustive switch that takes its record apart, so that none can be forgotten, and no part of one.
 */
final class Nodes {

	private final String entry;
	private final Identities identities;
	private final World world;
	private final Speech speech;
	private final @Nullable EntryPlaces places;
	private final ValueNodes values = new ValueNodes(this);
	private final ConditionNodes conditions = new ConditionNodes(this);
	private final ListNodes lists = new ListNodes(this);
	private final EffectNodes effects = new EffectNodes(this);

	/**
	 * @param entry whose rules these are
	 * @param places where they are written is kept; null for nodes that are to be compared wherever they are written
	 */
	Nodes(String entry, Identities identities, World world, Speech speech, @Nullable EntryPlaces places) {
		this.entry = entry;
		this.identities = identities;
		this.world = world;
		this.speech = speech;
		this.places = places;
	}

	Identities identities() {
		return identities;
	}

	World world() {
		return world;
	}

	JsonObject of(Value value) {
		return values.of(value);
	}

	JsonObject of(Condition condition) {
		return conditions.of(condition);
	}

	JsonObject of(Listing list) {
		return lists.of(list);
	}

	JsonObject of(Effect effect) {
		return effects.of(effect);
	}

	/** The node of what may be missing; null when it is. */
	@Nullable
	JsonObject optional(@Nullable Value value) {
		return value == null ? null : of(value);
	}

	/** The node of what may be missing; null when it is. */
	@Nullable
	JsonObject optional(@Nullable Condition condition) {
		return condition == null ? null : of(condition);
	}

	/** The node of what may be missing; null when it is. */
	@Nullable
	JsonObject optional(@Nullable Listing list) {
		return list == null ? null : of(list);
	}

	/** The node of what may be missing; null when it is. */
	@Nullable
	JsonObject optional(@Nullable Effect effect) {
		return effect == null ? null : of(effect);
	}

	/** A single value or a list, which their nodes tell. */
	JsonObject of(Argument argument) {
		return switch (argument) {
			case Argument.Single(Value value) -> of(value);
			case Argument.Many(Listing list) -> of(list);
		};
	}

	JsonArray of(List<Argument> arguments) {
		return Data.list(arguments.stream().map(this::of));
	}

	/** What of a list is meant; no node of its own, but a part of several. */
	JsonObject of(Selection selection) {
		Data data = Data.empty().with("from", of(selection.from())).with("local", selection.slot()).with("where",
				optional(selection.condition()));
		Selection.Order order = selection.order();
		if (order != null) {
			data.with("by", of(order.key())).withIf("descending", order.descending());
		}
		return data.json();
	}

	/** What can be performed: {@code when} it is available, and what it does. */
	JsonObject of(World.Body body) {
		return Data.empty().with("when", optional(body.guard())).with("effect", of(body.effect()))
				.json();
	}

	/** What acts around something. */
	JsonObject of(World.Rule rule) {
		return place(Data.empty().with("timing", word(rule.timing()))
				.with("when", optional(rule.condition())).with("effect",
						of(rule.effect())),
				rule.source()).json();
	}

	/** The beginning of a node. */
	Data node(String name, int source) {
		return place(Data.empty().with("node", name), source);
	}

	private Data place(Data data, int source) {
		EntryPlaces known = places;
		return known == null ? data : data.with("at", known.at(source));
	}

	/** A text, and the values that its gaps show. */
	JsonObject of(Text text) {
		Map<String, JsonObject> shown = new LinkedHashMap<>();
		List<Speech.Bit> bits = new ArrayList<>();
		Nodes placeless = new Nodes(entry, identities, world, speech, null);
		for (Text.Part part : text.parts()) {
			bits.add(switch (part) {
				case Text.Words(String words) -> new Speech.Words(words);
				case Text.Shown(Value value, Text.Display display) -> {
					JsonObject node = Data.empty().with("value", placeless.of(value)).with("display", word(display)).json();
					String compared = JsonText.compact(node);
					shown.putIfAbsent(compared, node);
					yield new Speech.Gap(compared);
				}
			});
		}
		return Data.empty().with("t", keep(bits)).withSome("values", Data.list(shown.values().stream())).json();
	}

	/** The text with that number. */
	JsonObject text(int number) {
		return Data.empty().with("t", keep(List.of(new Speech.Words(world.texts().get(number))))).json();
	}

	/** What rules say is found by what it is, for it has no name: so its key stays while it stays. */
	private String keep(List<Speech.Bit> text) {
		return speech.keep(entry + ".say." + Digest.of(SpokenText.of(text).pattern()).substring(0, 8), text);
	}

	/** The name of a constant as it is written in JSON: {@code AT_LEAST} is {@code atLeast}. */
	static String word(Enum<?> constant) {
		String name = constant.name().toLowerCase(Locale.ROOT);
		var word = new StringBuilder();
		for (int at = 0; at < name.length(); at++) {
			boolean follows = at > 0 && name.charAt(at - 1) == '_';
			if (name.charAt(at) != '_') {
				word.append(follows ? Character.toUpperCase(name.charAt(at)) : name.charAt(at));
			}
		}
		return word.toString();
	}
}
