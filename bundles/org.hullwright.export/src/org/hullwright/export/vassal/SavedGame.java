package org.hullwright.export.vassal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.SetUp;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.vassal.TableMaps.Position;
import org.hullwright.export.zip.StoredZip;
import org.hullwright.picture.Point;

/**
 * Writes a game that has been set up, as VASSAL saves games: commands that lay every piece, then every stack and pile, and then set the
 * numbers of the tracks. Tiles of boards are in no stack, and so lie beneath all that is.
 */
final class SavedGame {

	private static final char BETWEEN_COMMANDS = 27;
	/** Says that this game is not new, so that nothing is laid out besides. */
	private static final String NOT_NEW = "SETUP_STACK\t";
	private static final String BEGIN = "begin_save";
	private static final String END = "end_save";
	/** What follows has been scrambled with the number after it, which here changes nothing. */
	private static final String SCRAMBLED = "!VCSK00";

	private final Table table;
	private final TableMaps maps;
	private final Piles piles;
	private final PieceWriter pieces;
	private final List<Fixture> fixtures;
	private final byte[] moduleData;
	private final Map<String, Component> components;
	private final Map<String, TablePlace> places;
	private final Heights heights;
	private int stacks;

	/**
	 * A piece in a stack.
	 *
	 * @param height what is higher lies on what is lower
	 */
	private record Lying(String id, int height) {

		static final Comparator<Lying> FROM_BELOW = Comparator.comparing(Lying::height);
	}

	/**
	 * @param fixtures what lies on maps besides copies of components
	 * @param moduleData what the module says of itself that the games are for
	 */
	SavedGame(Table table, TableMaps maps, Piles piles, PieceWriter pieces, List<Fixture> fixtures, byte[] moduleData) {
		this.table = table;
		this.maps = maps;
		this.piles = piles;
		this.pieces = pieces;
		this.fixtures = fixtures;
		this.moduleData = moduleData;
		this.components = table.componentsByIdentity();
		this.heights = new Heights(table);
		this.places = table.placesByIdentity();
	}

	/** The file of a set-up. */
	byte[] of(SetUp setUp) {
		stacks = 0;
		byte[] commands = scrambled(Sequence.of(BETWEEN_COMMANDS, commands(setUp)));
		return StoredZip.<RuntimeException>bytes(zip -> {
			zip.add("savedGame", commands);
			zip.add("savedata", Metadata.game(table.version(), setUp.title()));
			zip.add("moduledata", moduleData);
		});
	}

	private List<String> commands(SetUp setUp) {
		var commands = new ArrayList<String>(List.of(BEGIN, NOT_NEW));
		var known = new HashMap<String, Laid>();
		setUp.arrangement().laid().forEach(laid -> known.put(laid.piece().identity(), laid));
		Map<TablePlace, List<String>> inPiles = new LinkedHashMap<>();
		table.places().stream().filter(place -> Piles.isPile(place) && maps.surfaceOf(place).isPresent())
				.forEach(place -> inPiles.put(place, new ArrayList<>()));
		Map<Position, List<Lying>> onMaps = new LinkedHashMap<>();
		setUp.arrangement().byPlace().forEach((identity, lying) -> {
			TablePlace place = places.get(identity);
			int inPlace = 0;
			for (Laid laid : Piles.isPile(place) ? lying : heights.fromBelow(lying)) {
				Position position = maps.position(laid, inPlace, known);
				String id = String.valueOf(commands.size());
				commands.add(piece(laid, place, position, id));
				if (inPiles.containsKey(place)) {
					inPiles.get(place).addFirst(id);
				} else if (!pieces.isGround(components.get(laid.piece().component()))) {
					onMaps.computeIfAbsent(position, any -> new ArrayList<>()).add(new Lying(id, heights.of(laid)));
				}
				inPlace++;
			}
		});
		for (Fixture fixture : fixtures) {
			String id = String.valueOf(commands.size());
			commands.add(pieces.at(fixture).added(id));
			commands.add(stack(new Position(fixture.map(), fixture.at()), List.of(id)));
		}
		onMaps.values().forEach(there -> there.sort(Lying.FROM_BELOW));
		onMaps.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.comparing(List::getFirst, Lying.FROM_BELOW)))
				.forEach(there -> commands.add(stack(there.getKey(), there.getValue().stream().map(Lying::id).toList())));
		inPiles.forEach((place, ids) -> commands.add(pile(place, ids)));
		table.tracks().forEach(track -> commands.add("GlobalProperty\t;" + Sequence.of(';', Controls.nameOf(track),
				String.valueOf(setUp.arrangement().tracks().get(track.identity())), "")));
		commands.add(END);
		return commands;
	}

	private String piece(Laid laid, TablePlace place, Position position, String id) {
		boolean hidden = laid.hidden() || !Piles.isPile(place) && Piles.isSecret(place);
		return pieces.at(laid, components.get(laid.piece().component()), hidden, maps.turned(laid), position).added(id);
	}

	private String stack(Position position, List<String> ids) {
		var state = new ArrayList<>(List.of(position.map(), rounded(position.point().x()), rounded(position.point().y())));
		state.addAll(ids);
		state.add("@@-1");
		return added("stack", Sequence.of(';', state));
	}

	private String pile(TablePlace place, List<String> ids) {
		Surface surface = maps.surfaceOf(place).orElseThrow();
		Point middle = surface.middle(place);
		var state = new ArrayList<>(
				List.of(surface.title(), rounded(middle.x()), rounded(middle.y()), String.valueOf(Piles.isSecret(place))));
		if (!ids.isEmpty()) {
			state.add(Sequence.of(',', ids));
		}
		return added(piles.type(place, surface.slot(place), maps.deckOf(place, deck -> true)), Sequence.of(';', state));
	}

	private String added(String type, String state) {
		stacks++;
		return "+/" + Sequence.of('/', "s" + stacks, type, state);
	}

	private static String rounded(double number) {
		return String.valueOf(Math.round(number));
	}

	private static byte[] scrambled(String commands) {
		var text = new StringBuilder(SCRAMBLED);
		for (byte each : commands.getBytes(StandardCharsets.UTF_8)) {
			text.append(Character.forDigit(each >> 4 & 0xF, 16)).append(Character.forDigit(each & 0xF, 16));
		}
		return text.toString().getBytes(StandardCharsets.US_ASCII);
	}
}
