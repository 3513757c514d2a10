package org.hullwright.export.vassal;

import org.hullwright.export.archive.PackFacts;

/** Writes what VASSAL reads of a file before it opens it. */
final class Metadata {

	/** The oldest program that has everything that is used here; a newer one opens the file without a warning. */
	static final String VASSAL_VERSION = "3.7.0";

	private Metadata() {}

	static byte[] module(String name, String version, String description) {
		return XmlText.of(of(version, description).add(Element.of("name").saying(name)));
	}

	static byte[] extension(String version, String description) {
		return XmlText.of(of(version, description).add(Element.of("universal").with("anyModule", "false")));
	}

	static byte[] game(String version, String description) {
		return XmlText.of(of(version, description));
	}

	/** What a module says of itself where people choose one. */
	static String descriptionOf(PackFacts facts) {
		return facts.title() + (facts.licence().isEmpty() ? "" : " (" + facts.licence() + ")") + ". " + PackFacts.DISCLAIMER;
	}

	/** No date is told: the same pack gives the same file at any time. */
	private static Element of(String version, String description) {
		return Element.of("data").with("version", 1).add(Element.of("version").saying(version)).add(Element.of("extra1"))
				.add(Element.of("extra2"))
				.add(Element.of("VassalVersion").saying(VASSAL_VERSION)).add(Element.of("dateSaved").saying("0"))
				.add(Element.of("description").saying(description));
	}
}
