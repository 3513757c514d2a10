package org.hullwright.lang.design;

import java.util.List;
import java.util.Locale;

/** The typefaces that come along besides the usual one, by the names under which designers know them. */
public final class TypefaceNames {

	/** In alphabetical order. */
	public static final List<String> ALL = List.of("Atkinson Hyperlegible", "Barlow Condensed", "Bitter", "Courier Prime", "Orbitron",
			"Oswald");

	private TypefaceNames() {}

	/** The folder in which the files of a typeface lie. */
	public static String folderOf(String name) {
		return name.toLowerCase(Locale.ROOT).replace(' ', '-');
	}
}
