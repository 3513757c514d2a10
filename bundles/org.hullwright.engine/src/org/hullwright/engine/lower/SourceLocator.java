package org.hullwright.engine.lower;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Place;

/**
 * Knows where objects of a model stand in the text. The engine does not know how the text was read; whoever read it supplies this.
 */
public interface SourceLocator {

	/** For models that were not read from text. */
	SourceLocator NONE = new SourceLocator() {

		@Override
		public Place placeOf(EObject object) {
			return Place.NOWHERE;
		}

		@Override
		public String textOf(EObject object) {
			return "";
		}
	};

	/** Where the object is written; {@link Place#NOWHERE} when that is not known. */
	Place placeOf(EObject object);

	/** The object as it is written, on one line; empty when that is not known. */
	String textOf(EObject object);
}
