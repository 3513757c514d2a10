package org.hullwright.model.boards;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Board;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Path;
import org.hullwright.model.Readable;
import org.hullwright.model.Space;

/** The spaces and paths of a board that have names, by which rules speak of them. */
public final class NamedPlaces {

	private NamedPlaces() {}

	/** All that have names: those of letters, those that are listed, and paths. */
	public static Stream<Readable> of(Board board) {
		Stream<Readable> letters = board.getLegend().stream().map(LegendEntry::getSpace).filter(space -> space != null)
				.map(Readable.class::cast);
		return Stream.of(letters, board.getSpaces().stream(), board.getPaths().stream()).flatMap(places -> places)
				.map(Readable.class::cast).filter(place -> place.getName() != null);
	}

	/** The spaces among them. */
	public static Stream<Space> spacesOf(Board board) {
		return of(board).filter(Space.class::isInstance).map(Space.class::cast);
	}

	/** Whether something is a space or a path that a board declares. */
	public static boolean isPlace(EObject object) {
		return object instanceof Space || object instanceof Path;
	}

	/** The board that declares a space or path; empty for one that stands nowhere. */
	public static Optional<Board> boardOf(EObject place) {
		return switch (place.eContainer()) {
			case Board board -> Optional.of(board);
			case LegendEntry letter when letter.eContainer() instanceof Board board -> Optional.of(board);
			case null, default -> Optional.empty();
		};
	}

	/** What is called like a space or path on another board: a space for a space, a path for a path. */
	public static Optional<Readable> like(Readable place, Board board) {
		return of(board).filter(other -> other instanceof Space == place instanceof Space && other.getName().equals(place.getName()))
				.findFirst();
	}
}
