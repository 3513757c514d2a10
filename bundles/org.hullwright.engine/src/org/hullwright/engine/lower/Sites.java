package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Board;
import org.hullwright.model.Entry;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Path;
import org.hullwright.model.Space;

/**
 * The spaces and paths of all boards, from their pictures and lists. Each is a piece of a design of its own.
 * <p>
 * In a picture spaces are neighbours when they are four characters apart in one row or two characters apart in adjacent rows; between any
 * two neighbours lies a path. Columns count characters.
 */
final class Sites {

	private static final int BESIDE = 4;
	private static final int BELOW = 2;
	private static final int LEVEL = 0;
	private static final int FALLING = 1;
	private static final int RISING = 2;

	private final Symbols symbols;
	private final int firstPiece;
	private final List<Design> designs = new ArrayList<>();
	private final Map<EObject, Integer> pieces = new IdentityHashMap<>();
	private final List<World.Board> boards = new ArrayList<>();

	/**
	 * What a site is like.
	 *
	 * @param direction of a path of a picture; null for everything else
	 */
	record Design(EObject declaration, String name, String title, boolean path, List<Entry> entries, Board board, EnumerationLiteral direction) {
	}

	/** @param firstPiece the number of the first site */
	Sites(Symbols symbols, int firstPiece) {
		this.symbols = symbols;
		this.firstPiece = firstPiece;
		symbols.boards().all().forEach(this::lower);
	}

	/** One design for each site, in the order of their pieces. */
	List<Design> designs() {
		return designs;
	}

	List<World.Board> boards() {
		return boards;
	}

	/** The piece of a named space or path. */
	int pieceOf(EObject site) {
		Integer piece = pieces.get(site);
		if (piece == null) {
			throw symbols.sources().error(site, "this place is on no board");
		}
		return piece;
	}

	private void lower(Board board) {
		List<World.Site> spaces = new ArrayList<>();
		for (int row = 0; row < board.getRows().size(); row++) {
			String picture = board.getRows().get(row);
			for (int column = 0; column < picture.length(); column++) {
				if (!Character.isWhitespace(picture.charAt(column))) {
					spaces.add(pictured(board, picture.charAt(column), row, column));
				}
			}
		}
		int pictured = spaces.size();
		for (Space space : board.getSpaces()) {
			spaces.add(new World.Site(add(space, space.getName(), title(space.getTitle(), space.getName()), false, space.getEntries(), board, null),
					space.getRow(), space.getColumn()));
		}
		List<World.Link> paths = new ArrayList<>();
		for (int first = 0; first < pictured; first++) {
			for (int second = first + 1; second < pictured; second++) {
				int direction = direction(spaces.get(first), spaces.get(second));
				if (direction >= 0) {
					paths.add(pictured(board, spaces.get(first), spaces.get(second), direction));
				}
			}
		}
		for (Path path : board.getPaths()) {
			paths.add(new World.Link(add(path, path.getName(), path.getName(), true, path.getEntries(), board, null), pieceOf(path.getFrom()),
					pieceOf(path.getTo())));
		}
		boards.add(new World.Board(board.getName(), title(board.getTitle(), board.getName()), inOrder(spaces), inOrder(paths, spaces),
				symbols.sources().of(board)));
	}

	private World.Site pictured(Board board, char letter, int row, int column) {
		LegendEntry legend = board.getLegend().stream().filter(entry -> entry.getSymbol().equals(String.valueOf(letter))).findFirst()
				.orElseThrow(() -> symbols.sources().error(board, "the picture has a letter " + letter + " that is not explained"));
		Space named = legend.getSpace();
		String name = named == null ? letter + " " + (row + 1) + "/" + (column / 2 + 1) : named.getName();
		int piece = add(named == null ? legend : named, name, named == null ? name : title(named.getTitle(), name), false, legend.getEntries(), board,
				null);
		return new World.Site(piece, row, column);
	}

	/** The direction of the path from a space to a later one: level, falling to the right, rising to the right; -1 when they are no neighbours. */
	private static int direction(World.Site first, World.Site second) {
		int right = second.column() - first.column();
		if (first.row() == second.row()) {
			return Math.abs(right) == BESIDE ? LEVEL : -1;
		}
		if (second.row() - first.row() == 1 && Math.abs(right) == BELOW) {
			return right > 0 ? FALLING : RISING;
		}
		return -1;
	}

	private World.Link pictured(Board board, World.Site from, World.Site to, int direction) {
		EnumerationLiteral word = direction < board.getDirections().size() ? board.getDirections().get(direction) : null;
		String name = designs.get(from.piece() - firstPiece).title() + " - " + designs.get(to.piece() - firstPiece).title();
		return new World.Link(add(board, name, name, true, List.of(), board, word), from.piece(), to.piece());
	}

	private int add(EObject declaration, String name, String title, boolean path, List<Entry> entries, Board board, EnumerationLiteral direction) {
		int piece = firstPiece + designs.size();
		designs.add(new Design(declaration, name, title, path, List.copyOf(entries), board, direction));
		if (declaration instanceof Space || declaration instanceof Path) {
			pieces.put(declaration, piece);
		}
		return piece;
	}

	private static String title(String title, String name) {
		return title == null ? name : title;
	}

	private static List<World.Site> inOrder(List<World.Site> spaces) {
		return spaces.stream().sorted(Comparator.comparingInt(World.Site::row).thenComparingInt(World.Site::column)).toList();
	}

	/** A path counts with its middle. */
	private static List<World.Link> inOrder(List<World.Link> paths, List<World.Site> spaces) {
		Map<Integer, World.Site> byPiece = new java.util.HashMap<>();
		spaces.forEach(space -> byPiece.put(space.piece(), space));
		return paths.stream().sorted(Comparator
				.comparingInt((World.Link path) -> byPiece.get(path.from()).row() + byPiece.get(path.to()).row())
				.thenComparingInt(path -> byPiece.get(path.from()).column() + byPiece.get(path.to()).column())).toList();
	}
}
