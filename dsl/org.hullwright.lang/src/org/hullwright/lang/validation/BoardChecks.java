package org.hullwright.lang.validation;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.xtext.validation.Check;
import org.hullwright.model.Board;
import org.hullwright.model.HullPackage;
import org.hullwright.model.LegendEntry;

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
	void hasThreeDirections(Board board) {
		if (board.getDirectionProperty() != null && board.getDirections().size() != DIRECTIONS) {
			reportAt(IssueCode.DIRECTION_COUNT, board, HullPackage.Literals.BOARD__DIRECTIONS, board.getDirections().size());
		}
	}
}
