package org.hullwright.lang.validation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.validation.Check;
import org.hullwright.model.Board;
import org.hullwright.model.HullPackage;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Space;
import org.hullwright.model.boards.BoardColumns;

/** The picture of a board and what its letters stand for. */
class BoardChecks extends ConcernChecks {

	private static final int DIRECTIONS = 3;

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

	@Check
	void explainsLettersThatOccur(Board board) {
		Set<String> explained = new HashSet<>();
		for (LegendEntry letter : board.getLegend()) {
			String symbol = letter.getSymbol();
			long times = board.getRows().stream().flatMapToInt(String::chars).filter(character -> Character.toString(character).equals(symbol)).count();
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
		if (board.getSpaces().isEmpty() && board.getRows().stream().allMatch(String::isBlank)) {
			reportAt(IssueCode.BOARD_EMPTY, board, HullPackage.Literals.NAMED__NAME, board.getName());
		}
	}

	/** Letters are told apart only as far as the columns that they stand in. */
	@Check
	void keepsSpacesApart(Board board) {
		Map<List<Integer>, String> taken = new HashMap<>();
		for (int row = 0; row < board.getRows().size(); row++) {
			String text = board.getRows().get(row);
			for (int at = 0; at < text.length(); at++) {
				if (text.charAt(at) != ' ') {
					keepApart(nameOf(text.substring(at, at + 1), board), row + 1, BoardColumns.of(at), taken, board, HullPackage.Literals.BOARD__ROWS, row);
				}
			}
		}
		for (Space space : board.getSpaces()) {
			keepApart(String.valueOf(space.getName()), space.getRow(), space.getColumn(), taken, space, HullPackage.Literals.SPACE__ROW, INSIGNIFICANT_INDEX);
		}
	}

	private void keepApart(String name, int row, int column, Map<List<Integer>, String> taken, EObject owner, EStructuralFeature feature, int index) {
		String before = taken.putIfAbsent(List.of(row, column), name);
		if (before != null) {
			report(IssueCode.SPACES_TOGETHER, owner, feature, index, new Object[] { before, name, row, column });
		}
	}

	private static String nameOf(String letter, Board board) {
		return board.getLegend().stream().filter(entry -> letter.equals(entry.getSymbol()) && entry.getSpace() != null).map(entry -> entry.getSpace().getName())
				.findFirst().orElse(letter);
	}

	@Check
	void hasThreeDirections(Board board) {
		if (board.getDirectionProperty() != null && board.getDirections().size() != DIRECTIONS) {
			reportAt(IssueCode.DIRECTION_COUNT, board, HullPackage.Literals.BOARD__DIRECTIONS, board.getDirections().size());
		}
	}
}
