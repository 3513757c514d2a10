package org.hullwright.lang.ide.index;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What other files can notice of a file: its names, each with a number for all that is declared under it. What procedures and effects do
 * inside of their braces is left out, as it is nobody else's business, and so typing there concerns no other file.
 *
 * @param byName the simple names that can be used from outside, with a hash of the declaration around each
 * @param parents the kinds declared here, by name, each with the name of the kind it is, as written
 */
public record Signatures(Map<String, Integer> byName, Map<String, String> parents) {

	/** Of a file that is not there. */
	public static final Signatures NONE = new Signatures(Map.of(), Map.of());

	public Signatures {
		byName = Map.copyOf(byName);
		parents = Map.copyOf(parents);
	}

	/** The names whose meaning is, or may be, another one than before. */
	public Set<String> changedSince(Signatures before) {
		if (equals(before)) {
			return Set.of();
		}
		var changed = new HashSet<String>();
		byName.forEach((name, signature) -> {
			if (!Objects.equals(before.byName.get(name), signature)) {
				changed.add(name);
			}
		});
		before.byName.keySet().stream().filter(name -> !byName.containsKey(name)).forEach(changed::add);
		return changed;
	}
}
