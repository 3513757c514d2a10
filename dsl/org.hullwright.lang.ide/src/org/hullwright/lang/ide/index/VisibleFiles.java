package org.hullwright.lang.ide.index;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.common.util.URI;

/** The files that are visible from those of one pack, its own first, in one state each. Never changes. */
public final class VisibleFiles {

	private final Map<URI, FileSummary> files;

	VisibleFiles(Collection<FileSummary> files) {
		var byAddress = new LinkedHashMap<URI, FileSummary>();
		files.forEach(file -> byAddress.put(file.getURI(), file));
		this.files = Collections.unmodifiableMap(byAddress);
	}

	/** All files. */
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
