package org.hullwright.server.protocol;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.view.GameView;
import org.hullwright.server.protocol.Responses.BoardEntry;
import org.hullwright.server.protocol.Responses.PathEntry;
import org.hullwright.server.protocol.Responses.PieceEntry;
import org.hullwright.server.protocol.Responses.Scene;
import org.hullwright.server.protocol.Responses.SpaceEntry;
import org.hullwright.server.protocol.Responses.ZoneEntry;

/** Writes what a viewer sees of a game. */
final class Scenes {

	private Scenes() {}

	static Scene of(GameView view, World world) {
		Map<Integer, String> boards = boardsOfSites(view.boards());
		var values = new TypedValues(world);
		return new Scene(view.boards().stream().map(Scenes::board).toList(), view.zones().stream().map(Scenes::zone).toList(),
				view.pieces().values().stream().sorted(Comparator.comparingInt(GameView.PieceView::piece))
						.map(piece -> piece(piece, boards, values)).toList(),
				values.of(view.values()));
	}

	/** The name of the board that each space and each path is on. */
	private static Map<Integer, String> boardsOfSites(List<World.Board> boards) {
		var names = new HashMap<Integer, String>();
		for (World.Board board : boards) {
			board.spaces().forEach(site -> names.put(site.piece(), board.name()));
			board.paths().forEach(link -> names.put(link.piece(), board.name()));
		}
		return names;
	}

	private static BoardEntry board(World.Board board) {
		return new BoardEntry(board.name(), board.title(), orLeftOut(board.form() == World.Board.Form.SQUARES),
				board.spaces().stream().map(site -> new SpaceEntry(site.piece(), site.row(), site.column())).toList(),
				board.paths().stream().map(link -> new PathEntry(link.piece(), link.from(), link.to(), orLeftOut(link.oneWay()))).toList());
	}

	/** A truth that is said only when it holds. */
	private static @Nullable Boolean orLeftOut(boolean holds) {
		return holds ? Boolean.TRUE : null;
	}

	private static ZoneEntry zone(GameView.ZoneView zone) {
		return new ZoneEntry(zone.zone(), zone.role().name().toLowerCase(Locale.ROOT), zone.name(),
				zone.title(),
				zone.holder(), zone.count(),
				zone.pieces());
	}

	private static PieceEntry piece(GameView.PieceView piece, Map<Integer, String> boards, TypedValues values) {
		String board = boards.get(piece.piece());
		String component = board == null ? piece.component() : World.Board.siteName(board, piece.component());
		return new PieceEntry(piece.piece(), piece.title(), piece.kind(), component, piece.side(),
				piece.owner(),
				piece.zone(),
				piece.holder(), values.of(piece.printed()), values.of(piece.states()));
	}
}
