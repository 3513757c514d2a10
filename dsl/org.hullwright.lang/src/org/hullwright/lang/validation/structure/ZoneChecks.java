package org.hullwright.lang.validation.structure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.AddChange;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.Composition;
import org.hullwright.model.Declaration;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Refill;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Substitution;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneChange;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeContrast;
import org.hullwright.model.types.TypeWords;

/** What lies in decks, bags and other zones at the start: things of the right kind, and no more of them than there are. */
public class ZoneChecks extends TypedChecks {

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

	@Check
	void fits(ZoneChange change) {
		if (change.getZone() != null && !change.getZone().eIsProxy()) {
			change.getComposition().forEach(line -> fits(line, change.getZone()));
		}
		doesNotExceedCopies(change.getComposition());
	}

	/**
	 * Zones share the copies that there are: what lies in one of them is not left for another. Expansions may add copies, so nothing is
	 * said of their files, nor of what another pack has.
	 */
	@Check
	void sharesCopies(HullFile file) {
		if (file.getPack() == null || file.getPack().getExpansion() != null) {
			return;
		}
		Map<Component, Integer> wanted = new HashMap<>();
		for (List<Composition> zone : file.getDeclarations().stream().flatMap(ZoneChecks::filledBy).toList()) {
			Map<Component, Integer> here = new HashMap<>();
			for (Composition line : zone) {
				if (line.getCount() > 0 && line.getContent() instanceof Component component && !component.eIsProxy()
						&& PackContext.packOf(component.eResource()).equals(PackContext.packOf(file.eResource()))) {
					int sum = wanted.merge(component, line.getCount(), Integer::sum);
					int available = copiesOf(component, line);
					if (here.merge(component, line.getCount(), Integer::sum) <= available && sum > available) {
						report(IssueCode.COMPOSITION_EXCEEDS_COPIES, line, sum, component.getName(), available);
					}
				}
			}
		}
	}

	private static Stream<List<Composition>> filledBy(Declaration declaration) {
		return switch (declaration) {
			case Zone zone -> Stream.of(zone.getComposition());
			case Component component -> component.getEntries().stream().filter(ZoneEntry.class::isInstance).map(ZoneEntry.class::cast)
					.map(ZoneEntry::getComposition);
			default -> Stream.of();
		};
	}

	/** None of something would read like all of it: the copies of a line without a number. */
	@Check
	void isAnyAtAll(Composition line) {
		if (line.getCount() == 0 && isWritten(line, HullPackage.Literals.COMPOSITION__COUNT)) {
			int copies = line.getContent() instanceof Component component && !component.eIsProxy()
					? copiesOf(component, line)
					: Integer.MAX_VALUE;
			reportAt(IssueCode.NUMBER_OUT_OF_BOUNDS, line, HullPackage.Literals.COMPOSITION__COUNT, 0, 1, copies);
		}
	}

	/** Every copy that is replaced needs one that takes its place. */
	@Check
	void isEnough(Substitution change) {
		if (change.getComponent() == null || change.getReplacement() == null || change.getComponent().eIsProxy()
				|| change.getReplacement().eIsProxy()) {
			return;
		}
		int wanted = types(change).members().copiesOf(change.getComponent());
		int available = copiesOf(change.getReplacement(), change);
		if (wanted > available) {
			reportAt(IssueCode.COMPOSITION_EXCEEDS_COPIES, change, HullPackage.Literals.SUBSTITUTION__REPLACEMENT, wanted,
					change.getReplacement().getName(), available);
		}
	}

	@Check
	void namesItsPlace(RemoveChange change) {
		if (change.isEverywhere() && change.getRemoval() != null && change.getRemoval().getCount() > 0) {
			report(IssueCode.REMOVAL_COUNTED, change.getRemoval());
		}
	}

	/** As many as the game has, perhaps because the expansion around says so. */
	private int copiesOf(Component component, EObject place) {
		int copies = types(place).members().copiesOf(component);
		ExpansionPart around = EcoreUtil2.getContainerOfType(place, ExpansionPart.class);
		return around == null
				? copies
				: around.getChanges().stream().filter(ComponentChange.class::isInstance).map(ComponentChange.class::cast)
						.filter(change -> change.getComponent() == component)
						.mapToInt(change -> types(place).members().copiesOf(component, change.getEntries())).reduce(copies, Math::max);
	}

	/** What a zone is refilled with belongs into it; from which of several piles a piece of a kind comes cannot be told. */
	@Check
	void isRefilledWithWhatFits(Zone zone) {
		Refill refill = zone.getRefill();
		if (refill == null || refill.getNumber() == null || refill.getSource() == null) {
			return;
		}
		wants(Type.NUMBER, refill.getNumber());
		Type source = types(zone).of(refill.getSource());
		if (!source.isUnknown() && !(source instanceof Type.ZoneType)) {
			report(IssueCode.TYPE_MISMATCH, refill.getSource(), "A zone", TypeWords.of(source));
		} else if (source instanceof Type.ZoneType(Kind given) && types(zone).of(zone) instanceof Type.ZoneType(Kind content)
				&& !types(zone).kinds().isA(given, content)) {
			TypeContrast words = TypeContrast.of(content, given);
			report(IssueCode.CONTENT_UNFIT, refill.getSource(), zone.getName(), words.wanted(), words.given());
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
			given.filter(kind -> !kinds.isA(kind, content)).map(kind -> TypeContrast.of(content, kind))
					.ifPresent(words -> reportAt(IssueCode.CONTENT_UNFIT, line, HullPackage.Literals.COMPOSITION__CONTENT, zone.getName(),
							words.wanted(), words.given()));
		}
	}

	private void doesNotExceedCopies(List<Composition> lines) {
		Map<Component, Integer> wanted = new HashMap<>();
		for (Composition line : lines) {
			if (line.getContent() instanceof Component component && !component.eIsProxy()) {
				int available = copiesOf(component, line);
				wanted.computeIfAbsent(component, any -> isAmongAll(component, lines) ? available : 0);
				int sum = wanted.merge(component, Math.max(1, line.getCount()), Integer::sum);
				if (sum > available) {
					report(IssueCode.COMPOSITION_EXCEEDS_COPIES, line, sum, component.getName(), available);
				}
			}
		}
	}

	/** Whether another line takes all copies of it, with all others of a kind that its pack has. */
	private boolean isAmongAll(Component component, List<Composition> lines) {
		var kinds = types(component).kinds();
		return lines.stream().filter(line -> line.getContent() instanceof Kind kind && !kind.eIsProxy())
				.filter(line -> PackContext.packOf(line.eResource()).equals(PackContext.packOf(component.eResource())))
				.anyMatch(line -> kinds.of(component).filter(own -> kinds.isA(own, (Kind) line.getContent())).isPresent());
	}
}
