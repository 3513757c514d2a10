package org.hullwright.export.json;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;

/** Which packs build on which. */
final class RequiredPacks {

	private final Map<String, Set<String>> reach = new HashMap<>();

	RequiredPacks(Collection<HullFile> files) {
		List<PackClause> heads = files.stream().map(HullFile::getPack).filter(head -> head != null).toList();
		var direct = new HashMap<String, Set<String>>();
		heads.forEach(head -> direct.computeIfAbsent(head.getName(), any -> new HashSet<>())
				.addAll(head.getRequirements().stream().map(Requirement::getPack).toList()));
		direct.keySet().forEach(pack -> reach.put(pack, reached(pack, direct)));
	}

	/** Whether a pack is another one, or knows it: it requires it, or a pack that does. */
	boolean knows(String pack, String other) {
		return pack.equals(other) || CoreLibrary.PACK.equals(other) || reach.getOrDefault(pack, Set.of()).contains(other);
	}

	private static Set<String> reached(String pack, Map<String, Set<String>> direct) {
		var reached = new HashSet<String>();
		Deque<String> open = new ArrayDeque<>(List.of(pack));
		while (!open.isEmpty()) {
			direct.getOrDefault(open.pop(), Set.of()).stream().filter(reached::add).forEach(open::push);
		}
		return reached;
	}
}
