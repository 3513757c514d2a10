package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.model.boards.Rotation;

/** Reads where everything lies in a state of a game, and whether chance has put it there. */
final class ArrangementReader {

	private static final int WHOLE = 360; // degrees

	private final World world;
	private final Layout layout;
	private final TableNames names;
	private final SortedMap<String, Integer> tracks;
	/** The property that says how far a tile is turned; -1 where there is none. */
	private final int rotation;
	private final CounterReader counters;

	/** @param tracks numbers of the properties that are tracks, by the identities of these */
	ArrangementReader(Layout layout, TableNames names, SortedMap<String, Integer> tracks) {
		this.world = layout.world();
		this.layout = layout;
		this.names = names;
		this.tracks = tracks;
		this.rotation = rotationIn(world);
		this.counters = new CounterReader(world);
	}

	Arrangement of(GameState state) {
		List<Laid> laid = new ArrayList<>();
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			String place = names.place(zone);
			for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
				int lying = piece;
				names.component(piece)
						.ifPresent(copy -> laid.add(
								new Laid(copy, place, state.side(lying), seat(state, lying), state.isHidden(lying), turned(state, lying),
										counted(state, lying))));
			}
		}
		var shown = new TreeMap<String, Integer>();
		tracks.forEach((identity, property) -> shown.put(identity, state.get(property)));
		return new Arrangement(laid, shown);
	}

	/** The decks into which something has been put since they were last shuffled, by what has happened; by their identities. */
	Set<String> ordered(List<Event> events) {
		var ordered = new TreeSet<String>();
		for (Event event : events) {
			switch (event) {
				case Event.Moved moved when layout.role(moved.to()) == Role.DECK -> ordered.add(names.place(moved.to()));
				case Event.Shuffled shuffled -> ordered.remove(names.place(shuffled.zone()));
				default -> { /* Leaves decks in their order. */ }
			}
		}
		return ordered;
	}

	/** In degrees; nothing for what is no tile, or lies on no board that has directions. */
	private int turned(GameState state, int piece) {
		if (rotation < 0 || !layout.isA(layout.kindOf(piece), world.properties().get(rotation).owner())) {
			return 0;
		}
		int directions = world.boards().stream()
				.filter(board -> board.spaces().stream().anyMatch(site -> site.piece() == state.holderOf(piece)))
				.mapToInt(board -> board.ways().size()).findFirst().orElse(0);
		return directions == 0 ? 0 : Math.floorMod(state.get(piece, rotation), directions) * WHOLE / directions;
	}

	private List<Integer> counted(GameState state, int piece) {
		return counters.propertiesOf(layout.kindOf(piece)).stream().map(property -> state.get(piece, property)).toList();
	}

	private static int rotationIn(World world) {
		return IntStream.range(0, world.properties().size()).filter(number -> {
			World.Property property = world.properties().get(number);
			return Rotation.NAME.equals(property.name()) && property.owner() >= 0
					&& Rotation.KIND.equals(world.kinds().get(property.owner()).name());
		}).findFirst().orElse(-1);
	}

	/** Whose a piece is: its own owner's, else that of what it lies on. */
	private int seat(GameState state, int piece) {
		for (int at = piece; at >= 0; at = state.holderOf(at)) {
			int owner = state.get(at, world.game().owner());
			int seat = names.seat(owner == World.ABSENT ? at : owner);
			if (seat > 0) {
				return seat;
			}
		}
		return 0;
	}
}
