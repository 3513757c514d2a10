package org.hullwright.playtest.testgeneration;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.view.GameSnapshot;

/**
 * How pieces, places and values of a moment are written in Hull. Not everything can be: a copy among others has no name of its own, and
 * neither has a space that is only drawn.
 */
final class HullNotation {

	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
	private final GameSnapshot game;
	private final World world;
	private final Layout layout;

	/** @param game in which a copy is found that lies alone somewhere */
	HullNotation(GameSnapshot game) {
		this.game = game;
		this.world = game.world();
		this.layout = game.layout();
	}

	/** A text in quotes. */
	static String quoted(String text) {
		return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
	}

	/** A piece: by its name, a player by the seat, and a copy when no other one lies where it does. */
	Optional<String> piece(int piece) {
		if (layout.sortOf(piece) == world.game().playerSort()) {
			return Optional.of("(the first player p where p's seat = " + game.seatOf(piece) + ")");
		}
		Optional<String> name = sort(layout.sortOf(piece));
		return game.sortOf(piece).copies() == 1 ? name : name.flatMap(design -> alone(design, piece));
	}

	private Optional<String> alone(String design, int piece) {
		int zone = game.zoneOf(piece);
		return count(layout.sortOf(piece), zone) == 1
				? zone(zone).map(place -> "(the first " + design + " in " + place + ")")
				: Optional.empty();
	}

	/** How many copies of a design lie somewhere. */
	long count(int sort, int zone) {
		return game.contents(zone).stream().filter(piece -> layout.sortOf(piece) == sort).count();
	}

	/** A design. */
	Optional<String> sort(int sort) {
		return name(world.sorts().get(sort).name());
	}

	/** A place that rules can name; none for where things are that are not in use. */
	Optional<String> zone(int zone) {
		return switch (layout.role(zone)) {
			case AREA, DECK, BAG -> declared(zone);
			case DISCARDS -> declared(layout.deckOf(zone)).map(deck -> deck + "'s discards");
			case CONTENTS -> named(layout.holder(zone));
			case SUPPLY, TABLE, BOX, SEATS -> Optional.empty();
		};
	}

	private Optional<String> declared(int zone) {
		Optional<String> name = name(world.zones().get(layout.declaration(zone)).name());
		int holder = layout.holder(zone);
		return holder < 0 ? name : named(holder).flatMap(owner -> name.map(own -> owner + "'s " + own));
	}

	/** Only what has a name of its own holds something, so that no name leads through others without end. */
	private Optional<String> named(int holder) {
		return world.sorts().get(layout.sortOf(holder)).copies() == 1 ? piece(holder) : Optional.empty();
	}

	/** A place that belongs to no player, by its name alone, as what comes from it can be prepared; none for others. */
	Optional<String> prepared(int zone) {
		boolean drawnFrom = layout.role(zone) == Role.BAG || layout.role(zone) == Role.DECK;
		return drawnFrom && layout.holder(zone) < 0 ? declared(zone) : Optional.empty();
	}

	/** A state of a piece, or of the game when the piece is -1. */
	Optional<String> state(int piece, int property) {
		Optional<String> name = name(world.properties().get(property).name());
		return piece < 0 ? name : piece(piece).flatMap(owner -> name.map(own -> owner + "'s " + own));
	}

	/** A value that is there. */
	Optional<String> value(int value, Display display) {
		return switch (display) {
			case NUMBER -> Optional.of(Integer.toString(value));
			case TRUTH -> Optional.of(value == 0 ? "no" : "yes");
			case PIECE -> piece(value);
			case SORT -> sort(value);
			case WORD -> name(world.words().get(value).name());
			case TEXT -> Optional.of(quoted(world.texts().get(value)));
			case ZONE -> zone(value);
			case FACE -> Optional.empty();
		};
	}

	/** What a die shows: the number, or the first of the signs where there is none. */
	Optional<String> face(int face) {
		World.Face shown = world.faces().get(face);
		List<Integer> signs = shown.symbols();
		return shown.number() != 0 || signs.isEmpty()
				? Optional.of(Integer.toString(shown.number()))
				: name(world.words().get(signs.getFirst()).name());
	}

	private static Optional<String> name(String name) {
		return Optional.of(name).filter(NAME.asMatchPredicate());
	}
}
