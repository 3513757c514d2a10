package org.hullwright.export.rulebook;

import java.util.Comparator;
import java.util.Locale;

/** The order of the names in an index: alphabetical, whatever letters are large. */
public final class IndexOrder {

	/** Tells names apart that differ in the size of letters alone. */
	public static final Comparator<String> ALPHABET = Comparator.comparing((String text) -> text.toLowerCase(Locale.ROOT))
			.thenComparing(Comparator.naturalOrder());

	private IndexOrder() {}
}
