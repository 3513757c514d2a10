package org.hullwright.lang.validation.types;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.DerivedCircles;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Property;

/**
 * A derived value is not computed from itself in any case. What asks for it only under a condition, or for that of something else, may come
 * to an end; whether it does is found out in the game.
 */
public class SelfReferenceChecks extends TypedChecks {

	@Check
	void comesToAnEnd(Property property) {
		if (DerivedCircles.isComputed(property)) {
			packs().derivedCircles(property.eResource()).lastBefore(property)
					.ifPresent(
							last -> reportAt(IssueCode.DERIVED_FROM_ITSELF, property, HullPackage.Literals.NAMED__NAME, property.getName(),
									last == property ? "" : ", through " + last.getName()));
		}
	}
}
