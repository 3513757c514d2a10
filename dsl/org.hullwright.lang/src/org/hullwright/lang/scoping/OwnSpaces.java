package org.hullwright.lang.scoping;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.lang.scoping.WordScope.Word;
import org.hullwright.model.Board;
import org.hullwright.model.HullPackage;
import org.hullwright.model.boards.NamedPlaces;

/** The spaces of the board that a path belongs to, where another board has one of the same name. */
record OwnSpaces(Board board, VisibleNames names) implements WordScope.Words {

	/** Most names are there once, and then nothing needs to be compared. */
	@Override
	public Optional<? extends EObject> find(String written) {
		var candidates = names.named(written, HullPackage.Literals.SPACE);
		return candidates.size() < 2
				? Optional.empty()
				: candidates.stream().map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), board))
						.filter(space -> NamedPlaces.boardOf(space).filter(board::equals).isPresent()).findFirst();
	}

	@Override
	public List<Word> all() {
		return NamedPlaces.spacesOf(board).map(Word::of).toList();
	}
}
