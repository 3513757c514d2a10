package org.hullwright.engine.lower;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Place;

/** Knows where the things of a model stand in the text; supplied by whoever parsed it. */
public interface SourceLocator {

	/** The place of a thing; {@link Place#NOWHERE} when it has none. */
	Place placeOf(EObject thing);

	/** The text of a thing, in one line; empty when it has none. */
	String textOf(EObject thing);
}
