package org.hullwright.lang.ide.index;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import org.eclipse.emf.common.util.URI;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.uses.Mention;
import org.hullwright.lang.uses.Use;
import org.hullwright.model.HullPackage;

/** The files that are visible from those of one pack, its own first, in one state each. Never changes. */
public final class VisibleFiles {

	private final Map<URI, FileSummary> files;
	private final Map<String, Map<Mention, Boolean>> uses = new ConcurrentHashMap<>(); // by pack

	VisibleFiles(Collection<FileSummary> files) {
		var byAddress = new LinkedHashMap<URI, FileSummary>();
		files.forEach(file -> byAddress.put(file.getURI(), file));
		this.files = Collections.unmodifiableMap(byAddress);
	}

	public Collection<FileSummary> all() {
		return files.values();
	}

	/** The file at an address. */
	public Optional<FileSummary> find(URI address) {
		return Optional.ofNullable(files.get(address));
	}

	/**
	 * The names whose meaning may be another one than in an earlier state, those of the kinds below changed kinds included. What mentions
	 * none of them means the same as before.
	 */
	public Set<String> changedSince(VisibleFiles before) {
		if (this == before) {
			return Set.of();
		}
		var changed = new HashSet<String>();
		files.forEach((address, file) -> changed.addAll(file.signatures().changedSince(signaturesOf(before.files.get(address)))));
		before.files.forEach((address, file) -> {
			if (!files.containsKey(address)) {
				changed.addAll(Signatures.NONE.changedSince(file.signatures()));
			}
		});
		addKindsBelow(changed);
		return changed;
	}

	/**
	 * The names that the files of a pack use in other ways than in an earlier state, so that what bears them may have become useless, or
	 * useful.
	 */
	public Set<String> usedOtherwiseSince(VisibleFiles before, String pack) {
		if (this == before) {
			return Set.of();
		}
		var changed = new HashSet<String>();
		Map<Mention, Boolean> present = usesIn(pack);
		Map<Mention, Boolean> past = before.usesIn(pack);
		present.forEach((mention, byRules) -> addUnless(byRules.equals(past.get(mention)), mention, changed));
		past.keySet().forEach(mention -> addUnless(present.containsKey(mention), mention, changed));
		return changed;
	}

	/** The packs whose files see the same files, in the same order, as in another state. */
	Set<String> packsThatSeeTheSame(VisibleFiles other) {
		Map<String, List<FileSummary>> own = byPack();
		Map<String, List<FileSummary>> others = other.byPack();
		var packs = new VisiblePacks(all());
		var otherPacks = new VisiblePacks(other.all());
		var same = new HashSet<String>();
		for (String pack : own.keySet()) {
			SequencedSet<String> seen = packs.from(pack);
			if (List.copyOf(seen).equals(List.copyOf(otherPacks.from(pack)))
					&& seen.stream().allMatch(each -> Objects.equals(own.get(each), others.get(each)))) {
				same.add(pack);
			}
		}
		return same;
	}

	private Map<String, List<FileSummary>> byPack() {
		return files.values().stream().collect(Collectors.groupingBy(FileSummary::pack));
	}

	/** Whether a game can be seen; without one nothing counts as useless. */
	public boolean hasGame() {
		return files.values().stream().anyMatch(file -> !file.names().of(HullPackage.Literals.GAME).isEmpty());
	}

	private static void addUnless(boolean same, Mention mention, Set<String> changed) {
		if (!same) {
			changed.add(mention.name());
		}
	}

	/** Each use of a name in a pack, and whether it is one of rules. */
	private Map<Mention, Boolean> usesIn(String pack) {
		return uses.computeIfAbsent(pack, name -> {
			var found = new HashMap<Mention, Boolean>();
			files.values().stream().filter(file -> file.pack().equals(name)).map(FileSummary::uses).forEach(file -> {
				file.byTests().forEach(mention -> found.putIfAbsent(mention, false));
				file.byRules().forEach(mention -> found.put(mention, true));
				file.unclear().forEach(word -> found.put(new Mention(Use.READ, word, false), true));
			});
			return found;
		});
	}

	private void addKindsBelow(Set<String> changed) {
		boolean grown = !changed.isEmpty();
		while (grown) {
			grown = false;
			for (FileSummary file : files.values()) {
				for (var kind : file.signatures().parents().entrySet()) {
					grown |= changed.contains(kind.getValue()) && changed.add(kind.getKey());
				}
			}
		}
	}

	private static Signatures signaturesOf(FileSummary file) {
		return file == null ? Signatures.NONE : file.signatures();
	}
}
