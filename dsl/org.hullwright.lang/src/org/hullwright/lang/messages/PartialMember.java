package org.hullwright.lang.messages;

import java.util.Comparator;
import java.util.Optional;

import org.eclipse.emf.ecore.resource.Resource;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Kind;
import org.hullwright.model.types.TypeInference;

/** A property, place or effect that only some of a kind have: it is declared for a kind below. */
public final class PartialMember {

	private PartialMember() {}

	/**
	 * A kind below another one that has a member; of several the first by its name.
	 *
	 * @param file from which the kinds are seen
	 */
	public static Optional<Kind> heirWith(String member, Kind kind, PackContext packs, Resource file) {
		TypeInference types = packs.types(file);
		return packs.kinds(file).filter(heir -> heir != kind && types.kinds().isA(heir, kind))
				.filter(heir -> types.members().find(heir, member).isPresent()).min(Comparator.comparing(Kind::getName));
	}
}
