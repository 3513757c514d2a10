package org.hullwright.export.json;

import java.util.Locale;

/** The lists that the content of a pack is in, each a file of its own. */
enum Section {

	KINDS("content"), PROPERTIES("content"), SLOTS("content"), VALUES("content"), ELEMENTS("content"), ZONES("content"), BOARDS("content"),
	TRACKS("content"),
	DICE("content"), PROCEDURES("content"), MODES("content"), SCENARIOS("content"), GAMES("content"), RULES("rules"), PLACES("rules");

	private final String folder;

	Section(String folder) {
		this.folder = folder;
	}

	/** What the list is called. */
	String title() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** The file it is in. */
	String path() {
		return folder + "/" + title() + ".json";
	}

	/** The schema of the file, as its folder sees it. */
	String schema() {
		return "../schema/" + title() + ".schema.json";
	}
}
