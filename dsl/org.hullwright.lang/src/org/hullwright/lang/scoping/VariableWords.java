package org.hullwright.lang.scoping;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.scoping.WordScope.Word;
import org.hullwright.model.types.Locals;

/**
 * The variables in sight at a place.
 *
 * @param locals of the file
 */
record VariableWords(Locals locals, EObject place) implements WordScope.Words {

	@Override
	public Optional<? extends EObject> find(String written) {
		return locals.find(written, place);
	}

	@Override
	public List<Word> all() {
		return locals.at(place).entrySet().stream().map(variable -> new Word(variable.getKey(), variable.getValue())).toList();
	}
}
