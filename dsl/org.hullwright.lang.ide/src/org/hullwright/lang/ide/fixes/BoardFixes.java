package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.Board;
import org.hullwright.model.HullPackage;
import org.hullwright.model.LegendEntry;

/** Mends the pictures of boards, and what is said of the letters in them. */
class BoardFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider removed = diagnostic -> Stream
				.of(CodeAction.of("Remove what is said of this letter", new Edit().remove(diagnostic.place())));
		CodeActionProvider otherLetter = BoardFixes::unexplained;
		return Map.of(
				IssueCode.SPACE_OFF_GRID, BoardFixes::ontoGrid,
				IssueCode.BOARD_CHARACTER, BoardFixes::blank,
				IssueCode.LETTER_TWICE, otherLetter.or(removed),
				IssueCode.LETTER_UNUSED, otherLetter.or(removed),
				IssueCode.LETTER_NOT_UNIQUE, BoardFixes::withoutName);
	}

	/** The message tells the nearest place. */
	private static Stream<CodeAction> ontoGrid(Diagnostic diagnostic) {
		return Parts.rangeOf(diagnostic.place(), HullPackage.Literals.SPACE__ROW)
				.flatMap(row -> Parts.rangeOf(diagnostic.place(), HullPackage.Literals.SPACE__COLUMN)
						.map(column -> CodeAction.of("Change to “" + diagnostic.told("place") + "”", new Edit().replace(diagnostic.file(),
								new TextRange(row.offset(), column.end() - row.offset()), diagnostic.told("place")))))
				.stream();
	}

	private static Stream<CodeAction> blank(Diagnostic diagnostic) {
		String written = diagnostic.written();
		String blank = '"' + written.substring(1, written.length() - 1).replaceAll("[^A-Za-z0-9 ]", " ") + '"';
		return Stream.of(CodeAction.of("Leave only letters and digits", new Edit().replace(diagnostic.file(), diagnostic.range(), blank)));
	}

	/** A letter of the picture about which nothing is said yet. */
	private static Stream<CodeAction> unexplained(Diagnostic diagnostic) {
		var board = (Board) diagnostic.place().eContainer();
		boolean isNamed = ((LegendEntry) diagnostic.place()).getSpace() != null;
		String picture = String.join("", board.getRows()).replace(" ", "");
		return picture.chars().distinct().mapToObj(Character::toString)
				.filter(letter -> board.getLegend().stream().noneMatch(other -> letter.equals(other.getSymbol())))
				.filter(letter -> !isNamed || picture.indexOf(letter) == picture.lastIndexOf(letter))
				.map(letter -> CodeAction.of("Say it of the letter “" + letter + "”",
						new Edit().replace(diagnostic.file(), diagnostic.range(), letter)));
	}

	private static Stream<CodeAction> withoutName(Diagnostic diagnostic) {
		var letter = (LegendEntry) diagnostic.place();
		TextRange space = Parts.rangeOf(letter.getSpace());
		TextRange is = Parts.wordBefore(letter, space.offset()).orElseThrow();
		return Stream.of(CodeAction.of("Let these spaces have no name of their own",
				new Edit().remove(diagnostic.file(), new TextRange(is.offset(), space.end() - is.offset()))));
	}
}
