package org.hullwright.model.expansions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;

import org.hullwright.model.Bond;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.ExpansionReference;
import org.hullwright.model.ExpansionRelation;

/**
 * How expansions are said to be related. A relation that asks for certain versions of the other's pack counts only when that pack has one
 * of them, except that what is required must have it.
 */
final class Relations {

	private final Map<Bond, Map<Expansion, SequencedSet<Expansion>>> bonds = new EnumMap<>(Bond.class);
	private final Map<Expansion, List<ExpansionReference>> unmet = new HashMap<>();
	private final Function<String, Optional<String>> versions;

	/**
	 * @param declared the expansions whose relations are wanted
	 * @param versions of packs by their names
	 */
	Relations(Collection<Expansion> declared, Contents contents, Function<String, Optional<String>> versions) {
		this.versions = versions;
		for (Bond bond : Bond.values()) {
			bonds.put(bond, new HashMap<>());
		}
		declared.forEach(expansion -> contents.partsOf(expansion).forEach(part -> relate(expansion, part)));
	}

	private void relate(Expansion expansion, ExpansionPart part) {
		for (ExpansionRelation relation : part.getRelations()) {
			relation.getOthers().forEach(other -> relate(expansion, relation.getBond(), other));
		}
	}

	private void relate(Expansion expansion, Bond bond, ExpansionReference reference) {
		Expansion other = reference.getExpansion();
		if (other == null || other.eIsProxy()) {
			return;
		}
		if (isOfWantedVersion(reference)) {
			bonds.get(bond).computeIfAbsent(expansion, any -> new LinkedHashSet<>()).add(other);
		} else if (bond == Bond.REQUIRES) {
			unmet.computeIfAbsent(expansion, any -> new ArrayList<>()).add(reference);
		}
	}

	/** What an expansion itself says it is related to. */
	SequencedSet<Expansion> of(Bond bond, Expansion expansion) {
		return bonds.get(bond).getOrDefault(expansion, new LinkedHashSet<>());
	}

	/** What an expansion requires in a version that is not here. */
	List<ExpansionReference> unmetBy(Expansion expansion) {
		return unmet.getOrDefault(expansion, List.of());
	}

	/** Whether the pack of the other expansion has a version that is asked for; a pack without one has any. */
	boolean isOfWantedVersion(ExpansionReference reference) {
		return versionOf(reference.getExpansion()).map(Expansions.wantedBy(reference)::includes).orElse(true);
	}

	/** The version of the pack that declares an expansion. */
	Optional<String> versionOf(Expansion expansion) {
		return versions.apply(Expansions.packOf(expansion));
	}
}
