package org.hullwright.lang.validation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.xtext.validation.Check;
import org.hullwright.model.AddChange;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.types.Type;

/** What lies in decks, bags and other zones at the start: things of the right kind, and no more of them than there are. */
class ZoneChecks extends TypedChecks {

	@Check
	void fits(Zone zone) {
		zone.getComposition().forEach(line -> fits(line, zone));
		doesNotExceedCopies(zone.getComposition());
	}

	@Check
	void fits(ZoneEntry entry) {
		if (entry.getZone() != null && !entry.getZone().eIsProxy()) {
			entry.getComposition().forEach(line -> fits(line, entry.getZone()));
		}
		doesNotExceedCopies(entry.getComposition());
	}

	@Check
	void fits(AddChange change) {
		if (change.getZone() != null && !change.getZone().eIsProxy() && change.getAddition() != null) {
			fits(change.getAddition(), change.getZone());
			doesNotExceedCopies(List.of(change.getAddition()));
		}
	}

	private void fits(Composition line, Zone zone) {
		var kinds = types(line).kinds();
		var given = switch (line.getContent()) {
			case Component component when !component.eIsProxy() -> kinds.of(component);
			case Kind kind when !kind.eIsProxy() -> Optional.of(kind);
			case null, default -> Optional.<Kind>empty();
		};
		if (types(line).of(zone) instanceof Type.ZoneType(Kind content)) {
			given.filter(kind -> !kinds.areRelated(kind, content)).ifPresent(kind -> reportAt(IssueCode.CONTENT_UNFIT, line,
					HullPackage.Literals.COMPOSITION__CONTENT, zone.getName(), content.getName(), kind.getName()));
		}
	}

	private void doesNotExceedCopies(List<Composition> lines) {
		Map<Component, Integer> wanted = new HashMap<>();
		for (Composition line : lines) {
			if (line.getContent() instanceof Component component && !component.eIsProxy()) {
				int sum = wanted.merge(component, Math.max(1, line.getCount()), Integer::sum);
				int available = types(line).members().copiesOf(component);
				if (sum > available) {
					report(IssueCode.COMPOSITION_EXCEEDS_COPIES, line, sum, component.getName(), available);
				}
			}
		}
	}
}
