package org.hullwright.lang.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.Component;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.NameReference;
import org.hullwright.model.Property;
import org.hullwright.model.expansions.Changes;

/**
 * The components that a pack puts in the place of what another pack leaves open, such as the race in play. A pack with a game of its own
 * has none. A snapshot: it is an index because every component of a pack is asked for, which would search all its files each time.
 */
public final class ChosenComponents {

	private final Map<Component, Property> chosen = new HashMap<>();

	/** @param file one of the pack */
	ChosenComponents(PackContext packs, Resource file) {
		List<HullFile> own = packs.allOwnFiles(file);
		if (own.stream().flatMap(one -> one.getDeclarations().stream()).noneMatch(Game.class::isInstance)) {
			own.stream().flatMap(one -> Changes.in(one, DefinitionChange.class))
					.filter(change -> change.getProperty() != null && change.getProperty().isOpen()).forEach(this::index);
		}
	}

	private void index(DefinitionChange change) {
		EcoreUtil2.getAllContentsOfType(change, NameReference.class).stream().map(NameReference::getTarget)
				.filter(Component.class::isInstance).map(Component.class::cast)
				.forEach(component -> chosen.putIfAbsent(component, change.getProperty()));
	}

	/** The derived value that another pack leaves open, and that the pack says to be the component; empty when there is none. */
	public Optional<Property> chosenFor(Component component) {
		return Optional.ofNullable(chosen.get(component));
	}
}
