package org.hullwright.export.json;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.hullwright.export.identity.Identities;
import org.hullwright.model.types.Type;

/** Writes types. */
final class Types {

	private Types() {}

	/** A type: {@code {"is": "number", "from": 0, "to": 7}}. */
	static JsonObject of(Type type) {
		return switch (type) {
			case Type.NumberType(var lower, var upper) -> {
				Data number = is("number");
				if (lower != null) {
					number.with("from", lower);
				}
				if (upper != null) {
					number.with("to", upper);
				}
				yield number.json();
			}
			case Type.TruthType truth -> is("truth").json();
			case Type.TextType text -> is("text").json();
			case Type.PieceType(var kind) -> is("piece").with("of", Identities.of(kind)).json();
			case Type.SortType(var kind, boolean unique) -> is("design").with("of", Identities.of(kind)).json();
			case Type.EnumerationType(var enumeration) -> is("word").with("of", Identities.of(enumeration)).json();
			case Type.RollType(var die) ->
				is("roll").with("of", die == null ? null : new JsonPrimitive(Identities.of(die))).json();
			case Type.DieType(var die) -> is("die").json();
			case Type.SideType side -> is("side").json();
			case Type.ZoneType(var content) -> is("zone").with("of", Identities.of(content)).json();
			case Type.BoardType board -> is("board").json();
			case Type.ListType(Type element) -> is("list").with("of", of(element)).json();
			case Type.OptionalType(Type inner) -> {
				JsonObject present = of(inner);
				present.addProperty("optional", true);
				yield present;
			}
			case Type.AbsentType absent -> is("nothing").json();
			case Type.UnknownType unknown -> throw new IllegalArgumentException("what is broken is not exported");
		};
	}

	private static Data is(String word) {
		return Data.empty().with("is", word);
	}
}
