package org.hullwright.lang.validation.reachability;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.uses.Use;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Die;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.PrimitiveType;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Track;

/** What a pack keeps a value for is asked for by a rule of it, and what can change does. */
public class UnusedValueChecks extends TypedChecks {

	@Check
	void isAskedFor(Property property) {
		if (!isOnlyShown(property) && property.getNature() != PropertyNature.BUILT_IN) {
			isAskedFor((Named) property);
		}
	}

	@Check
	void isAskedFor(Track track) {
		if (track.getSpaces().isEmpty()) {
			isAskedFor((Named) track);
		}
	}

	@Check
	void isAskedFor(Mode mode) {
		if (mode.getRequires().isEmpty()) {
			isAskedFor((Named) mode);
		}
	}

	@Check
	void isChanged(Property property) {
		if (property.getNature() == PropertyNature.STATE) {
			isChanged((Named) property);
		}
	}

	/** Seconds go by themselves, once there are any. */
	@Check
	void isChanged(Track track) {
		if (!track.isTimed() || track.getStart() <= track.getLower()) {
			isChanged((Named) track);
		}
	}

	@Check
	void isRolled(Die die) {
		if (die.getName() != null && !packs().uses(die.eResource()).byRules(Use.READ, die)) {
			reportAt(IssueCode.DIE_UNROLLED, die, HullPackage.Literals.NAMED__NAME, die.getName());
		}
	}

	/** Tests may have values of their own, and look at what is there for people to see. */
	private void isAskedFor(Named value) {
		if (value.getName() != null && !packs().uses(value.eResource()).anywhere(Use.READ, value)) {
			reportAt(IssueCode.VALUE_UNREAD, value, HullPackage.Literals.NAMED__NAME, value.getName());
		}
	}

	private void isChanged(Named value) {
		if (value.getName() != null && !packs().uses(value.eResource()).byRules(Use.CHANGED, value)) {
			reportAt(IssueCode.VALUE_UNCHANGED, value, HullPackage.Literals.NAMED__NAME, value.getName());
		}
	}

	/** Printed text is for people. */
	private static boolean isOnlyShown(Property property) {
		return property.getNature() == PropertyNature.PRINTED && property.getType() != null
				&& property.getType().getPrimitive() == PrimitiveType.TEXT;
	}
}
