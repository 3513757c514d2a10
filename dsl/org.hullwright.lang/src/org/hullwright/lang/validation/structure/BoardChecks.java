package org.hullwright.lang.validation.structure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.Board;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Grid;
import org.hullwright.model.HullPackage;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Path;
import org.hullwright.model.Space;
import org.hullwright.model.boards.BoardColumns;
import org.hullwright.model.boards.GridPlaces;

/** The picture of a board and what its letters stand for. */
public class BoardChecks extends ConcernChecks {

	private static final int DIRECTIONS = 3;
	private static final int SPACE_BETWEEN_LETTERS = 4;
	private static final int MOST_SPACES = 2_000;
	private static final Set<Integer> SIZES_OF_SQUARES = Set.of(4, 8);
	private static final Set<Integer> SIZES_OF_HEXAGONS = Set.of(6);

	@Check
	void consistsOfLetters(Board board) {
		for (int row = 0; row < board.getRows().size(); row++) {
			String text = board.getRows().get(row);
			int at = row;
			text.chars().filter(character -> character != ' ' && !Character.isLetterOrDigit(character)).findFirst()
					.ifPresent(character -> report(IssueCode.BOARD_CHARACTER, board, HullPackage.Literals.BOARD__ROWS, at,
							new Object[] { Character.toString(character) }));
		}
	}

	/** Between two columns a letter would be drawn where it does not stand, with paths that nobody sees in the picture. */
	@Check
	void standsOnTheGrid(Board board) {
		for (int row = 0; row < board.getRows().size(); row++) {
			int at = row;
			int wrong = offGrid(board, row);
			if (wrong >= 0) {
				report(IssueCode.BOARD_OFF_GRID, board, HullPackage.Literals.BOARD__ROWS, at,
						new Object[] { board.getRows().get(row).substring(wrong, wrong + 1), wrong + 1, row + 1 });
			}
		}
	}

	/** The first letter of a row that stands between two columns, or too close to the one before it; -1 when there is none. */
	private static int offGrid(Board board, int row) {
		int first = board.getRows().stream().mapToInt(BoardChecks::firstLetter).filter(at -> at >= 0).findFirst().orElse(0);
		String text = board.getRows().get(row);
		int before = -SPACE_BETWEEN_LETTERS;
		for (int at = 0; at < text.length(); at++) {
			if (Character.isLetterOrDigit(text.charAt(at))) {
				if ((at - first) % 2 != 0 || at - before < SPACE_BETWEEN_LETTERS) {
					return at;
				}
				before = at;
			}
		}
		return -1;
	}

	private static int firstLetter(String row) {
		return IntStream.range(0, row.length()).filter(at -> Character.isLetterOrDigit(row.charAt(at))).findFirst().orElse(-1);
	}

	@Check
	void explainsLettersThatOccur(Board board) {
		Set<String> explained = new HashSet<>();
		Map<String, Long> occurrences = board.getRows().stream().flatMapToInt(String::chars).mapToObj(Character::toString)
				.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
		for (LegendEntry letter : board.getLegend()) {
			String symbol = letter.getSymbol();
			if (symbol == null) {
				continue; // half written
			}
			long times = occurrences.getOrDefault(symbol, 0L);
			if (!explained.add(symbol)) {
				reportAt(IssueCode.LETTER_TWICE, letter, HullPackage.Literals.LEGEND_ENTRY__SYMBOL, symbol);
			} else if (times == 0) {
				reportAt(IssueCode.LETTER_UNUSED, letter, HullPackage.Literals.LEGEND_ENTRY__SYMBOL, symbol);
			} else if (letter.getSpace() != null && times > 1) {
				reportAt(IssueCode.LETTER_NOT_UNIQUE, letter, HullPackage.Literals.LEGEND_ENTRY__SYMBOL, symbol, times);
			}
		}
	}

	@Check
	void hasSpaces(Board board) {
		if (board.getSpaces().isEmpty() && board.getGrid() == null && board.getRows().stream().allMatch(String::isBlank)) {
			reportAt(IssueCode.BOARD_EMPTY, board, HullPackage.Literals.NAMED__NAME, board.getName());
		}
	}

	/** Of letters that are off the grid that is said already. */
	@Check
	void keepsSpacesApart(Board board) {
		if (IntStream.range(0, board.getRows().size()).anyMatch(row -> offGrid(board, row) >= 0)) {
			return;
		}
		Map<List<Integer>, String> taken = new HashMap<>();
		Map<String, String> names = namesByLetter(board);
		for (int row = 0; row < board.getRows().size(); row++) {
			String text = board.getRows().get(row);
			for (int at = 0; at < text.length(); at++) {
				if (Character.isLetterOrDigit(text.charAt(at))) {
					keepApart(names.getOrDefault(text.substring(at, at + 1), text.substring(at, at + 1)), row + 1, BoardColumns.of(at),
							taken, board, HullPackage.Literals.BOARD__ROWS, row);
				}
			}
		}
		for (Space space : board.getSpaces()) {
			keepApart(String.valueOf(space.getName()), space.getRow(), space.getColumn(), taken, space, HullPackage.Literals.SPACE__ROW,
					INSIGNIFICANT_INDEX);
		}
	}

	private void keepApart(String name, int row, int column, Map<List<Integer>, String> taken, EObject owner, EStructuralFeature feature,
			int index) {
		String before = taken.putIfAbsent(List.of(row, column), name);
		if (before != null) {
			report(IssueCode.SPACES_TOGETHER, owner, feature, index, new Object[] { before, name, row, column });
		}
	}

	/** The first name counts, and a space that has none yet is called by its letter. */
	private static Map<String, String> namesByLetter(Board board) {
		Map<String, String> names = new HashMap<>();
		for (LegendEntry entry : board.getLegend()) {
			if (entry.getSymbol() != null && entry.getSpace() != null && entry.getSpace().getName() != null) {
				names.putIfAbsent(entry.getSymbol(), entry.getSpace().getName());
			}
		}
		return names;
	}

	/** A pair of spaces, whichever comes first. */
	private record Ends(Set<Space> both) {}

	@Check
	void leadsSomewhere(Board board) {
		Map<Ends, Path> known = new HashMap<>();
		for (Path path : board.getPaths()) {
			if (isThere(path.getFrom()) && isThere(path.getTo())) {
				if (path.getFrom() == path.getTo()) {
					reportAt(IssueCode.PATH_TO_ITSELF, path, HullPackage.Literals.NAMED__NAME, path.getName(), path.getFrom().getName());
				} else {
					Path other = known.putIfAbsent(new Ends(Set.of(path.getFrom(), path.getTo())), path);
					if (other != null && !areLanes(path, other)) {
						reportAt(IssueCode.PATH_TWICE, path, HullPackage.Literals.NAMED__NAME, path.getName(), other.getName(),
								path.getFrom().getName(),
								path.getTo().getName());
					}
				}
			}
		}
	}

	/** Two paths that each lead one way may lie side by side, as the lanes of a road. */
	private static boolean areLanes(Path one, Path other) {
		return one.isOneWay() && other.isOneWay() && one.getFrom() != other.getFrom();
	}

	private static boolean isThere(@Nullable Space space) {
		return space != null && !space.eIsProxy();
	}

	@Check
	void hasRoom(Grid grid) {
		long spaces = (long) grid.getColumns() * grid.getRows();
		boolean written = isWritten(grid, HullPackage.Literals.GRID__COLUMNS) && isWritten(grid, HullPackage.Literals.GRID__ROWS);
		if (written && (spaces < 1 || spaces > MOST_SPACES)) {
			reportAt(IssueCode.GRID_SIZE, grid, HullPackage.Literals.GRID__COLUMNS, MOST_SPACES, spaces);
		}
	}

	/** Beside a grid nobody comes to a space without a path. */
	@Check
	void liesOnItsGrid(Space space) {
		if (!(space.eContainer() instanceof Board board) || board.getGrid() == null || space.getName() == null
				|| !isWritten(space, HullPackage.Literals.SPACE__COLUMN) || !isSmall(board.getGrid())
				|| GridPlaces.has(board.getGrid(), space.getRow(), space.getColumn())
				|| board.getPaths().stream().anyMatch(path -> path.getFrom() == space || path.getTo() == space)) {
			return;
		}
		List<String> places = new ArrayList<>();
		Map<String, Integer> distances = new HashMap<>();
		GridPlaces.forEach(board.getGrid(), (row, column) -> {
			String place = row + ", " + column;
			places.add(place);
			distances.put(place, Math.abs(row - space.getRow()) + Math.abs(column - space.getColumn()));
		});
		places.stream().min(Comparator.comparing(distances::get)).ifPresent(nearest -> reportAt(IssueCode.SPACE_OFF_GRID, space,
				HullPackage.Literals.SPACE__ROW, space.getName(), space.getRow(), space.getColumn(), nearest));
	}

	private static boolean isSmall(Grid grid) {
		return (long) grid.getColumns() * grid.getRows() <= MOST_SPACES;
	}

	@Check
	void hasWordsForItsDirections(Board board) {
		Enumeration words = board.getCircle();
		if (words == null || words.eIsProxy()) {
			return;
		}
		boolean squares = isOfSquares(board);
		Set<Integer> sizes = squares ? SIZES_OF_SQUARES : SIZES_OF_HEXAGONS;
		if (!sizes.contains(words.getLiterals().size())) {
			reportAt(IssueCode.CIRCLE_SIZE, board, HullPackage.Literals.BOARD__CIRCLE, words.getName(), words.getLiterals().size(),
					board.getName(), squares ? "four, or eight with the diagonals" : "six");
		}
	}

	private static boolean isOfSquares(Board board) {
		return board.getGrid() != null && !board.getGrid().isHexagonal();
	}

	@Check
	void hasThreeDirections(Board board) {
		if (board.getDirectionProperty() != null && isOfSquares(board)) {
			reportAt(IssueCode.DIRECTIONS_OF_SQUARES, board, HullPackage.Literals.BOARD__DIRECTION_PROPERTY,
					board.getCircle() == null ? "Way" : board.getCircle().getName());
		} else if (board.getDirectionProperty() != null && board.getDirections().size() != DIRECTIONS) {
			reportAt(IssueCode.DIRECTION_COUNT, board, HullPackage.Literals.BOARD__DIRECTIONS, board.getDirections().size());
		}
	}
}
