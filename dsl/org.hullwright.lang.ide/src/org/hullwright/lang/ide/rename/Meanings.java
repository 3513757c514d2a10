package org.hullwright.lang.ide.rename;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.navigation.Reference;

/** What the names of some files mean. */
final class Meanings {

	private final Map<Spot, URI> targets = new HashMap<>();

	/**
	 * A name.
	 *
	 * @param role tells names apart that begin at the same place
	 */
	record Spot(URI file, int offset, String role) {}

	/** Reads all names of a file. */
	void read(XtextResource file) {
		Reference.in(file).forEach(reference -> targets.put(new Spot(file.getURI(), reference.range().offset(), reference.role().getName()),
				EcoreUtil.getURI(reference.target())));
	}

	/** The first name that means something else after changes than it did here, at its place after them. */
	Optional<Spot> firstLost(Meanings after, Map<URI, SortedMap<Integer, TextChange>> changes) {
		return targets.entrySet().stream()
				.map(meaning -> Map.entry(moved(meaning.getKey(), changes.get(meaning.getKey().file())), meaning.getValue()))
				.filter(meaning -> !meaning.getValue().equals(after.targets.get(meaning.getKey()))).map(Map.Entry::getKey)
				.min(Comparator.comparing((Spot spot) -> spot.file().toString()).thenComparingInt(Spot::offset));
	}

	private static Spot moved(Spot spot, SortedMap<Integer, TextChange> changes) {
		return changes == null
				? spot
				: new Spot(spot.file(), spot.offset()
						+ changes.headMap(spot.offset()).values().stream()
								.mapToInt(change -> change.text().length() - change.range().length()).sum(),
						spot.role());
	}
}
