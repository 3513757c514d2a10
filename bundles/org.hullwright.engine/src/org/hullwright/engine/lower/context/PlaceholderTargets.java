package org.hullwright.engine.lower.context;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Board;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;

/** What names in braces inside of texts stand for, where they are not the names of variables. Own names hide those of required packs. */
public final class PlaceholderTargets {

	private final Map<String, EObject> known = new HashMap<>();

	/** @param files those of required packs first */
	public PlaceholderTargets(Collection<HullFile> files) {
		for (HullFile file : files) {
			String pack = file.getPack() == null ? "" : file.getPack().getName() + ".";
			for (EObject declaration : file.getDeclarations()) {
				put(pack, "", declaration);
				switch (declaration) {
					case Enumeration enumeration -> enumeration.getLiterals().forEach(word -> put(pack, enumeration.getName() + ".", word));
					case EnumerationExtension extension when extension.getEnumeration() != null ->
						extension.getLiterals().forEach(word -> put(pack, extension.getEnumeration().getName() + ".", word));
					case Board board -> {
						board.getSpaces().forEach(space -> put(pack, board.getName() + ".", space));
						board.getLegend().stream().filter(letter -> letter.getSpace() != null)
								.forEach(letter -> put(pack, board.getName() + ".", letter.getSpace()));
					}
					default -> { /* has no names inside that a text could show */ }
				}
			}
		}
	}

	private void put(String pack, String owner, EObject object) {
		if (object instanceof Named named && named.getName() != null) {
			known.put(named.getName(), object);
			known.put(owner + named.getName(), object);
			known.put(pack + owner + named.getName(), object);
		}
	}

	public Optional<EObject> find(String name) {
		return Optional.ofNullable(known.get(name));
	}
}
