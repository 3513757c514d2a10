package org.hullwright.picture.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * A game at one moment, to be read by any thread: the state is a copy of its own that is not changed. Answers in the author's words what
 * lies where and what is known about it.
 */
public final class GameSnapshot {

	private final Program program;
	private final World world;
	private final Layout layout;
	private final GameState state;
	private final Sight eyes;

	/** @param state copied at once, so that the game may go on */
	public GameSnapshot(Program program, GameState state) {
		this(program, state.copy(), new Sight.Everything());
	}

	private GameSnapshot(Program program, GameState state, Sight eyes) {
		this.program = program;
		this.world = program.world();
		this.layout = program.layout();
		this.state = state;
		this.eyes = eyes;
	}

	/** The same moment as a viewer sees it: what they do not know has no name, prints nothing and is in no state. */
	public GameSnapshot seenWith(Sight sight) {
		return new GameSnapshot(program, state, sight);
	}

	/** Whether it is known what a piece is. Who plays which figure is no secret, even when that has left the table. */
	public boolean isKnown(int piece) {
		return eyes.seesPiece(state, piece) || isA(piece, "figure") && ownerSeat(piece).isPresent();
	}

	public World world() {
		return world;
	}

	public Layout layout() {
		return layout;
	}

	public World.Sort sortOf(int piece) {
		return world.sorts().get(layout.sortOf(piece));
	}

	public World.Kind kindOf(int piece) {
		return world.kinds().get(layout.kindOf(piece));
	}

	/** Whether a piece is of a kind, by its name in the core library. */
	public boolean isA(int piece, String kind) {
		return isKind(layout.kindOf(piece), kind);
	}

	/** Whether a kind is another one, or below it, by the name of that in the core library; no kind is none. */
	public boolean isKind(int number, String kind) {
		for (int at = number; at >= 0; at = world.kinds().get(at).parent()) {
			if (world.kinds().get(at).name().equals(kind)) {
				return true;
			}
		}
		return false;
	}

	/** A player is named with the seat, everything else as it is printed; what is not known by its kind. */
	public String title(int piece) {
		if (!isKnown(piece)) {
			return "Hidden " + ReadableNames.spaced(kindOf(piece).name()).toLowerCase(Locale.ROOT);
		}
		World.Sort sort = sortOf(piece);
		return layout.sortOf(piece) == world.game().playerSort() ? world.playerTitle(seatOf(piece)) : sort.title();
	}

	/** The seat of a player's piece, from 1. */
	public int seatOf(int player) {
		return player - firstPlayer() + 1;
	}

	/** The piece of the player on a seat, from 1. */
	public int playerAt(int seat) {
		return firstPlayer() + seat - 1;
	}

	/** By whom a player, given by the seat from 1, is told: by the figure, where they have exactly one; else by the seat. */
	public String standsFor(int seat) {
		List<Integer> figures = IntStream.range(0, layout.pieceCount())
				.filter(piece -> isA(piece, "figure") && ownerSeat(piece).equals(OptionalInt.of(seat))).boxed().toList();
		return title(figures.size() == 1 ? figures.getFirst() : playerAt(seat));
	}

	/** The players of this game, in the order of their seats. */
	public List<Integer> players() {
		return contents(layout.seats());
	}

	/** The seat of the player a piece belongs to; none when it is no player's. */
	public OptionalInt ownerSeat(int piece) {
		int owner = state.get(piece, world.game().owner());
		return owner == World.ABSENT ? OptionalInt.empty() : OptionalInt.of(seatOf(owner));
	}

	/** The pieces of a zone, in order. */
	public List<Integer> contents(int zone) {
		Numbers numbers = new Numbers();
		state.list(zone, numbers);
		List<Integer> pieces = new ArrayList<>(numbers.size());
		for (int at = 0; at < numbers.size(); at++) {
			pieces.add(numbers.get(at));
		}
		return pieces;
	}

	/** What lies on a piece. */
	public List<Integer> on(int piece) {
		return contents(layout.zone(piece, World.CONTENTS));
	}

	/** Whether the viewer sees the pieces of a zone; their number is always seen. */
	public boolean isSeen(int zone, Sight sight) {
		return sight.sees(state, zone);
	}

	/** Whether the viewer sees a state of a piece, or of the game when the piece is -1. */
	public boolean isSeen(int piece, int property, Sight sight) {
		return sight.seesValue(state, property, piece);
	}

	/** The same without what was revealed. */
	public boolean isOpen(int piece, int property, Sight sight) {
		return sight.opensValue(state, property, piece);
	}

	public int count(int zone) {
		return state.count(zone);
	}

	public int zoneOf(int piece) {
		return state.zoneOf(piece);
	}

	/** The piece something stands on or lies in; none for what lies in a zone of the game. */
	public OptionalInt holderOf(int piece) {
		int holder = state.holderOf(piece);
		return holder < 0 ? OptionalInt.empty() : OptionalInt.of(holder);
	}

	/** The zones a piece has, by the number of their declaration. */
	public List<Integer> declaredZones(int piece) {
		List<Integer> declarations = new ArrayList<>();
		for (int declaration = 0; declaration < world.zones().size(); declaration++) {
			if (world.zones().get(declaration).owner() >= 0 && layout.zone(piece, declaration) >= 0) {
				declarations.add(declaration);
			}
		}
		return declarations;
	}

	/** The properties a piece has of a nature, by their number, in the order of their declaration. */
	public List<Integer> properties(int piece, Nature nature) {
		List<Integer> numbers = new ArrayList<>();
		for (int number = 0; number < world.properties().size(); number++) {
			World.Property property = world.properties().get(number);
			if (property.nature() == nature && property.owner() >= 0 && layout.isA(layout.kindOf(piece), property.owner())) {
				numbers.add(number);
			}
		}
		return numbers;
	}

	/** The values printed on the side a piece shows; a single value is a list of one. What is absent is left out. */
	public List<Integer> printed(int piece, int property) {
		if (!isKnown(piece)) {
			return List.of();
		}
		if (!world.properties().get(property).list()) {
			int value = program.tables().prints().of(state, piece, property);
			return value == World.ABSENT ? List.of() : List.of(value);
		}
		Numbers numbers = new Numbers();
		program.tables().prints().list(state, piece, property, numbers);
		List<Integer> values = new ArrayList<>();
		for (int at = 0; at < numbers.size(); at++) {
			values.add(numbers.get(at));
		}
		return values;
	}

	/** A state of a piece; none when it is absent or not known. */
	public OptionalInt state(int piece, int property) {
		return isKnown(piece) && isSeen(piece, property, eyes) ? present(state.get(piece, property)) : OptionalInt.empty();
	}

	/** A state of the game; none when it is absent or not known. */
	public OptionalInt state(int property) {
		return isSeen(-1, property, eyes) ? present(state.get(property)) : OptionalInt.empty();
	}

	/** The value a state of a piece had at the start. */
	public int initial(int piece, int property) {
		return sortOf(piece).initial().getOrDefault(property, world.properties().get(property).initial());
	}

	/** The side a piece shows, in the author's word; none for what has no sides. */
	public Optional<String> side(int piece) {
		List<World.Side> sides = sortOf(piece).sides();
		return sides.isEmpty() || !isKnown(piece) ? Optional.empty() : Optional.of(sides.get(state.side(piece)).name());
	}

	public int sideNumber(int piece) {
		return state.side(piece);
	}

	/** A value as it is shown to people. */
	public String shown(int value, Display display) {
		return switch (display) {
			case NUMBER -> Integer.toString(value);
			case TRUTH -> value == 0 ? world.catalogue().engineWords().no() : world.catalogue().engineWords().yes();
			case PIECE -> title(value);
			case SORT -> world.sorts().get(value).title();
			case WORD -> world.words().get(value).title();
			case FACE -> world.faces().get(value).title();
			case TEXT -> world.texts().get(value);
			case ZONE -> zoneTitle(value);
		};
	}

	/** What a property is called. */
	public String propertyTitle(int property) {
		return ReadableNames.spaced(world.properties().get(property).called());
	}

	/** Whether the author wants a property to be told at all; there is book-keeping that players need not see. */
	public boolean isTold(int property) {
		return !world.properties().get(property).title().isEmpty();
	}

	/** Whether a state that is told by its value alone is as it was at the start, which goes without saying: “still in play”. */
	public boolean isPlain(int piece, int property) {
		return isTold(property) && label(property).isEmpty()
				&& state(piece, property).equals(OptionalInt.of(initial(piece, property)));
	}

	/** What stands before the value of a property where that is told; empty when the value says all. */
	public String label(int property) {
		return world.properties().get(property).title().equals(World.Property.ITSELF) ? "" : propertyTitle(property);
	}

	/** What a zone is called; what no pack has declared is called by what it is for. */
	public String zoneTitle(int zone) {
		int declaration = layout.declaration(zone);
		String name = declaration < 0
				? layout.role(zone).name().toLowerCase(Locale.ROOT)
				: ReadableNames.spaced(world.zones().get(declaration).title());
		return layout.role(zone) == Layout.Role.DISCARDS ? name + ": discards" : name;
	}

	/** Where a zone is: its holder, when it is what lies on that, else its title with that of its holder. */
	public String whereabouts(int zone) {
		int holder = layout.holder(zone);
		if (holder < 0) {
			return zoneTitle(zone);
		}
		return layout.role(zone) == Layout.Role.CONTENTS ? title(holder) : title(holder) + ": " + zoneTitle(zone);
	}

	private int firstPlayer() {
		return world.sorts().get(world.game().playerSort()).firstPiece();
	}

	private static OptionalInt present(int value) {
		return value == World.ABSENT ? OptionalInt.empty() : OptionalInt.of(value);
	}
}
