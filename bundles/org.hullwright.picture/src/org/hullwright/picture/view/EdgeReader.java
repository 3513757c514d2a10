package org.hullwright.picture.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.scene.PrintedMark;
import org.hullwright.picture.scene.TurnedEdges;

/** Reads what is printed along the edges of tiles: a list of words that is as long as the board has directions. */
final class EdgeReader {

	private static final double WHOLE = 360; // degrees
	/** The first direction among hexagons, which stand on a corner, is up and to the right. */
	private static final double FIRST_OF_HEXAGONS = 30;
	private final GameSnapshot game;
	private final World.Board board;

	EdgeReader(GameSnapshot game, World.Board board) {
		this.game = game;
		this.board = board;
	}

	/** The property that a tile prints along its edges; null when there is none. */
	@Nullable
	Integer propertyOf(int tile) {
		if (board.ways().isEmpty()) {
			return null;
		}
		for (int number : game.properties(tile, Nature.PRINTED)) {
			World.Property property = game.world().properties().get(number);
			if (property.list() && property.display() == Display.WORD && game.printed(tile, number).size() == board.ways().size()) {
				return number;
			}
		}
		return null;
	}

	/** What is along the edges, clockwise as the tile lies. */
	TurnedEdges of(int tile, int property, IntFunction<Optional<PrintedMark>> marked) {
		List<Integer> words = asItLies(tile, property);
		List<PrintedMark> marks = new ArrayList<>();
		words.forEach(word -> marked.apply(word).ifPresent(marks::add));
		double first = board.form() == World.Board.Form.SQUARES ? 0 : FIRST_OF_HEXAGONS;
		return new TurnedEdges(marks, first, WHOLE * Math.floorMod(rotation(tile), words.size()) / words.size());
	}

	/** The words along the edges, clockwise from the first direction of the board. */
	List<Integer> asItLies(int tile, int property) {
		List<Integer> printed = game.printed(tile, property);
		int steps = rotation(tile);
		return IntStream.range(0, printed.size()).mapToObj(way -> printed.get(Math.floorMod(way - steps, printed.size()))).toList();
	}

	private int rotation(int tile) {
		return game.properties(tile, Nature.STATE).stream().filter(number -> TileEdges.isRotation(game.world(), number)).findFirst()
				.map(number -> game.state(tile, number).orElse(0)).orElse(0);
	}
}
