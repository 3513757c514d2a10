package org.hullwright.engine.lower.source;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Place;
import org.hullwright.model.HullFile;
import org.hullwright.model.texts.ConditionWording;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.TypeInference;

/**
 * Knows where objects of a model stand in the text. The engine does not know how the text was read; the reader of the text supplies this.
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

	/** What is written at a place, on one line; empty when that is not known. */
	default String textAt(Place place) {
		return "";
	}

	/**
	 * The first mistake of syntax in a file, which leaves parts of its model empty; missing when all of it was read, or when that is not
	 * known.
	 */
	default Optional<Place> syntaxErrorIn(HullFile file) {
		return Optional.empty();
	}

	/**
	 * Says conditions in sentences; as they are written unless the reader of the text knows better.
	 *
	 * @param types of what was read
	 * @param translations into the language of the people at the table
	 */
	default ConditionWording wording(TypeInference types, Translations translations) {
		return new ConditionAsWritten(this);
	}
}
