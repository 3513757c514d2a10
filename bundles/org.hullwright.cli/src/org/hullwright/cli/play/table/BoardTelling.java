package org.hullwright.cli.play.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.view.GameSnapshot;

/** What there is to tell of a board: a drawing of a grid, what lies where on any other. */
final class BoardTelling {

	private final GameSnapshot game;
	private final Things things;
	private final World.Board board;
	private final GridDrawing drawing;

	BoardTelling(GameSnapshot game, Things things, ShortNames names, World.Board board) {
		this.game = game;
		this.things = things;
		this.board = board;
		this.drawing = new GridDrawing(game, things, names, board);
	}

	Section section() {
		Map<String, String> entries = new LinkedHashMap<>();
		List<String> background = new ArrayList<>();
		Map<String, String> legend = new LinkedHashMap<>();
		List<String> lines = isGrid(board) ? drawing.lines(legend) : List.of();
		if (lines.isEmpty()) {
			legend.clear();
			addPlaces(entries, background);
		} else {
			addDetails(entries);
			board.spaces().forEach(site -> spacesOf(Nature.STATE).accept(site.piece(), entries));
		}
		addPaths(entries);
		if (isGrid(board)) {
			Map<String, String> printed = new LinkedHashMap<>();
			board.spaces().forEach(site -> spacesOf(Nature.PRINTED).accept(site.piece(), printed));
			background.addAll(printed.values());
		}
		board.paths().stream().filter(World.Link::oneWay)
				.forEach(path -> background.add("one way " + placeOf(path.from()) + " to " + placeOf(path.to())));
		return new Section(Section.Form.LINES, board.title(), entries, background, lines, legend);
	}

	/** Squares, and hexagons that have directions, are drawn; what lies elsewhere is found by the names of the places. */
	static boolean isGrid(World.Board board) {
		return board.form() == World.Board.Form.SQUARES || !board.ways().isEmpty();
	}

	/** What something on a grid is found by; "4,1" for the first column of the fourth row. */
	static Optional<String> coordinates(World world, int space) {
		return world.laidOut().stream().filter(BoardTelling::isGrid).flatMap(grid -> grid.spaces().stream())
				.filter(site -> site.piece() == space).findFirst().map(site -> site.row() + "," + site.column());
	}

	private void addPlaces(Map<String, String> entries, List<String> background) {
		List<String> empty = new ArrayList<>();
		for (World.Site site : board.spaces()) {
			String name = placeOf(site.piece());
			List<String> here = contents(site.piece());
			if (!here.isEmpty()) {
				entries.put(name, name + ": " + String.join(", ", here));
			} else if (game.on(site.piece()).stream().allMatch(game::isKnown)) {
				empty.add(name);
			}
		}
		if (!empty.isEmpty()) {
			background.add("nothing in " + String.join(", ", empty));
		}
	}

	/** What lies on a place, what has become of it and its tile, and what that holds; the tile's name is the place's. */
	private List<String> contents(int place) {
		List<String> here = new ArrayList<>(things.changes(place));
		List<Integer> loose = new ArrayList<>();
		for (int piece : game.on(place)) {
			if (isTile(piece)) {
				here.addAll(things.details(piece));
				if (game.isKnown(piece)) {
					loose.addAll(game.on(piece));
				}
			} else {
				loose.add(piece);
			}
		}
		if (!loose.isEmpty()) {
			here.add(things.listed(loose));
		}
		return here;
	}

	private void addPaths(Map<String, String> entries) {
		for (World.Link path : board.paths()) {
			List<String> here = contents(path.piece());
			if (!here.isEmpty()) {
				String name = pathName(path);
				entries.put(name, name + ": " + String.join(", ", here));
			}
		}
	}

	private String pathName(World.Link path) {
		return isGrid(board) ? placeOf(path.from()) + " to " + placeOf(path.to()) : placeOf(path.piece());
	}

	/** What has become of the pieces that the drawing shows by letters only. */
	private void addDetails(Map<String, String> entries) {
		for (World.Site site : board.spaces()) {
			Stream<Integer> here = game.on(site.piece()).stream()
					.flatMap(piece -> isTile(piece) && game.isKnown(piece)
							? Stream.concat(Stream.of(piece), game.on(piece).stream())
							: Stream.of(piece));
			String at = placeOf(site.piece());
			here.forEach(piece -> {
				String changes = String.join(", ", things.inside(piece));
				if (!changes.isEmpty()) {
					String about = at + " " + game.title(piece);
					entries.merge(about, about + ": " + changes, (before, same) -> before + " / " + changes);
				}
			});
		}
	}

	/** Collects the places at which a state is not what it was at the start, or something is printed that is not so by itself. */
	private BiConsumer<Integer, Map<String, String>> spacesOf(Nature nature) {
		return (space, found) -> game.properties(space, nature).stream().filter(property -> isTold(property, space)).forEach(property -> {
			OptionalInt value = value(space, property);
			if (value.isPresent()) {
				String told = things.state(property, value.getAsInt());
				found.merge(told, told + " at " + placeOf(space), (before, more) -> before + " " + placeOf(space));
			}
		});
	}

	private boolean isTold(int property, int space) {
		World.Property declared = game.world().properties().get(property);
		boolean worded = declared.display() == Display.TRUTH || declared.display() == Display.WORD || declared.nature() == Nature.STATE;
		return worded && !declared.list() && property != game.world().game().owner()
				&& value(space, property).orElse(World.ABSENT) != usual(declared, space, property);
	}

	private int usual(World.Property declared, int space, int property) {
		return declared.nature() == Nature.STATE ? game.initial(space, property) : declared.initial();
	}

	private OptionalInt value(int space, int property) {
		return game.world().properties().get(property).nature() == Nature.STATE
				? game.state(space, property)
				: game.printed(space, property).stream().flatMapToInt(IntStream::of).findFirst();
	}

	private String placeOf(int place) {
		return PlaceNames.of(game, place);
	}

	private boolean isTile(int piece) {
		return game.isA(piece, "tile");
	}
}
