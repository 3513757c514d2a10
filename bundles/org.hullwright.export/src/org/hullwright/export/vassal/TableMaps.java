package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.export.art.BoardPicture;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Board;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Piece;
import org.hullwright.export.table.SetUp;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.table.TablePlace.Holder;
import org.hullwright.export.table.TablePlace.Role;
import org.hullwright.export.vassal.Sizes.Size;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.Raster;

/** Which maps a table has, and where on them everything is. */
final class TableMaps {

	/** The map of places that are on no board. */
	static final String TABLE = "Table";

	/** The window of a hand is as high as it is, and needs some of that for its buttons and the bar below. */
	private static final Size HAND = new Size(2600, 560);
	/** The middle of the leftmost of what is in a hand: the rest is in one stack with it, which hands lay side by side. */
	static final Point LEFT_OF_HAND = new Point(140, 200);
	private static final double HAND_STEP = 235;
	/** In the middle, to the right or below, to the left or above. */
	private static final List<Integer> AROUND = List.of(0, 1, -1);
	/** So far apart are figures with what is written below them. */
	private static final int NEXT_TO = 90;
	private static final int BELOW = 115;
	private static final int BETWEEN = 4;

	private final Table table;
	private final BoardArt art;
	private final PlaceNames names;
	private final MapNames mapNames;
	private final Map<String, TablePlace> places;
	private final Map<String, Component> components;
	private final Map<String, BoardPicture> boards = new HashMap<>();
	private final List<Surface> surfaces;

	/**
	 * Where something is.
	 *
	 * @param map name of the map
	 */
	record Position(String map, Point point) {}

	/** @param surfaces with the places that are on no board */
	TableMaps(Table table, PlaceNames names, MapNames mapNames, List<Surface> surfaces, BoardArt art) {
		this.table = table;
		this.art = art;
		this.names = names;
		this.mapNames = mapNames;
		this.surfaces = surfaces;
		this.places = table.placesByIdentity();
		this.components = table.componentsByIdentity();
		table.boards().forEach(board -> boards.put(board.identity(), art.of(board)));
	}

	/**
	 * Places of a table that are on no board and need room: those in which something lies at some time, and those from which something is
	 * drawn.
	 */
	static List<TablePlace> placesWithRoom(Table table) {
		var used = new LinkedHashSet<String>(table.beginning().byPlace().keySet());
		table.setUps().stream().map(SetUp::arrangement).forEach(arrangement -> arrangement.laid().stream()
				.filter(laid -> laid.seat() == 0 || !isHand(placeOf(table, laid))).map(Laid::place).forEach(used::add));
		Set<String> figures = table.playerFigures();
		Map<String, Component> components = table.componentsByIdentity();
		Predicate<TablePlace> isUsed = place -> used.contains(place.identity()) && !isOnTile(table, components, place) || isDrawn(place)
				|| isOf(place, figures) || place.holder().isEmpty() && place.role() != Role.SUPPLY;
		Set<String> decks = table.places().stream().filter(place -> place.role() == Role.DECK && isUsed.test(place))
				.map(TablePlace::identity)
				.collect(Collectors.toSet());
		return table.places().stream().filter(place -> place.role() != Role.UPON || isUponSeat(place) || isDrawn(place))
				.filter(place -> isUsed.test(place) || place.deck().filter(decks::contains).isPresent()).toList();
	}

	/** What lies open or face down on the tile of a board lies there on the board: elsewhere it would tell which tile it is. */
	private static boolean isOnTile(Table table, Map<String, Component> components, TablePlace place) {
		return !Piles.isPile(place) && !table.boards().isEmpty()
				&& place.holder().map(holder -> components.get(Piece.componentOf(holder.identity())))
						.filter(component -> component.shape() == Shape.TILE).isPresent();
	}

	/** What is drawn on a board that is not there is drawn on the table. */
	private static boolean isDrawn(TablePlace place) {
		return place.holder().filter(holder -> holder.what() == Holder.What.SPOT).isPresent();
	}

	/** Whether a place is one of a figure's, but not its hand. */
	private static boolean isOf(TablePlace place, Set<String> figures) {
		return !isHand(place) && place.holder().filter(holder -> figures.contains(Piece.componentOf(holder.identity()))).isPresent();
	}

	/** A player is no thing, so what lies on one lies on the table. */
	private static boolean isUponSeat(TablePlace place) {
		return place.role() == Role.UPON && place.holder().filter(holder -> holder.what() == Holder.What.SEAT).isPresent();
	}

	private static TablePlace placeOf(Table table, Laid laid) {
		return table.place(laid.place());
	}

	/** Whether only its owner sees what lies there. */
	static boolean isHand(TablePlace place) {
		return place.role() == Role.AREA && place.visibility() == Visibility.OWNER && place.holder().isPresent();
	}

	/** What the sides are called. */
	static List<String> sides(Table.Seats seats) {
		return IntStream.rangeClosed(1, seats.most()).mapToObj(seat -> seats.title() + " " + seat).toList();
	}

	/** The map on which a side's hand is. */
	static String handOf(String side) {
		return "Hand of " + side;
	}

	Stream<Element> boardMaps(Images images) {
		return table.boards().stream().map(board -> boardMap(board, images));
	}

	private Element boardMap(Board board, Images images) {
		BoardPicture picture = boards.get(board.identity());
		var distinct = new Distinct();
		Stream<Element> zones = board.spaces().stream()
				.map(space -> space(board, picture, distinct.of(space.title()), space.identity()));
		Stream<Element> regions = board.links().stream().filter(link -> picture.middles().containsKey(link.identity()))
				.map(link -> Maps.region(distinct.of(link.title()), picture.middles().get(link.identity())));
		List<Element> zoned = zones.toList();
		return open(mapNames.of(board), picture.raster(), images, Maps.grid(zoned.stream(), regions));
	}

	private static Element space(Board board, BoardPicture picture, String name, String identity) {
		List<Point> outline = picture.outlines().get(identity);
		Point middle = picture.middles().get(identity);
		return Maps.space(name, outline, board.isGrid() ? List.of(middle) : places(middle, outline));
	}

	/** Where tiles lie, in the middle, and what stands around it on them, as a set-up puts it there. */
	private static List<Point> places(Point middle, List<Point> outline) {
		return IntStream.range(0, AROUND.size() * AROUND.size()).mapToObj(number -> beside(middle, number))
				.filter(place -> place.equals(middle) || Polygons.contains(outline, place)).toList();
	}

	/** A map of places that are on no board, with what is drawn from and nothing in it. */
	Element surfaceMap(Surface surface, Images images) {
		var distinct = new Distinct();
		Stream<Element> zones = surface.places().stream().filter(place -> !Piles.isPile(place)).map(place -> {
			var slot = surface.slot(place);
			return Maps.zone(distinct.of(names.of(place)),
					List.of(new Point(slot.x(), slot.y()), new Point(slot.x() + slot.width(), slot.y()),
							new Point(slot.x() + slot.width(), slot.y() + slot.height()), new Point(slot.x(), slot.y() + slot.height())));
		});
		return open(surface.title(), surface.picture(art.art()), images, Maps.grid(zones, Stream.of()));
	}

	private static Element open(String title, Raster picture, Images images, Element grid) {
		return Maps.open(title, Maps.board(images.keep(picture)).add(grid), new Size(picture.width(), picture.height()));
	}

	/** The maps of hands. */
	Stream<Element> hands() {
		return sides(table.seats()).stream().map(side -> Maps.hand(handOf(side), side, HAND));
	}

	/** The surface that a place is on; none for those on boards and in hands. */
	Optional<Surface> surfaceOf(TablePlace place) {
		return surfaces.stream().filter(surface -> surface.has(place)).findFirst();
	}

	/**
	 * The deck that a discard pile is put back into; null for none.
	 *
	 * @param here which decks are meant
	 */
	@Nullable
	TablePlace deckOf(TablePlace place, Predicate<TablePlace> here) {
		return place.deck().filter(deck -> here.test(places.get(deck))).<@Nullable TablePlace>map(places::get).orElse(null);
	}

	/**
	 * Where a thing lies.
	 *
	 * @param number how many lie before it in its place
	 * @param lying where each copy lies, by its identity
	 */
	Position position(Laid laid, int number, Map<String, Laid> lying) {
		TablePlace place = places.get(laid.place());
		Optional<String> hand = handWith(laid);
		if (hand.isPresent()) {
			return new Position(hand.get(), LEFT_OF_HAND.plus(isTile(laid) ? number * HAND_STEP : 0, 0));
		}
		int apart = Piles.isPile(place) || isLarge(laid) ? 0 : number;
		return surfaceOf(place).map(surface -> new Position(surface.title(), within(surface, place, laid, apart)))
				.orElseGet(() -> upon(place, apart, lying));
	}

	/** The map of the hand that a thing is in; empty for what lies elsewhere. */
	Optional<String> handWith(Laid laid) {
		return isHand(places.get(laid.place())) && laid.seat() > 0
				? Optional.of(handOf(sides(table.seats()).get(laid.seat() - 1)))
				: Optional.empty();
	}

	/** How far a thing is turned, in degrees clockwise: what is long lies along its path. */
	int turned(Laid laid) {
		if (laid.turned() != 0 || !components.get(laid.piece().component()).isStrip()) {
			return laid.turned();
		}
		String path = places.get(laid.place()).holder().map(Holder::identity).orElse("");
		return boards.values().stream().flatMap(board -> Stream.ofNullable(board.directions().get(path))).findFirst().orElse(0);
	}

	/** Small things lie beside each other, row by row, as far as there is room. */
	private Point within(Surface surface, TablePlace place, Laid laid, int number) {
		Bounds slot = surface.slot(place);
		Size size = Sizes.ofPiece(components.get(laid.piece().component()));
		int columns = (int) Math.max(1, slot.width() / (size.width() + BETWEEN));
		int rows = (int) Math.max(1, slot.height() / (size.height() + BETWEEN));
		if (Piles.isPile(place) || isLarge(laid) || columns * rows == 1) {
			return number == 0 ? slot.centre() : beside(slot.centre(), number);
		}
		return new Point(slot.x() + slot.width() * (number % columns + 0.5) / columns,
				slot.y() + slot.height() * (number / columns % rows + 0.5) / rows);
	}

	/**
	 * Whether there is no room for others beside it: large things lie in a stack, which VASSAL shows one by one when it is clicked. Tiles
	 * of boards are in no stack.
	 */
	private boolean isLarge(Laid laid) {
		return components.get(laid.piece().component()).shape() == Shape.CARD || isTile(laid) && table.boards().isEmpty();
	}

	private boolean isTile(Laid laid) {
		return components.get(laid.piece().component()).shape() == Shape.TILE;
	}

	/** Where things lie that lie on something: on a board, or on whatever lies somewhere. */
	private Position upon(TablePlace place, int number, Map<String, Laid> lying) {
		String holder = place.holder().map(Holder::identity).orElse("");
		Optional<Board> board = table.boards().stream().filter(each -> boards.get(each.identity()).middles().containsKey(holder))
				.findFirst();
		if (board.isPresent()) {
			return new Position(mapNames.of(board.get()), beside(boards.get(board.get().identity()).middles().get(holder), number));
		}
		Position under = lying.containsKey(holder)
				? position(lying.get(holder), 0, lying)
				: new Position(surfaces.getFirst().title(), new Point(NEXT_TO, NEXT_TO));
		return new Position(under.map(), beside(under.point(), number + before(place)));
	}

	/** How many other places there are on the same thing, whose content is not to lie in one stack with what is in this one. */
	private int before(TablePlace place) {
		List<TablePlace> alike = table.places().stream()
				.filter(other -> other.role() == Role.AREA && place.role() == Role.AREA && other.holder().equals(place.holder())).toList();
		return Math.max(0, alike.indexOf(place));
	}

	private static Point beside(Point middle, int number) {
		return middle.plus(NEXT_TO * AROUND.get(number % AROUND.size()), BELOW * AROUND.get(number / AROUND.size() % AROUND.size()));
	}
}
