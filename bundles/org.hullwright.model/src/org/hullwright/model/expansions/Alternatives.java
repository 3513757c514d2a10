package org.hullwright.model.expansions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.model.DefinitionChange;
import org.hullwright.model.Expansion;
import org.hullwright.model.Property;

/**
 * Expansions that each say outright what is a derived value that a pack leaves open, as a race says that it is the one in play: only one of
 * them can be meant.
 *
 * @param property what they say
 * @param expansions at least two, in the order of the files
 */
record Alternatives(Property property, List<Expansion> expansions) {

	Alternatives {
		expansions = List.copyOf(expansions);
	}

	/** All among some expansions. */
	static List<Alternatives> among(Collection<Expansion> some, Contents contents) {
		Map<Property, List<Expansion>> saying = new LinkedHashMap<>();
		for (Expansion expansion : some) {
			contents.changesOf(expansion).stream().filter(DefinitionChange.class::isInstance).map(DefinitionChange.class::cast)
					.filter(Alternatives::saysWhatIsOpen).map(DefinitionChange::getProperty).distinct()
					.forEach(property -> saying.computeIfAbsent(property, any -> new ArrayList<>()).add(expansion));
		}
		return saying.entrySet().stream().filter(entry -> entry.getValue().size() > 1)
				.map(entry -> new Alternatives(entry.getKey(), entry.getValue())).toList();
	}

	private static boolean saysWhatIsOpen(DefinitionChange change) {
		return change.getProperty() != null && change.getProperty().isOpen() && !Replacements.goesOn(change);
	}
}
