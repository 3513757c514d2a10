package org.hullwright.export.vassal;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.export.vassal.Sizes.Size;
import org.hullwright.picture.Point;

/** Writes maps. A map that is read gets nothing by itself, not even what moves pieces, so each is given all of it. */
final class Maps {

	private static final String MODULE = "VASSAL.build.module.";
	private static final String GRID = MODULE + "map.boardPicker.board.";

	private static final String GROUND = "233,236,240";
	private static final String VIEWER = "CounterDetailViewer";
	private static final String ZOOMER = "Zoomer";
	/** The largest shows each pixel of a card. */
	private static final List<Double> ZOOMS = List.of(0.1, 0.15, 0.25, 0.4, 0.6, 0.8, 1.0, 1.5, 2.0, 2.69);
	/** A map begins as large as it can be while this shows all of it. */
	private static final Size WINDOW = new Size(1920, 1200);
	private static final double SMALLEST_AT_FIRST = 0.4;
	private static final double LARGEST_AT_FIRST = 0.8;
	/** At this size small print can be read; what a map shows larger anyway is not shown once more. */
	private static final String READABLE = "1.25";

	/** What every map needs to be of use. */
	static final List<String> BEHAVIOUR = List.of("StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer",
			"MapCenterer", "StackExpander",
			"PieceMover", "KeyBufferer", "ImageSaver", VIEWER, "Flare", ZOOMER, "SelectionHighlighters",
			"HighlightLastMoved");

	/** What a hand goes without, for it then lays what is in a stack side by side. */
	static final Set<String> NOT_OF_HANDS = Set.of("StackMetrics", "StackExpander");

	/** Name of the only board that each map has. */
	static final String BOARD = "Board";

	private Maps() {}

	/**
	 * A map that all players see.
	 *
	 * @param size of its board
	 */
	static Element open(String name, Element board, Size size) {
		Element map = begun(Element.of(MODULE + "Map"), name).with("launch", "true").with("buttonName", name)
				.with("moveWithinFormat", "$pieceName$: $previousLocation$ → $location$ *")
				.with("moveToFormat", "$pieceName$ → $location$ *")
				.with("createFormat", "$pieceName$ → $location$ *").add(picker(name, board));
		BEHAVIOUR.forEach(behaviour -> map.add(behaviour(behaviour, size)));
		return map;
	}

	/**
	 * Has a map shown in the main window as soon as a game begins: somebody who begins one sees no board otherwise until finding its
	 * button. Only one can be.
	 */
	static void showAtOnce(Element map) {
		map.with("launch", "false").with("buttonName", "");
	}

	/** A map that one side sees. What comes there is told without its name, which is nobody else's business. */
	static Element hand(String name, String side, Size size) {
		Element board = board().with("width", size.width()).with("height", size.height()).with("color", GROUND).add(whole(name, size));
		Element map = begun(Element.of(MODULE + "PlayerHand").with("side", side).with("visible", "false").with("useBoards", ""), name)
				.with("launch", "true").with("buttonName", name).with("moveWithinFormat", "").with("moveToFormat", "→ $location$ *")
				.with("createFormat", "→ $location$ *").add(picker(name, board));
		BEHAVIOUR.stream().filter(behaviour -> !NOT_OF_HANDS.contains(behaviour)).forEach(behaviour -> map.add(behaviour(behaviour, size)));
		return map;
	}

	/** Names all of a board, so that what comes there is told to come there. */
	private static Element whole(String name, Size size) {
		List<Point> corners = List.of(new Point(0, 0), new Point(size.width(), 0), new Point(size.width(), size.height()),
				new Point(0, size.height()));
		return grid(Stream.of(zone(name, corners)), Stream.of());
	}

	private static Element begun(Element map, String name) {
		return map.with("mapName", name).with("edgeWidth", 0).with("edgeHeight", 0).with("allowMultiple", "false")
				.with("changeFormat", "$message$");
	}

	private static Element picker(String name, Element board) {
		String picked = name + "BoardPicker\t" + BOARD + "\t0\t0";
		return Element.of(MODULE + "map.BoardPicker").with("title", name).with("addRowText", "").with("addColumnText", "")
				.with("boardPrompt", "").with("slotWidth", 350)
				.with("slotHeight", 125).with("slotScale", "0.2").add(board).add(Element.of("setup").saying(picked));
	}

	private static Element behaviour(String name, Size size) {
		Element behaviour = Element.of(MODULE + "map." + name);
		return switch (name) {
			case ZOOMER -> behaviour.with("zoomLevels", String.join(",", ZOOMS.stream().map(String::valueOf).toList()))
					.with("zoomStart", ZOOMS.size() - ZOOMS.indexOf(zoomOf(size))); // counted from the largest
			case VIEWER -> behaviour.with("bgColor", GROUND) // without one it is black around hexagons and round tokens
					.with("showNoStack", "true").with("showNonMovable", "true").with("showDeck", "true").with("zoomlevel", READABLE)
					.with("graphicsZoom", READABLE).with("borderWidth", 6);
			default -> behaviour;
		};
	}

	private static double zoomOf(Size size) {
		return ZOOMS.stream().filter(zoom -> zoom >= SMALLEST_AT_FIRST && zoom <= LARGEST_AT_FIRST)
				.filter(zoom -> size.width() * zoom <= WINDOW.width() && size.height() * zoom <= WINDOW.height())
				.reduce((smaller, larger) -> larger).orElse(SMALLEST_AT_FIRST);
	}

	/** A board that shows a picture. */
	static Element board(String image) {
		return board().with("image", image);
	}

	private static Element board() {
		return Element.of(MODULE + "map.boardPicker.Board").with("name", BOARD).with("reversible", "false");
	}

	/** What names parts of a board: some by an outline, some by a point. */
	static Element grid(Stream<Element> zones, Stream<Element> regions) {
		Element points = Element.of(GRID + "RegionGrid").with("fontsize", 9).with("snapto", "false").with("visible", "false");
		regions.forEach(points::add);
		Element grid = Element.of(GRID + "ZonedGrid").add(points);
		zones.forEach(grid::add);
		return grid;
	}

	/**
	 * A space: what is put into it comes to lie at the nearest of some points.
	 *
	 * @param points at least one
	 */
	static Element space(String name, List<Point> outline, List<Point> points) {
		Element grid = Element.of(GRID + "RegionGrid").with("fontsize", 9).with("snapto", "true").with("visible", "false");
		for (int number = 0; number < points.size(); number++) {
			grid.add(region(number == 0 ? name : name + " " + (number + 1), points.get(number)));
		}
		return zone(name, outline).add(grid);
	}

	/** A part of a board. */
	static Element zone(String name, List<Point> outline) {
		String path = String.join(";", outline.stream().map(point -> Math.round(point.x()) + "," + Math.round(point.y())).toList());
		return Element.of(GRID + "mapgrid.Zone").with("name", name).with("path", path).with("locationFormat", "$name$")
				.with("useParentGrid", "false")
				.with("useHighlight", "false").with("highlightProperty", "");
	}

	/** A named point of a board. */
	static Element region(String name, Point point) {
		return Element.of(GRID + "Region").with("name", name).with("originx", Math.round(point.x())).with("originy", Math.round(point.y()));
	}
}
