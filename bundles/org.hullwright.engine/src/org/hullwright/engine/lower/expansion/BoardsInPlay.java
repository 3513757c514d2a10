package org.hullwright.engine.lower.expansion;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Board;
import org.hullwright.model.BoardAddition;
import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Change;
import org.hullwright.model.HullFile;
import org.hullwright.model.Readable;
import org.hullwright.model.boards.NamedPlaces;
import org.hullwright.model.expansions.BoardSides;

/**
 * Which boards lie on the table in a game, and which of them is meant where rules name a board that has another side. What an expansion
 * adds, or lays instead of another board, is not there without it.
 */
final class BoardsInPlay {

	private final BoardSides sides;
	/** What is laid instead of a board; whoever comes last decides. */
	private final Map<Board, Board> instead = new IdentityHashMap<>();
	private final Set<Board> laidOut;

	/**
	 * @param known all changes, also of expansions that are off
	 * @param changes those that apply, in the order in which they do
	 * @param applies whether what a file says applies
	 */
	BoardsInPlay(Collection<HullFile> files, BoardSides sides, List<Change> known, List<Change> changes, Predicate<EObject> applies) {
		this.sides = sides;
		Set<Board> added = of(changes, BoardAddition.class).map(BoardAddition::getBoard).filter(Objects::nonNull)
				.collect(Collectors.toSet());
		Set<Board> brought = Stream.concat(of(known, BoardAddition.class).map(BoardAddition::getBoard),
				of(known, BoardReplacement.class).filter(BoardSides::isWhole).map(BoardReplacement::getReplacement))
				.filter(Objects::nonNull).collect(Collectors.toSet());
		of(changes, BoardReplacement.class).filter(BoardSides::isWhole).forEach(change -> lay(change.getReplacement(), change.getBoard()));
		this.laidOut = files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Board.class::isInstance)
				.map(Board.class::cast).filter(board -> added.contains(board) || applies.test(board) && !brought.contains(board))
				.map(this::meant).collect(Collectors.toSet());
	}

	private static <T extends Change> Stream<T> of(List<Change> changes, Class<T> type) {
		return changes.stream().filter(type::isInstance).map(type::cast);
	}

	/** A board that is laid again instead of its other side lies there itself. */
	private void lay(Board board, Board before) {
		if (meant(board) == meant(before)) {
			instead.remove(board);
		}
		instead.put(before, board);
	}

	boolean isLaidOut(Board board) {
		return laidOut.contains(board);
	}

	/** The board that rules mean who name one: the side of it that is laid instead. */
	Board meant(Board board) {
		Board side = board;
		for (Board next = instead.get(side); next != null; next = instead.get(side)) {
			side = next;
		}
		return side;
	}

	/** The space or path that rules mean who name one: that of the same name on the side that lies on the table, where that has one. */
	Readable meant(Readable place) {
		if (sides.areNone()) {
			return place;
		}
		return NamedPlaces.boardOf(place).filter(board -> !isLaidOut(board)).stream()
				.flatMap(board -> Stream.concat(Stream.of(meant(board)), sides.of(board).stream())).filter(this::isLaidOut)
				.flatMap(side -> NamedPlaces.like(place, side).stream()).findFirst().orElse(place);
	}

	/** Whether a space or path is on another side of a board only than that in play. */
	boolean isMissing(Readable place) {
		return !sides.areNone() && NamedPlaces.boardOf(meant(place)).filter(this::isTurnedDown).isPresent();
	}

	/** Whether a board has another side, and is not there itself. */
	boolean isTurnedDown(Board board) {
		return sides.hasOther(board) && !isLaidOut(board);
	}
}
