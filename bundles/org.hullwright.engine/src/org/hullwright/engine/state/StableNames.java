package org.hullwright.engine.state;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntFunction;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/**
 * What outlives a change of the pack: numbers of things shift when a component is added, their names do not. For what is kept in files and
 * taken along when a pack is compiled anew; people read titles instead.
 */
public final class StableNames {

	private final Layout layout;
	private final World world;
	private final Map<String, Integer> pieces;
	private final Map<String, Integer> zones;
	private final Map<String, Integer> properties;
	private final Map<String, Integer> sorts;
	private final Map<String, Integer> words;
	private final Map<String, Integer> texts;

	/** Collects the names of a world. */
	public StableNames(Layout layout) {
		this.layout = layout;
		this.world = layout.world();
		this.pieces = numbered(layout.pieceCount(), layout::pieceName);
		this.zones = numbered(layout.zoneCount(), layout::zoneName);
		this.properties = numbered(world.properties().size(), this::ofProperty);
		this.sorts = numbered(world.sorts().size(), sort -> world.sorts().get(sort).name());
		this.words = numbered(world.words().size(), this::ofWord);
		this.texts = numbered(world.texts().size(), world.texts()::get);
	}

	private static Map<String, Integer> numbered(int count, IntFunction<String> name) {
		Map<String, Integer> numbers = new HashMap<>();
		for (int number = 0; number < count; number++) {
			numbers.putIfAbsent(name.apply(number), number);
		}
		return numbers;
	}

	/** The name of a piece: that of its design, and which copy it is. */
	public String ofPiece(int piece) {
		return layout.pieceName(piece);
	}

	/** The name of a zone: what it is for, how it was declared, and what it belongs to. */
	public String ofZone(int zone) {
		return layout.zoneName(zone);
	}

	/** The name of a property, with that of the kind that has it. */
	public String ofProperty(int property) {
		World.Property declared = world.properties().get(property);
		return declared.owner() < 0 ? declared.name() : world.kinds().get(declared.owner()).name() + "." + declared.name();
	}

	private String ofWord(int word) {
		return world.words().get(word).enumeration() + "." + world.words().get(word).name();
	}

	/** The name of a value that is there. */
	public String ofValue(int value, Display display) {
		return switch (display) {
			case NUMBER, TRUTH, FACE -> Integer.toString(value);
			case PIECE -> ofPiece(value);
			case SORT -> world.sorts().get(value).name();
			case WORD -> ofWord(value);
			case TEXT -> world.texts().get(value);
			case ZONE -> ofZone(value);
		};
	}

	/** The piece with a name; empty when there is none. */
	public OptionalInt piece(String name) {
		return number(pieces, name);
	}

	/** The zone with a name; empty when there is none. */
	public OptionalInt zone(String name) {
		return number(zones, name);
	}

	/** The property with a name; empty when there is none. */
	public OptionalInt property(String name) {
		return number(properties, name);
	}

	/** The value with a name; empty when there is none. */
	public OptionalInt value(String name, Display display) {
		return switch (display) {
			case NUMBER, TRUTH, FACE -> parsed(name);
			case PIECE -> piece(name);
			case SORT -> number(sorts, name);
			case WORD -> number(words, name);
			case TEXT -> number(texts, name);
			case ZONE -> zone(name);
		};
	}

	private static OptionalInt parsed(String digits) {
		return digits.matches("-?[0-9]{1,9}") ? OptionalInt.of(Integer.parseInt(digits)) : OptionalInt.empty();
	}

	private static OptionalInt number(Map<String, Integer> numbers, String name) {
		Integer number = numbers.get(name);
		return number == null ? OptionalInt.empty() : OptionalInt.of(number);
	}
}
