package org.hullwright.picture.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.model.boards.Rotation;
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
		List<Integer> printed = game.printed(tile, property);
		int steps = rotation(tile);
		List<PrintedMark> marks = new ArrayList<>();
		for (int way = 0; way < printed.size(); way++) {
			marked.apply(printed.get(Math.floorMod(way - steps, printed.size()))).ifPresent(marks::add);
		}
		double first = board.form() == World.Board.Form.SQUARES ? 0 : FIRST_OF_HEXAGONS;
		return new TurnedEdges(marks, first, WHOLE * Math.floorMod(steps, printed.size()) / printed.size());
	}

	private int rotation(int tile) {
		return game.properties(tile, Nature.STATE).stream().filter(this::isRotation).findFirst()
				.map(number -> game.state(tile, number).orElse(0)).orElse(0);
	}

	private boolean isRotation(int number) {
		World.Property property = game.world().properties().get(number);
		return Rotation.NAME.equals(property.name()) && Rotation.KIND.equals(game.world().kinds().get(property.owner()).name());
	}
}
