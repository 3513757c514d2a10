package org.hullwright.model.types;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;

/**
 * The universe of a fixed set of files, for callers that have them all loaded. A snapshot: later changes of the files are not seen.
 */
public final class FileUniverse implements Universe {

	private static final String CORE = "core";

	private final Map<String, Kind> coreKinds = new HashMap<>();
	private final Map<Kind, List<KindExtension>> extensions = new IdentityHashMap<>();
	private final Map<Enumeration, List<EnumerationExtension>> words = new IdentityHashMap<>();

	/** @param files all files of the packs in question, the core library among them */
	public FileUniverse(Collection<HullFile> files) {
		for (HullFile file : files) {
			boolean core = file.getPack() != null && CORE.equals(file.getPack().getName());
			for (var declaration : file.getDeclarations()) {
				switch (declaration) {
					case KindExtension extension when extension.getKind() != null ->
						extensions.computeIfAbsent(extension.getKind(), kind -> new ArrayList<>()).add(extension);
					case EnumerationExtension extension when extension.getEnumeration() != null ->
						words.computeIfAbsent(extension.getEnumeration(), enumeration -> new ArrayList<>()).add(extension);
					case Kind kind when core -> coreKinds.putIfAbsent(kind.getName(), kind);
					default -> { /* adds nothing to what is declared elsewhere */ }
				}
			}
		}
	}

	@Override
	public Optional<Kind> coreKind(String name) {
		return Optional.ofNullable(coreKinds.get(name));
	}

	@Override
	public Collection<KindExtension> extensionsOf(Kind kind) {
		return extensions.getOrDefault(kind, List.of());
	}

	@Override
	public Collection<EnumerationExtension> extensionsOf(Enumeration enumeration) {
		return words.getOrDefault(enumeration, List.of());
	}
}
