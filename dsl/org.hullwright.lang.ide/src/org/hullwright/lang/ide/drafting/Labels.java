package org.hullwright.lang.ide.drafting;

import java.util.Locale;

import org.hullwright.model.Named;
import org.hullwright.model.Phrased;

/** What people call what has a name in Hull. */
public final class Labels {

	private Labels() {}

	/** The words its author chose for it when they name it, else those of its name: “Attack card” for {@code attackCard}. */
	public static String of(Named declared) {
		boolean isWorded = declared instanceof Phrased phrased && phrased.getPhrase() != null && !phrased.getPhrase().isBlank()
				&& phrased.getPhrase().indexOf('{') < 0;
		return capitalized(isWorded ? ((Phrased) declared).getPhrase() : spaced(declared.getName()));
	}

	private static String spaced(String name) {
		return name.replace('_', ' ').replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
	}

	private static String capitalized(String words) {
		return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
	}
}
