package org.hullwright.export.vassal;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.picture.Point;

/** Writes maps. A map that is read gets nothing by itself, not even what moves pieces, so each is given all of it. */
final class Maps {

	private static final String MODULE = "VASSAL.build.module.";
	private static final String GRID = MODULE + "map.boardPicker.board.";

	private static final String GROUND = "233,236,240";
	private static final String VIEWER = "CounterDetailViewer";
	private static final String ZOOMER = "Zoomer";
	/** The largest shows each pixel of a card. */
	private static final String ZOOMS = "0.1,0.15,0.25,0.4,0.6,0.8,1.0,1.5,2.0,2.69";
	private static final int USUAL_ZOOM = 6; // counted from the largest

	/** What every map needs to be of use. */
	static final List<String> BEHAVIOUR = List.of("StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer",
			"MapCenterer", "StackExpander",
			"PieceMover", "KeyBufferer", "ImageSaver", VIEWER, "Flare", ZOOMER, "SelectionHighlighters",
			"HighlightLastMoved");

	/** Name of the only board that each map has. */
	static final String BOARD = "Board";

	private Maps() {}

	/** A map that all players see. */
	static Element open(String name, Element board) {
		return map(Element.of(MODULE + "Map"), name, board).with("launch", "true").with("buttonName", name);
	}

	/**
	 * Has a map shown in the main window as soon as a game begins: somebody who begins one sees no board otherwise until finding its
	 * button. Only one can be.
	 */
	static void showAtOnce(Element map) {
		map.with("launch", "false").with("buttonName", "");
	}

	/** A map that one side sees. */
	static Element hand(String name, String side, int width, int height) {
		return map(Element.of(MODULE + "PlayerHand").with("side", side).with("visible", "false").with("useBoards", ""), name,
				board().with("width", width).with("height", height).with("color", GROUND).add(whole(name, width, height)))
				.with("launch", "true").with("buttonName", name);
	}

	/** Names all of a board, so that what comes there is told to come there. */
	private static Element whole(String name, int width, int height) {
		List<Point> corners = List.of(new Point(0, 0), new Point(width, 0), new Point(width, height), new Point(0, height));
		return grid(Stream.of(zone(name, corners)), Stream.of());
	}

	private static Element map(Element map, String name, Element board) {
		map.with("mapName", name).with("edgeWidth", 0).with("edgeHeight", 0).with("allowMultiple", "false")
				.with("moveWithinFormat", "$pieceName$: $previousLocation$ → $location$ *")
				.with("moveToFormat", "$pieceName$ → $location$ *")
				.with("createFormat", "$pieceName$ → $location$ *").with("changeFormat", "$message$");
		String picked = name + "BoardPicker\t" + BOARD + "\t0\t0";
		map.add(Element.of(MODULE + "map.BoardPicker").with("title", name).with("addRowText", "").with("addColumnText", "")
				.with("boardPrompt", "").with("slotWidth", 350)
				.with("slotHeight", 125).with("slotScale", "0.2").add(board).add(Element.of("setup").saying(picked)));
		BEHAVIOUR.forEach(behaviour -> map.add(behaviour(behaviour)));
		return map;
	}

	private static Element behaviour(String name) {
		Element behaviour = Element.of(MODULE + "map." + name);
		return switch (name) {
			case ZOOMER -> behaviour.with("zoomLevels", ZOOMS).with("zoomStart", USUAL_ZOOM);
			case VIEWER -> behaviour.with("bgColor", GROUND); // without one it is black around hexagons and round tokens
			default -> behaviour;
		};
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

	/** A square or hexagon of a grid: what is put into it comes to lie in its middle. */
	static Element cell(String name, List<Point> outline, Point middle) {
		return zone(name, outline).add(Element.of(GRID + "RegionGrid").with("fontsize", 9).with("snapto", "true").with("visible", "false")
				.add(region(name, middle)));
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
