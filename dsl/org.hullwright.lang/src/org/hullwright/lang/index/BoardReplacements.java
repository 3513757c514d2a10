package org.hullwright.lang.index;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.Board;
import org.hullwright.model.BoardAddition;
import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Change;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.Readable;
import org.hullwright.model.boards.NamedPlaces;
import org.hullwright.model.expansions.BoardSides;
import org.hullwright.model.expansions.Changes;
import org.hullwright.model.expansions.Expansions;

/** Who lays which board instead of which other, of all that a file sees. A snapshot. */
public final class BoardReplacements {

	static final BoardReplacements NONE = new BoardReplacements(List.of());

	private final List<HullFile> files;
	private @Nullable HeardTexts heard; // null until first asked for
	private final List<BoardReplacement> replacements;
	private final List<BoardAddition> additions;
	private final BoardSides sides;

	/** @param files all that a file sees; of packs with one board nothing needs to be looked at */
	BoardReplacements(List<HullFile> files) {
		this.files = files;
		replacements = files.stream().flatMap(file -> Changes.in(file, BoardReplacement.class)).filter(BoardSides::isWhole).toList();
		additions = files.stream().flatMap(file -> Changes.in(file, BoardAddition.class)).filter(addition -> addition.getBoard() != null)
				.toList();
		sides = new BoardSides(replacements.stream());
	}

	public List<BoardReplacement> replacements() {
		return replacements;
	}

	/** Whether the rules of the game may perform or compute a text, whatever is switched on. */
	public boolean isHeard(EObject text) {
		HeardTexts known = heard;
		if (known == null) {
			known = new HeardTexts(files, part -> false);
			heard = known;
		}
		return known.contains(text);
	}

	public BoardSides sides() {
		return sides;
	}

	/** The other sides of the board of a space or path that have nothing of that name. */
	public List<Board> sidesWithout(EObject place) {
		return !(place instanceof Readable named) || named.getName() == null || sides.areNone()
				? List.of()
				: NamedPlaces.boardOf(place).stream().flatMap(board -> sides.of(board).stream())
						.filter(side -> NamedPlaces.like(named, side).isEmpty()).toList();
	}

	/** Whether a board lies on the table unless something is laid instead of it: no expansion brings it. */
	public boolean isFirst(Board board) {
		return Expansions.expansionAround(board).isEmpty()
				&& Stream
						.concat(replacements.stream().map(BoardReplacement::getReplacement),
								additions.stream().map(BoardAddition::getBoard))
						.noneMatch(board::equals);
	}

	/** The expansions of which one has to be on for a board to lie on the table; empty when it lies there anyway. */
	public List<Expansion> bringing(Board board) {
		return isAlwaysLaid(board)
				? List.of()
				: Stream.concat(changesFor(board).flatMap(change -> expansionOf(change).stream()),
						Expansions.expansionAround(board).stream()).distinct().toList();
	}

	private boolean isAlwaysLaid(Board board) {
		return isFirst(board) || changesFor(board).anyMatch(change -> expansionOf(change).isEmpty());
	}

	private Stream<Change> changesFor(Board board) {
		return Stream.concat(replacements.stream().filter(change -> change.getReplacement() == board),
				additions.stream().filter(change -> change.getBoard() == board));
	}

	/** The expansion to which a text belongs, be it that the file does; empty for what applies always. */
	public static Optional<Expansion> expansionOf(EObject text) {
		return Optional.ofNullable(EcoreUtil2.getContainerOfType(text, ExpansionPart.class)).flatMap(Expansions::expansionOf)
				.or(() -> Expansions.expansionAround(text));
	}
}
