package org.hullwright.model.expansions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.model.Change;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.Rule;

/** What expansions consist of: their parts in whichever pack, and the files that belong to them. */
final class Contents {

	private final Map<Expansion, List<ExpansionPart>> parts = new HashMap<>();
	private final Map<Expansion, List<Rule>> fileRules = new HashMap<>();
	private final Map<Expansion, List<Change>> fileChanges = new HashMap<>();

	/** Takes parts and files in the order in which they apply; what belongs to no expansion is passed over. */
	Contents(Collection<? extends ExpansionPart> parts, Collection<HullFile> files) {
		parts.forEach(part -> Expansions.expansionOf(part)
				.ifPresent(expansion -> this.parts.computeIfAbsent(expansion, any -> new ArrayList<>()).add(part)));
		files.forEach(file -> Expansions.expansionAround(file).ifPresent(expansion -> {
			fileRules.computeIfAbsent(expansion, any -> new ArrayList<>()).addAll(declaredIn(file, Rule.class));
			fileChanges.computeIfAbsent(expansion, any -> new ArrayList<>()).addAll(declaredIn(file, Change.class));
		}));
	}

	private static <D> List<D> declaredIn(HullFile file, Class<D> type) {
		return file.getDeclarations().stream().filter(type::isInstance).map(type::cast).toList();
	}

	/** The expansion itself and its extensions. */
	List<ExpansionPart> partsOf(Expansion expansion) {
		return parts.getOrDefault(expansion, List.of());
	}

	/** What its parts change, then what its files do. */
	List<Change> changesOf(Expansion expansion) {
		return Stream.concat(partsOf(expansion).stream().flatMap(part -> part.getChanges().stream()),
				fileChanges.getOrDefault(expansion, List.of()).stream()).toList();
	}

	/** The rules of its parts, then those of its files. */
	List<Rule> rulesOf(Expansion expansion) {
		return Stream.concat(partsOf(expansion).stream().flatMap(part -> part.getRules().stream()),
				fileRules.getOrDefault(expansion, List.of()).stream()).toList();
	}
}
