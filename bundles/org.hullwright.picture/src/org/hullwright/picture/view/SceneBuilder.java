package org.hullwright.picture.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.Dossier;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.scene.LegendEntry;
import org.hullwright.picture.scene.LegendEntry.Sample;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.PrintedMark;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.scene.TileScene;
import org.hullwright.picture.scene.TurnedEdges;

/** Makes the scene of each board from the state of a game. One for a pack; for any number of moments. */
public final class SceneBuilder {

	private static final String BETWEEN_NUMBERS = "·";
	private final Looks looks;

	public SceneBuilder(World world) {
		this.looks = new Looks(world);
	}

	/** One scene for each board of the pack, in their order. */
	public List<BoardScene> scenes(GameSnapshot game) {
		return game.world().laidOut().stream().map(board -> new Building(game, board).scene()).toList();
	}

	/** What a piece looks like by itself, wherever it is. */
	public Occupant alone(GameSnapshot game, int piece) {
		return new OccupantBuilder(game, looks).of(List.of(piece), Map.of()).getFirst();
	}

	/** The nearest thing on a board that a piece is part of, the piece itself where it stands there by itself. */
	public static int visibleHolder(GameSnapshot game, int piece) {
		int at = piece;
		while (!onBoard(game, at)) {
			OptionalInt holder = game.holderOf(at);
			if (holder.isEmpty()) {
				return piece;
			}
			at = holder.getAsInt();
		}
		return at;
	}

	private static boolean onBoard(GameSnapshot game, int piece) {
		OptionalInt holder = game.holderOf(piece);
		boolean site = game.layout().readingOrder(piece) != Integer.MAX_VALUE;
		return site || holder.isPresent()
				&& (game.isA(holder.getAsInt(), "tile") || game.layout().readingOrder(holder.getAsInt()) != Integer.MAX_VALUE);
	}

	/** One run. */
	private final class Building {

		private final GameSnapshot game;
		private final World.Board board;
		private final OccupantBuilder occupants;
		private final Dossiers dossiers;
		private final Map<Integer, Dossier> known = new HashMap<>();
		private final Map<String, LegendEntry> legend = new LinkedHashMap<>();
		private final Set<Integer> here;
		private final EdgeReader edges;

		Building(GameSnapshot game, World.Board board) {
			this.game = game;
			this.board = board;
			this.occupants = new OccupantBuilder(game, looks);
			this.dossiers = new Dossiers(game);
			this.here = board.spaces().stream().map(World.Site::piece).collect(Collectors.toSet());
			this.edges = new EdgeReader(game, board);
		}

		BoardScene scene() {
			FarEnds farEnds = new FarEnds(game, board);
			List<SpaceScene> spaces = Stream.concat(board.spaces().stream().map(this::space), farEnds.spaces().stream()).toList();
			List<PathScene> paths = Stream
					.concat(board.paths().stream().filter(path -> isHere(path.from()) && isHere(path.to())), farEnds.paths().stream())
					.map(this::path).toList();
			farEnds.spaces().forEach(end -> know(end.piece()));
			Set<String> common = CommonMarks.of(spaces);
			legend.keySet().removeAll(common);
			List<LegendEntry> entries = legend.values().stream().sorted(Comparator.comparing(LegendEntry::sample)).toList();
			return new BoardScene(board.title(), board.form() == World.Board.Form.SQUARES, CommonMarks.without(common, spaces), paths,
					entries, known);
		}

		/** Whether a space is of this board; a path may lead to another one. */
		private boolean isHere(int space) {
			return here.contains(space);
		}

		private SpaceScene space(World.Site site) {
			List<Integer> pieces = game.on(site.piece());
			Optional<Integer> tile = topTile(pieces);
			List<Occupant> here = occupants(pieces, Map.of());
			know(site.piece());
			return new SpaceScene(site.piece(), spaceTitle(site.piece()), site.row(), site.column(), group(site.piece()),
					tile.<@Nullable TileScene>map(this::tile).orElse(null), here);
		}

		/** Spaces without a name of their own are named after the board, which goes without saying. */
		private String spaceTitle(int space) {
			String title = game.title(space);
			return title.startsWith(board.title() + " ") ? title.substring(board.title().length() + 1) : title;
		}

		private PathScene path(World.Link link) {
			List<Integer> pieces = game.on(link.piece());
			Map<Integer, Integer> ends = new HashMap<>();
			for (int end : List.of(link.from(), link.to())) {
				ends.put(end, end);
				game.on(end).forEach(piece -> ends.put(piece, end));
			}
			know(link.piece());
			return new PathScene(link.piece(), link.from(), link.to(), link.oneWay(),
					topTile(pieces).<@Nullable TileScene>map(this::tile).orElse(null),
					occupants(pieces, ends));
		}

		private Optional<Integer> topTile(List<Integer> pieces) {
			return pieces.reversed().stream().filter(piece -> game.isA(piece, "tile")).findFirst();
		}

		/** What lies on a place and on the tiles there. */
		private List<Occupant> occupants(List<Integer> pieces, Map<Integer, Integer> ends) {
			List<Integer> all = new ArrayList<>();
			for (int piece : pieces) {
				if (game.isA(piece, "tile")) {
					all.addAll(game.on(piece));
				} else {
					all.add(piece);
				}
			}
			all.forEach(this::know);
			List<Occupant> here = occupants.of(all, ends);
			here.forEach(this::explain);
			return here;
		}

		private void explain(Occupant occupant) {
			Sample sample = switch (occupant.form()) {
				case PAWN -> Sample.PAWN;
				case CREATURE -> Sample.CREATURE;
				case TOKEN, CARD -> Sample.TOKEN;
			};
			String title = game.title(occupant.pieces().getFirst());
			legend.putIfAbsent(title, new LegendEntry(title, occupant.emblem(), occupant.hue(), sample));
		}

		private TileScene tile(int piece) {
			know(piece);
			PrintedLook look = looks.ofKind(game.layout().kindOf(piece));
			Integer along = edges.propertyOf(piece);
			String identifier = number(piece, look.identifier());
			TurnedEdges turned = along == null ? null : edges.of(piece, along, value -> mark(along, value).findFirst());
			return new TileScene(piece, game.title(piece), group(piece), number(piece, valueOf(piece, look)),
					identifier == null ? "" : identifier, marks(piece, look, along),
					looks.emblemOfTile(game, piece), turned);
		}

		/** What most places have because nothing else is said of them tells none from another. */
		private @Nullable Integer valueOf(int piece, PrintedLook look) {
			Integer value = look.value();
			return value == null || isPath(piece) || isSaid(piece, value) ? value : null;
		}

		private @Nullable Hue group(int piece) {
			Integer property = looks.ofKind(game.layout().kindOf(piece)).group();
			if (property == null || isPath(piece) && !isSaid(piece, property)) {
				return null;
			}
			return game.printed(piece, property).stream().findFirst().<@Nullable Hue>map(word -> {
				Hue hue = looks.hueOfWord(word);
				if (!isPath(piece)) {
					String meaning = meaning(property, word);
					legend.putIfAbsent(meaning, new LegendEntry(meaning, Emblem.NONE, hue, Sample.GROUP));
				}
				return hue;
			}).orElse(null);
		}

		/** Whether it is printed on the design itself, not only taken from its kind. */
		private boolean isSaid(int piece, int property) {
			World.Sort design = game.sortOf(piece);
			return design.printed().containsKey(property) || design.sides().stream().anyMatch(side -> side.printed().containsKey(property));
		}

		private boolean isPath(int piece) {
			return game.isA(piece, "path") || game.holderOf(piece).stream().anyMatch(holder -> game.isA(holder, "path"));
		}

		private @Nullable String number(int piece, @Nullable Integer property) {
			List<Integer> printed = property == null ? List.of() : game.printed(piece, property);
			return printed.isEmpty() ? null : printed.stream().map(String::valueOf).collect(Collectors.joining(BETWEEN_NUMBERS));
		}

		/** @param along what is shown along the edges and not among the marks; null for nothing */
		private List<PrintedMark> marks(int piece, PrintedLook look, @Nullable Integer along) {
			List<PrintedMark> marks = new ArrayList<>();
			Integer group = look.group();
			for (int number : game.properties(piece, Nature.PRINTED)) {
				boolean elsewhere = group != null && group == number || along != null && along == number;
				if (!elsewhere) {
					game.printed(piece, number).stream().flatMap(value -> mark(number, value)).forEach(marks::add);
				}
			}
			for (int number : game.properties(piece, Nature.STATE)) {
				boolean changed = game.world().properties().get(number).display() == Display.TRUTH;
				game.state(piece, number).stream().filter(value -> changed).boxed().flatMap(value -> mark(number, value))
						.forEach(marks::add);
			}
			marks.forEach(
					mark -> legend.putIfAbsent(mark.meaning(), new LegendEntry(mark.meaning(), mark.emblem(), mark.hue(), Sample.MARK)));
			return marks;
		}

		private Stream<PrintedMark> mark(int number, int value) {
			World.Property property = game.world().properties().get(number);
			return switch (property.display()) {
				case TRUTH -> value == 0
						? Stream.empty()
						: Stream.of(new PrintedMark(ReadableNames.titled(game.propertyTitle(number)), looks.emblemOfProperty(number),
								new Hue.Numbered(number)));
				case WORD -> Stream.of(new PrintedMark(meaning(number, value),
						looks.emblemOfWord(value, game.shown(value, Display.WORD)), looks.hueOfWord(value)));
				default -> Stream.empty();
			};
		}

		private String meaning(int property, int word) {
			String shown = game.shown(word, Display.WORD);
			boolean colour = game.world().properties().get(property).name().equals(Looks.COLOUR);
			String between = shown.length() == 1 ? " " : ": "; // “Section A”, “Items: green”
			return ReadableNames.titled(colour ? shown : game.propertyTitle(property) + between + shown);
		}

		private void know(int piece) {
			known.computeIfAbsent(piece, dossiers::of);
		}
	}
}
