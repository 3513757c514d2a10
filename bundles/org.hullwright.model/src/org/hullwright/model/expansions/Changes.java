package org.hullwright.model.expansions;

import java.util.stream.Stream;

import org.hullwright.model.Change;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;

/** The changes that a file makes, which stand at its top level or directly in an expansion: nothing else has to be traversed for them. */
public final class Changes {

	private Changes() {}

	/** The changes of one sort, in the order of the text. */
	public static <C extends Change> Stream<C> in(HullFile file, Class<C> type) {
		return file.getDeclarations().stream()
				.flatMap(declaration -> declaration instanceof ExpansionPart part ? part.getChanges().stream() : Stream.of(declaration))
				.filter(type::isInstance).map(type::cast);
	}
}
