package org.hullwright.lang.index;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.resource.Resource;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.types.Kinds;

/** The kinds of which a pack has components, by the word that each of these starts with, and all kinds above them. A snapshot. */
public final class FilledKinds {

	private final Set<Kind> filled = new HashSet<>();

	/** @param file one of the pack */
	FilledKinds(PackContext packs, Resource file) {
		Set<String> written = packs.names(file).of(HullPackage.Literals.CUSTOM_COMPONENT).stream()
				.filter(component -> PackContext.packOf(file).equals(component.getUserData(HullIndexing.PACK)))
				.map(component -> component.getUserData(HullIndexing.KIND)).collect(Collectors.toSet());
		Kinds kinds = packs.types(file).kinds();
		packs.kinds(file).filter(kind -> written.contains(kind.getName())).forEach(kind -> filled.addAll(kinds.lineageOf(kind)));
	}

	/** Whether there is a component of the kind, or of a kind below it. */
	public boolean contains(Kind kind) {
		return filled.contains(kind);
	}
}
