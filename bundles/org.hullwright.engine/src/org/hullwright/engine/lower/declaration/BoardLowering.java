package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.engine.lower.symbol.BoardReading;
import org.hullwright.engine.lower.symbol.BoardReading.PathFound;
import org.hullwright.engine.lower.symbol.BoardReading.SpaceFound;
import org.hullwright.engine.lower.symbol.Symbols;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Board;

/** Lowers boards. */
public final class BoardLowering {

	private final Symbols symbols;
	private final SourceNumbering sources;
	private final Pack pack;

	public BoardLowering(Pack pack) {
		this.symbols = pack.symbols();
		this.sources = pack.sources();
		this.pack = pack;
	}

	public List<World.Board> boards() {
		List<World.Board> boards = new ArrayList<>();
		symbols.boards().forEach((board, reading) -> boards.add(board(board, reading)));
		return boards;
	}

	private World.Board board(Board board, BoardReading reading) {
		if (!pack.switchedOn().isLaidOut(board)) {
			return new World.Board(board.getName(), pack.titleOf(board, board.getTitle()), List.of(), List.of(), sources.of(board));
		}
		List<World.Site> spaces = reading.spaces().stream()
				.map(space -> new World.Site(piece(space, board), space.row(), space.column(), towards(space, reading))).toList();
		List<World.Link> paths = reading.paths().stream().filter(this::leadsSomewhere).map(path -> link(path, board)).toList();
		return new World.Board(board.getName(), pack.titleOf(board, board.getTitle()), spaces, paths, reading.form(), ways(board),
				sources.of(board));
	}

	private List<Integer> towards(SpaceFound space, BoardReading reading) {
		return reading.towards(space).stream().map(neighbour -> neighbour.map(found -> piece(found, found.board())).orElse(World.ABSENT))
				.toList();
	}

	private List<Integer> ways(Board board) {
		return board.getCircle() == null
				? List.of()
				: board.getCircle().getLiterals().stream().map(word -> symbols.word(word, board)).toList();
	}

	/** A path to a board that is not there is not there either. */
	private boolean leadsSomewhere(PathFound path) {
		return Stream.of(path.from(), path.to()).allMatch(end -> pack.switchedOn().isLaidOut(end.board()));
	}

	private World.Link link(PathFound path, EObject board) {
		return new World.Link(piece(path, board), piece(path.from(), board), piece(path.to(), board), path.isOneWay());
	}

	private int piece(Object site, EObject board) {
		return symbols.firstPiece(symbols.sort(site, board));
	}
}
