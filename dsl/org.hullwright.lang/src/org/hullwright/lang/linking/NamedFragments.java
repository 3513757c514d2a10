package org.hullwright.lang.linking;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Declaration;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;

/**
 * Addresses within a file (URI fragments) that begin with the name of a declaration instead of its place, so that they hold when
 * declarations are added or taken out before it: {@code //NAME/@body}. Only names that a file declares once can be used so.
 */
public final class NamedFragments {

	private static final String START = "//";
	private static final String PLACE = "//@";
	private static final String SEPARATOR = "/";

	private NamedFragments() {}

	/** The declarations of a file whose name none of the others has, by name. */
	static Map<String, Declaration> declarations(HullFile file) {
		Map<String, Declaration> named = new HashMap<>();
		Set<String> twice = new HashSet<>();
		for (Declaration declaration : file.getDeclarations()) {
			if (declaration instanceof Named bearer && bearer.getName() != null && named.put(bearer.getName(), declaration) != null) {
				twice.add(bearer.getName());
			}
		}
		named.keySet().removeAll(twice);
		return named;
	}

	/**
	 * The address of each declaration of a file, in the order of the text: by its name, or by its place where that would not lead to it.
	 */
	public static List<String> of(HullFile file) {
		Map<String, Declaration> named = declarations(file);
		List<Declaration> declarations = file.getDeclarations();
		return IntStream.range(0, declarations.size()).mapToObj(place -> {
			Declaration declaration = declarations.get(place);
			return declaration instanceof Named bearer && named.get(bearer.getName()) == declaration
					? START + bearer.getName()
					: PLACE + "declarations." + place;
		}).toList();
	}

	/** Whether an address begins with the name of a declaration. */
	static boolean isNamed(String fragment) {
		return fragment.startsWith(START) && !fragment.startsWith(PLACE);
	}

	/**
	 * What is at an address that begins with the name of a declaration.
	 *
	 * @param named the declarations of the file, by name
	 * @return null when nothing is there
	 */
	static @Nullable EObject find(String fragment, Map<String, Declaration> named) {
		@NonNull
		String[] segments = fragment.substring(START.length()).split(SEPARATOR);
		EObject found = named.get(segments[0]);
		for (int segment = 1; found != null && segment < segments.length; segment++) {
			found = ((InternalEObject) found).eObjectForURIFragmentSegment(segments[segment]);
		}
		return found;
	}
}
