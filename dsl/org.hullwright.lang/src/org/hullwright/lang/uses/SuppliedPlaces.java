package org.hullwright.lang.uses;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Zone;

/** What rules do with a place that each piece of a kind has, such as a deck of its own: whether they look into it or fill it. */
public final class SuppliedPlaces {

	private SuppliedPlaces() {}

	/** Whether rules look into the place of some piece, and none puts anything there. */
	public static boolean areOnlyLookedInto(Zone place, Collection<HullFile> files) {
		Set<Use> uses = EnumSet.noneOf(Use.class);
		for (HullFile file : files) {
			file.eAllContents().forEachRemaining(part -> addUse(uses, part, place));
		}
		return uses.contains(Use.SOUGHT) && !uses.contains(Use.GIVEN);
	}

	/** Only what is written like the place is linked. */
	private static void addUse(Set<Use> uses, EObject part, Zone place) {
		@Nullable
		EReference link = switch (part) {
			case FeatureAccess access -> HullPackage.Literals.FEATURE_ACCESS__FEATURE;
			case SelfProperty own -> HullPackage.Literals.SELF_PROPERTY__FEATURE;
			default -> null;
		};
		if (link != null && isWritten(part, link, place.getName()) && part.eGet(link) == place) {
			uses.add(Positions.of(part));
		}
	}

	private static boolean isWritten(EObject part, EReference link, @Nullable String name) {
		return HullNames.written(part, link).equals(name);
	}
}
