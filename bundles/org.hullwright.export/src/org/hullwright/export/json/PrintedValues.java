package org.hullwright.export.json;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.model.Kind;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.types.Type;

/** Reads the values that designs have, as values of JSON. */
final class PrintedValues {

	/** Properties of the core library that an element tells otherwise. */
	private static final Set<String> ELSEWHERE = Set.of("core:property/piece.copies", "core:property/piece.icon",
			"core:property/piece.text",
			"core:property/piece.textFor", "core:property/piece.picture", "core:property/piece.copiesAsNeeded");

	private final Reading reading;

	PrintedValues(Reading reading) {
		this.reading = reading;
	}

	/**
	 * All that is printed on a design, by the names of the properties: what it says itself, and else what it prints as long as nothing says
	 * so.
	 */
	JsonObject printed(String entry, int sort) {
		World.Sort design = reading.world().sorts().get(sort);
		Data data = Data.empty();
		Kind kind = reading.origins().kinds().get(design.kind());
		for (var member : reading.origins().types().members().of(kind)) {
			if (member instanceof Property property && property.getNature() == PropertyNature.PRINTED
					&& !ELSEWHERE.contains(Identities.of(property))) {
				int number = reading.propertyOf(property).orElseThrow();
				int[] said = design.printed().get(number);
				if (said != null) {
					value(entry, property, said).ifPresent(known -> data.with(property.getName(), known));
				} else if (!reading.world().properties().get(number).list()
						&& reading.packs().knows(Identities.packOf(entry), Expansions.packOf(property))) {
					single(keyOf(entry, property), property, reading.world().properties().get(number).initial())
							.ifPresent(known -> data.with(property.getName(), known));
				}
			}
		}
		return data.json();
	}

	/** What is printed on one side only. */
	JsonObject printed(String entry, World.Side side) {
		Data data = Data.empty();
		side.printed().forEach((number, said) -> {
			Property property = (Property) reading.origins().properties().get(number);
			if (!ELSEWHERE.contains(Identities.of(property))) {
				value(entry + "." + side.name(), property, said).ifPresent(known -> data.with(property.getName(), known));
			}
		});
		return data.json();
	}

	/** States at the start that a design says itself, by the names of the properties. */
	JsonObject initial(String entry, Map<Integer, Integer> states) {
		Data data = Data.empty();
		states.forEach((number, value) -> {
			Property property = (Property) reading.origins().properties().get(number);
			single(keyOf(entry, property), property, value).ifPresent(known -> data.with(property.getName(), known));
		});
		return data.json();
	}

	private Optional<JsonElement> value(String entry, Property property, int[] said) {
		Type type = reading.origins().types().of(property.getType()).present();
		String key = keyOf(entry, property);
		if (!(type instanceof Type.ListType(Type element))) {
			return single(key, property, said[0]);
		}
		var list = new JsonArray();
		for (int at = 0; at < said.length; at++) {
			single(key + "." + at, element.present(), said[at]).ifPresent(list::add);
		}
		return Optional.of(list);
	}

	private static String keyOf(String entry, Property property) {
		return entry + ".property." + property.getName();
	}

	/** A single value; empty when there is none, or it is a text without words. */
	Optional<JsonElement> single(String key, Property property, int value) {
		return single(key, reading.origins().types().of(property.getType()).present(), value);
	}

	private Optional<JsonElement> single(String key, Type type, int value) {
		if (value == World.ABSENT) {
			return Optional.empty();
		}
		return switch (type) {
			case Type.TruthType truth -> Optional.of(new JsonPrimitive(value != 0));
			case Type.TextType text ->
				Optional.of(reading.world().texts().get(value)).filter(words -> !words.isEmpty()).map(words -> reading.text(key, words));
			case Type.EnumerationType word -> Optional.of(new JsonPrimitive(reading.identities().word(value)));
			case Type.PieceType piece -> Optional.of(new JsonPrimitive(reading.identities().piece(value)));
			case Type.SortType(var kind, boolean unique) ->
				Optional.of(new JsonPrimitive(unique ? reading.identities().piece(value) : reading.identities().sort(value)));
			case Type.DieType die -> Optional.of(new JsonPrimitive(reading.identities().die(value)));
			default -> Optional.of(new JsonPrimitive(value));
		};
	}
}
