package org.hullwright.model.types;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.EnumerationLiteral;

/**
 * The literals of enumerations: their own, and those that visible files add to them. Answers are kept, so an instance must not outlive a
 * change of the files.
 */
public final class EnumerationWords {

	private final Universe universe;
	private final Map<Enumeration, List<EnumerationLiteral>> known = new ConcurrentHashMap<>();

	/** @param universe knows what is added to enumerations */
	public EnumerationWords(Universe universe) {
		this.universe = universe;
	}

	/** All words of an enumeration: its own, then those of its extensions in the order of the universe. */
	public List<EnumerationLiteral> of(Enumeration enumeration) {
		List<EnumerationLiteral> words = known.get(enumeration);
		if (words == null) {
			words = Stream.concat(enumeration.getLiterals().stream(),
					universe.extensionsOf(enumeration).stream().flatMap(extension -> extension.getLiterals().stream())).toList();
			known.put(enumeration, words);
		}
		return words;
	}

	/** The enumeration to which a word belongs, wherever it is declared; empty when the link to it is broken. */
	public static Optional<Enumeration> enumerationOf(EnumerationLiteral word) {
		return enumerationAround(word.eContainer());
	}

	private static Optional<Enumeration> enumerationAround(EObject declaration) {
		return switch (declaration) {
			case Enumeration enumeration -> Optional.of(enumeration);
			case EnumerationExtension extension when extension.getEnumeration() != null && !extension.getEnumeration().eIsProxy() ->
				Optional.of(extension.getEnumeration());
			case null, default -> Optional.empty();
		};
	}
}
