package org.hullwright.lang.ide.fixes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.Board;
import org.hullwright.model.Enumeration;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;

/** Mends the words with which boards name their directions. */
class DirectionFixes {

	private static final Set<Integer> SQUARES = Set.of(4, 8);
	private static final Set<Integer> HEXAGONS = Set.of(6);

	Map<IssueCode, CodeActionProvider> fixers() {
		return Map.of(
				IssueCode.CIRCLE_SIZE, DirectionFixes::otherWords,
				IssueCode.NO_DIRECTION, DirectionFixes::named,
				IssueCode.NOTHING_TURNS, DirectionFixes::anyNamed);
	}

	private static boolean isOfSquares(Board board) {
		return board.getGrid() != null && !board.getGrid().isHexagonal();
	}

	/** Those of the same file whose number is right. */
	private static Stream<Enumeration> wordsFor(Board board) {
		Set<Integer> sizes = isOfSquares(board) ? SQUARES : HEXAGONS;
		return declared(board.eResource().getContents().getFirst(), Enumeration.class)
				.filter(words -> words.getName() != null && sizes.contains(words.getLiterals().size()));
	}

	private static <T extends EObject> Stream<T> declared(EObject file, Class<T> type) {
		return file instanceof HullFile read
				? read.getDeclarations().stream().filter(type::isInstance).map(type::cast)
				: Stream.of();
	}

	private static Stream<CodeAction> otherWords(Diagnostic diagnostic) {
		return wordsFor((Board) diagnostic.place()).map(words -> CodeAction.of("Change to “" + words.getName() + "”",
				new Edit().replace(diagnostic.file(), diagnostic.range(), words.getName())));
	}

	/** The words that the message tells, at a board that names no directions yet and needs as many. */
	private static Stream<CodeAction> named(Diagnostic diagnostic) {
		String wanted = diagnostic.told("name");
		return boards(diagnostic).flatMap(board -> wordsFor(board).filter(words -> wanted.equals(words.getName()))
				.flatMap(words -> naming(board, words)));
	}

	private static Stream<CodeAction> anyNamed(Diagnostic diagnostic) {
		return boards(diagnostic).flatMap(board -> wordsFor(board).flatMap(words -> naming(board, words)));
	}

	private static Stream<Board> boards(Diagnostic diagnostic) {
		return declared(EcoreUtil.getRootContainer(diagnostic.place()), Board.class)
				.filter(board -> board.getCircle() == null && board.getName() != null);
	}

	/** Directions stand behind the grid or the rows, before all spaces and paths. */
	private static Stream<CodeAction> naming(Board board, Enumeration words) {
		List<TextRange> before = Stream.of(
				Parts.rangeOf(board, HullPackage.Literals.BOARD__GRID),
				Parts.rangesOf(board, HullPackage.Literals.BOARD__ROWS).stream().reduce((earlier, later) -> later),
				Parts.rangesOf(board, HullPackage.Literals.BOARD__DIRECTIONS).stream().reduce((earlier, later) -> later))
				.flatMap(Optional::stream).toList();
		return before.isEmpty()
				? Stream.of()
				: Stream.of(CodeAction.of("Name the directions of “" + board.getName() + "” with “" + words.getName() + "”",
						new Edit().insert(Parts.fileOf(board), before.getLast().end(), " directions " + words.getName())));
	}
}
