package org.hullwright.lang.validation.reachability;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.uses.SuppliedPlaces;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.Entry;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.expansions.Changes;

/**
 * A component that a pack puts in the place of what another pack leaves open, such as the race in play, brings what the rules of that pack
 * look for in its places. Not asked of a pack with a game of its own, which may do without.
 */
public class ChosenComponentChecks extends TypedChecks {

	@Check
	void bringsWhatIsLookedFor(Component component) {
		if (component.getName() == null || component.eContainer() == null) {
			return;
		}
		packs().chosenComponents(component.eResource()).chosenFor(component).ifPresent(open -> {
			List<String> empty = emptyPlaces(component);
			if (!empty.isEmpty()) {
				reportAt(IssueCode.PLACES_UNFILLED, component, HullPackage.Literals.NAMED__NAME, component.getName(), open.getName(),
						listed(empty), empty.getFirst());
			}
		});
	}

	/** The places that other packs give to all of its kind, and look into, in alphabetical order. */
	private List<String> emptyPlaces(Component component) {
		List<HullFile> own = packs().allOwnFiles(component.eResource());
		List<HullFile> seen = packs().files(component.eResource());
		return types(component).kinds().of(component).stream().flatMap(kind -> types(component).members().of(kind).stream())
				.filter(Zone.class::isInstance).map(Zone.class::cast).filter(place -> isOfAnotherPack(place, component))
				.filter(place -> place.getComposition().isEmpty() && place.getRefill() == null && !isFilled(place, component, own)
						&& SuppliedPlaces.areOnlyLookedInto(place, seen))
				.map(Zone::getName).sorted().toList();
	}

	private static boolean isOfAnotherPack(Zone place, EObject component) {
		return place.eResource() != null && !PackContext.packOf(place.eResource()).equals(PackContext.packOf(component.eResource()));
	}

	private static boolean isFilled(Zone place, Component component, List<HullFile> own) {
		Stream<Entry> changed = own.stream().flatMap(file -> Changes.in(file, ComponentChange.class))
				.filter(change -> change.getComponent() == component).flatMap(change -> change.getEntries().stream());
		return Stream.concat(component.getEntries().stream(), changed).filter(ZoneEntry.class::isInstance).map(ZoneEntry.class::cast)
				.anyMatch(entry -> entry.getZone() == place);
	}

	private static String listed(List<String> names) {
		return names.size() == 1 ? names.getFirst() : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
	}
}
