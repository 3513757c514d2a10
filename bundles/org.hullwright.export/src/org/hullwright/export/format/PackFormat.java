package org.hullwright.export.format;

import java.util.Set;

/**
 * What there is to know of a format before anything is exported to it.
 *
 * @param name as it is written on the command line
 * @param title for people, of a few words
 * @param description what it is good for, as a sentence
 * @param ending what the names of its files or folders end with
 * @param result what is written
 * @param settings what can be chosen for it
 * @param exporter writes it; made by the injector of the language
 */
public record PackFormat(String name, String title, String description, String ending, Result result, Set<Setting> settings,
		Class<? extends PackExporter> exporter) {

	/** Copies the settings. */
	public PackFormat {
		settings = Set.copyOf(settings);
	}

	/** What an export leaves behind. */
	public enum Result {
		/** A file that a program of every system shows. */
		DOCUMENT,
		/** A file for another program. */
		FILE,
		/** A folder of files; a later export replaces it as a whole. */
		FOLDER
	}

	/** What can be chosen; not everything for every format. */
	public enum Setting {
		/** Which expansions are on. */
		EXPANSIONS,
		/** Whether the Hull text goes along. */
		SOURCE,
		/** Whether a pack with errors is exported all the same. */
		ERRORS,
		/** Where the export will be found on the web. */
		ADDRESS,
		/** The size of sheets. */
		PAPER,
		/** Backs, bleed, gaps and shifts. */
		CUTTING,
		/** Whether colours are only hinted at. */
		INK,
		/** One of the languages that the pack is translated into. */
		LANGUAGE,
		/** Whether pictures of components are drawn, and in which file format. */
		DRAWINGS
	}

	/** Whether something can be chosen for it. */
	public boolean has(Setting setting) {
		return settings.contains(setting);
	}

	@Override
	public String toString() {
		return name;
	}
}
