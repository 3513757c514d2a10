package org.hullwright.model.expansions;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.hullwright.model.HullFile;
import org.hullwright.model.Requirement;

/** The transitive closure of what packs require. */
public final class RequiredPacks {

	private RequiredPacks() {}

	/**
	 * Names of a pack itself, and of all that it requires by itself or through others.
	 *
	 * @param files of all packs in question; what a pack requires that has none of them is among the names all the same
	 */
	public static Set<String> of(String pack, Collection<HullFile> files) {
		Set<String> reached = new HashSet<>();
		Deque<String> open = new ArrayDeque<>(List.of(pack));
		while (!open.isEmpty()) {
			String next = open.pop();
			if (reached.add(next)) {
				files.stream().filter(file -> file.getPack() != null && next.equals(file.getPack().getName()))
						.flatMap(file -> file.getPack().getRequirements().stream()).map(Requirement::getPack).forEach(open::add);
			}
		}
		return reached;
	}
}
