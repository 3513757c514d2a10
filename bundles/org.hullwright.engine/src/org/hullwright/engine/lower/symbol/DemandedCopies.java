package org.hullwright.engine.lower.symbol;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.expansion.SwitchedOn;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Declaration;
import org.hullwright.model.HullFile;
import org.hullwright.model.Substitution;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneEntry;

/**
 * How many copies the zones of the game and those of its components start with by name: so many a component has that has as many as needed.
 */
final class DemandedCopies {

	private final List<HullFile> files;
	private final SwitchedOn switchedOn;
	/** Null until first asked for, as in most packs nothing has copies as needed. */
	private @Nullable Map<Component, Integer> demanded;

	DemandedCopies(List<HullFile> files, SwitchedOn switchedOn) {
		this.files = files;
		this.switchedOn = switchedOn;
	}

	/** Those of a component. A line without a number, and what takes the place of something else, ask for one. */
	int of(Component component) {
		Map<Component, Integer> known = demanded;
		if (known == null) {
			known = new IdentityHashMap<>();
			for (HullFile file : files) {
				for (Declaration declaration : file.getDeclarations()) {
					count(declaration, known);
				}
			}
			demanded = known;
		}
		return known.getOrDefault(component, 0);
	}

	private void count(Declaration declaration, Map<Component, Integer> sums) {
		switch (declaration) {
			case Zone zone -> {
				Stream.concat(switchedOn.compositionOf(zone).stream(), switchedOn.additionsTo(zone).stream())
						.forEach(line -> count(line, sums));
				for (Substitution change : switchedOn.substitutionsIn(zone)) {
					if (change.getReplacement() != null) {
						sums.merge(change.getReplacement(), 1, Integer::sum);
					}
				}
			}
			case Component component -> switchedOn.entriesOf(component).stream().filter(ZoneEntry.class::isInstance)
					.flatMap(entry -> ((ZoneEntry) entry).getComposition().stream()).forEach(line -> count(line, sums));
			default -> {}
		}
	}

	private static void count(Composition line, Map<Component, Integer> sums) {
		if (line.getContent() instanceof Component component && !component.eIsProxy()) {
			sums.merge(component, Math.max(1, line.getCount()), Integer::sum);
		}
	}
}
