package org.hullwright.model.expansions;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Board;
import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Change;
import org.hullwright.model.HullFile;
import org.hullwright.model.Readable;
import org.hullwright.model.boards.NamedPlaces;

/**
 * Which boards are sides of one another, because some expansion, on or off, lays one instead of the other: the equivalence classes of that
 * relation. A space or path that several sides name alike is one place to rules.
 */
public final class BoardSides {

	private final Map<Board, SequencedSet<Board>> sides = new IdentityHashMap<>();

	/** @param replacements all that are known; broken ones are passed over */
	public BoardSides(Stream<BoardReplacement> replacements) {
		replacements.filter(BoardSides::isWhole).forEach(change -> join(change.getBoard(), change.getReplacement()));
	}

	/** The sides that files and expansions speak of. */
	public static BoardSides of(Collection<HullFile> files, Expansions expansions) {
		return new BoardSides(Stream.concat(always(files), expansions.all().stream().flatMap(each -> expansions.changesOf(each).stream()))
				.filter(BoardReplacement.class::isInstance).map(BoardReplacement.class::cast));
	}

	private static Stream<Change> always(Collection<HullFile> files) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Change.class::isInstance).map(Change.class::cast);
	}

	/** Whether a replacement names two boards. */
	public static boolean isWhole(BoardReplacement change) {
		return isThere(change.getBoard()) && isThere(change.getReplacement()) && change.getBoard() != change.getReplacement();
	}

	private static boolean isThere(EObject board) {
		return board != null && !board.eIsProxy();
	}

	private void join(Board one, Board other) {
		SequencedSet<Board> both = new LinkedHashSet<>(of(one));
		both.addAll(of(other));
		both.forEach(side -> sides.put(side, both));
	}

	/** Whether no board has another side. */
	public boolean areNone() {
		return sides.isEmpty();
	}

	/** All sides of a board, itself among them. */
	public Collection<Board> of(Board board) {
		return sides.getOrDefault(board, new LinkedHashSet<>(List.of(board)));
	}

	/** Whether a board has another side, or is one. */
	public boolean hasOther(Board board) {
		return sides.containsKey(board);
	}

	/** A space or path, and what the other sides of its board have of the same name. */
	public List<Readable> alike(Readable place) {
		return NamedPlaces.boardOf(place).stream().flatMap(board -> of(board).stream())
				.flatMap(side -> NamedPlaces.like(place, side).stream()).toList();
	}

	/** Whether some spaces or paths of the same name are one place, each on a side of its own. */
	public boolean areOnePlace(Collection<? extends EObject> places) {
		if (areNone() || places.isEmpty() || !places.stream().allMatch(NamedPlaces::isPlace)) {
			return false;
		}
		List<Board> boards = places.stream().flatMap(place -> NamedPlaces.boardOf(place).stream()).distinct().toList();
		Readable first = (Readable) places.iterator().next();
		return boards.size() == places.size() && boards.stream().allMatch(of(boards.getFirst())::contains)
				&& boards.stream().allMatch(board -> NamedPlaces.like(first, board).filter(places::contains).isPresent());
	}
}
