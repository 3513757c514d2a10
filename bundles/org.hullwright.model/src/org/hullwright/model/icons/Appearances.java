package org.hullwright.model.icons;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.model.Appearance;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Printing;

/** What packs show things as, apart from their expansions. */
public final class Appearances {

	private final Map<Named, List<Appearance>> always = new HashMap<>();

	/** @param files of all packs, in the order in which their changes apply */
	public Appearances(Collection<HullFile> files) {
		files.stream().filter(file -> Expansions.expansionAround(file).isEmpty()).flatMap(file -> file.getDeclarations().stream())
				.filter(Appearance.class::isInstance).map(Appearance.class::cast).filter(shown -> shown.getNamed() != null)
				.forEach(shown -> always.computeIfAbsent(shown.getNamed(), any -> new ArrayList<>()).add(shown));
	}

	/**
	 * What is said of how something looks, what counts most first.
	 *
	 * @param printing knows which expansions are on
	 */
	public List<Appearance> of(Named named, Printing printing) {
		return Stream.concat(always.getOrDefault(named, List.of()).stream(), printing.appearancesOf(named).stream()).toList().reversed();
	}
}
