package org.hullwright.lang.index;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.uses.PackUses;
import org.hullwright.lang.uses.Use;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.types.Kinds;

/** The kinds of the components that a pack puts somewhere by their names, and all kinds above them. A snapshot. */
public final class GivenKinds {

	private final Set<Kind> given = new HashSet<>();

	/** @param file one of the pack */
	GivenKinds(PackContext packs, Resource file) {
		PackUses uses = packs.uses(file);
		Kinds kinds = packs.types(file).kinds();
		packs.names(file).all(HullPackage.Literals.COMPONENT)
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet()))
				.filter(Component.class::isInstance).map(Component.class::cast).filter(component -> uses.anywhere(Use.GIVEN, component))
				.forEach(component -> kinds.of(component).filter(kind -> !given.contains(kind))
						.ifPresent(kind -> given.addAll(kinds.lineageOf(kind))));
	}

	/** Whether a component of the kind, or of a kind below it, is given somewhere by its name. */
	public boolean contains(Kind kind) {
		return given.contains(kind);
	}
}
