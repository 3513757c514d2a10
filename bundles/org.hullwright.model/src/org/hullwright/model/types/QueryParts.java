package org.hullwright.model.types;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.model.HullPackage;

/** Which parts of a query are evaluated once, and which for each thing that it looks at. */
public final class QueryParts {

	private QueryParts() {}

	/**
	 * Whether a direct part of a query is evaluated for each thing, which has a name there: its condition and its key. Where it looks, and
	 * where a range of numbers begins and ends, is found out once, before there is any thing.
	 */
	public static boolean isOfEach(EObject part) {
		EStructuralFeature place = part.eContainingFeature();
		return place != HullPackage.Literals.QUERY__SOURCE && place != HullPackage.Literals.NUMBER_QUERY__LOWER
				&& place != HullPackage.Literals.NUMBER_QUERY__UPPER;
	}
}
