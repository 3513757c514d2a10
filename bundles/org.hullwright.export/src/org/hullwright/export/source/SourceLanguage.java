package org.hullwright.export.source;

import java.util.Collection;

import org.hullwright.model.HullFile;
import org.hullwright.model.texts.Translations;

/** The language that a pack is written in. */
public final class SourceLanguage {

	private SourceLanguage() {}

	/** Its tag. Rules are made in English, so that is what it is, unless somebody translates the pack into English; then nobody knows. */
	public static String of(Collection<HullFile> files) {
		return Translations.languagesIn(files).contains("en") ? "und" : "en";
	}
}
