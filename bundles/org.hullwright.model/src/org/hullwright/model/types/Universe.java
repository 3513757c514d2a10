package org.hullwright.model.types;

import java.util.Collection;
import java.util.Optional;

import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;

/**
 * What a place in a pack can see of declarations that are not named there: the kinds of the core library and what all visible files add to
 * kinds and enumerations. Supplied by the code that knows the files; it is asked often, so answers should be at hand.
 */
public interface Universe {

	/** The kind of that name in the core library; empty when the library itself is broken or being read. */
	Optional<Kind> coreKind(String name);

	/** What visible files add to exactly this kind, not to its ancestors, in a stable order. */
	Collection<KindExtension> extensionsOf(Kind kind);

	/** What visible files add to an enumeration, in a stable order. */
	Collection<EnumerationExtension> extensionsOf(Enumeration enumeration);
}
