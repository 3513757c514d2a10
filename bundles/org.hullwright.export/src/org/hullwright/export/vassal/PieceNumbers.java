package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import org.hullwright.export.archive.Digest;

/**
 * The numbers by which saved games find their pieces again. Made of identities, so that they are the same in every export, whatever else is
 * added, and nobody has to keep a table of them.
 */
final class PieceNumbers {

	/** Larger than every number. */
	static final int NEXT = 1_000_000_001;

	private static final int MOST = 1_000_000_000;
	private static final int DIGITS = 15;
	private static final int HEXADECIMAL = 16;

	private final Map<String, Integer> numbers = new HashMap<>();
	private final Set<Integer> given = new HashSet<>();
	private final Predicate<String> added;
	private final String extension;

	/**
	 * Numbers of pieces.
	 *
	 * @param extension name of the extension that is written; empty text for a module
	 * @param added whether a piece comes with the extension, by its identity
	 */
	PieceNumbers(String extension, Predicate<String> added) {
		this.extension = extension;
		this.added = added;
	}

	static PieceNumbers ofModule() {
		return new PieceNumbers("", any -> false);
	}

	/** The number of what has an identity, with the name of the extension where it comes with one. */
	String of(String identity) {
		return (added.test(identity) ? extension + ":" : "") + number(identity);
	}

	/** Where a number is taken already, which happens to hardly any, it is another one. */
	private int number(String identity) {
		return numbers.computeIfAbsent(identity, any -> {
			int number = hash(identity);
			for (int attempt = 1; !given.add(number); attempt++) {
				number = hash(identity + "~" + attempt);
			}
			return number;
		});
	}

	private static int hash(String text) {
		return (int) (Long.parseLong(Digest.of(text).substring(0, DIGITS), HEXADECIMAL) % MOST) + 1;
	}
}
