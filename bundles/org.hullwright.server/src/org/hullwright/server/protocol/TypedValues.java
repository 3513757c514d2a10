package org.hullwright.server.protocol;

import java.util.List;
import java.util.stream.IntStream;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.view.GameView.ValueView;
import org.hullwright.server.protocol.Responses.ValueEntry;

/** Writes values both as people read them and as data that front ends can compute with. */
final class TypedValues {

	private final World world;

	/** @param world whose values they are */
	TypedValues(World world) {
		this.world = world;
	}

	/** Entries of those that are there; a text without letters is not. */
	List<ValueEntry> of(List<ValueView> values) {
		return values.stream().filter(value -> !value.values().stream().allMatch(String::isEmpty)).map(this::entry).toList();
	}

	private ValueEntry entry(ValueView value) {
		World.Property property = world.properties().get(value.property());
		List<JsonElement> typed = IntStream.range(0, value.numbers().size())
				.mapToObj(at -> typed(property, value.numbers().get(at), value.values().get(at))).toList();
		return new ValueEntry(property.name(), value.title(), value.values(), typed);
	}

	private JsonElement typed(World.Property property, int number, String read) {
		return switch (property.display()) {
			case NUMBER -> new JsonPrimitive(number);
			case TRUTH -> new JsonPrimitive(number != 0);
			case WORD -> member("word", new JsonPrimitive(world.words().get(number).name()));
			case SORT -> member("component", new JsonPrimitive(world.sorts().get(number).name()));
			case PIECE -> number == World.ABSENT ? new JsonPrimitive(read) : member("piece", new JsonPrimitive(number));
			case ZONE -> member("zone", new JsonPrimitive(number));
			case FACE, TEXT -> new JsonPrimitive(read);
		};
	}

	private static JsonObject member(String name, JsonPrimitive value) {
		var object = new JsonObject();
		object.add(name, value);
		return object;
	}
}
