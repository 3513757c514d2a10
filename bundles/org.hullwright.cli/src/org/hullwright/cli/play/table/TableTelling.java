package org.hullwright.cli.play.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.view.GameSnapshot;

/**
 * Tells persons what lies on the table: states and piles of the game, what each player and figure has, and the boards. It looks with the
 * eyes of nobody in particular, so what only some may know is not among it.
 */
public final class TableTelling {

	private static final Sight EVERYBODY = new Sight.OfSeats(Set.of());

	private final Program program;
	private final ShortNames names = new ShortNames();
	private Map<String, Section> told = Map.of();

	/** @param program what is played */
	public TableTelling(Program program) {
		this.program = program;
	}

	/** Lines for what is new since the last call of this or the other method; everything the first time. */
	public List<String> news(GameState state) {
		Map<String, Section> now = sections(state);
		List<Section> changed = now.entrySet().stream().map(section -> since(section.getKey(), section.getValue()))
				.filter(section -> !section.isEmpty()).toList();
		told = now;
		return changed.stream().flatMap(section -> section.lines().stream()).toList();
	}

	/** Lines for all there is. */
	public List<String> everything(GameState state) {
		told = sections(state);
		return told.values().stream().filter(section -> !section.isEmpty()).flatMap(section -> section.lines().stream()).toList();
	}

	private Section since(String about, Section now) {
		Section before = told.get(about);
		return before == null ? now : now.since(before);
	}

	private Map<String, Section> sections(GameState state) {
		GameSnapshot game = new GameSnapshot(program, state).seenWith(EVERYBODY);
		Things things = new Things(game, EVERYBODY);
		Map<String, Section> sections = new LinkedHashMap<>();
		sections.put("game", Section.paragraph(game.world().game().title(), gameEntries(game, things)));
		for (int player : game.players()) {
			sections.put("player " + player, Section.paragraph(game.title(player), pieceEntries(game, things, player)));
			figures(game, player).forEach(figure -> sections.put("figure " + figure,
					Section.paragraph(game.title(figure) + " of " + game.title(player), pieceEntries(game, things, figure))));
		}
		for (World.Board board : game.world().laidOut()) {
			sections.put("board " + board.name(), new BoardTelling(game, things, names, board).section());
		}
		return sections;
	}

	private static List<Integer> figures(GameSnapshot game, int player) {
		OptionalInt seat = OptionalInt.of(game.seatOf(player));
		return IntStream.range(0, game.layout().pieceCount())
				.filter(piece -> game.isA(piece, "figure") && game.ownerSeat(piece).equals(seat))
				.boxed().toList();
	}

	private static Map<String, String> gameEntries(GameSnapshot game, Things things) {
		Map<String, String> entries = new LinkedHashMap<>();
		for (int number = 0; number < game.world().properties().size(); number++) {
			World.Property property = game.world().properties().get(number);
			if (property.owner() < 0 && property.nature() == Nature.STATE) {
				addState(game, things, number, game.state(number).orElse(World.ABSENT), entries);
			}
		}
		Layout layout = game.layout();
		IntStream.range(0, layout.zoneCount()).filter(zone -> layout.holder(zone) < 0 && layout.declaration(zone) >= 0)
				.forEach(zone -> addZone(game, things, zone, entries));
		return entries;
	}

	private static Map<String, String> pieceEntries(GameSnapshot game, Things things, int piece) {
		Map<String, String> entries = new LinkedHashMap<>();
		if (game.isA(piece, "figure")) {
			game.holderOf(piece).ifPresent(holder -> entries.put("place", PlaceNames.around(game, holder)));
		}
		game.properties(piece, Nature.STATE)
				.forEach(property -> addState(game, things, property, game.state(piece, property).orElse(World.ABSENT), entries));
		game.declaredZones(piece).forEach(declaration -> addZone(game, things, game.layout().zone(piece, declaration), entries));
		if (!game.on(piece).isEmpty()) {
			entries.put("with", "with " + things.listed(game.on(piece)));
		}
		return entries;
	}

	/**
	 * Whose something is and who has won is told otherwise.
	 *
	 * @param value {@link World#ABSENT} when there is none, or not everybody knows it
	 */
	private static void addState(GameSnapshot game, Things things, int property, int value, Map<String, String> entries) {
		World.Game known = game.world().game();
		boolean no = game.world().properties().get(property).display() == Display.TRUTH && value == 0;
		if (value != World.ABSENT && !no && game.isTold(property) && property != known.owner() && property != known.won()) {
			entries.put(game.propertyTitle(property), things.state(property, value));
		}
	}

	private static void addZone(GameSnapshot game, Things things, int zone, Map<String, String> entries) {
		Layout.Role role = game.layout().role(zone);
		if (game.count(zone) > 0 || role == Layout.Role.DECK || role == Layout.Role.BAG) {
			entries.put(game.zoneTitle(zone), things.zone(zone));
		}
	}
}
