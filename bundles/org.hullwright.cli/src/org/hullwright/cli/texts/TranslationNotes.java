package org.hullwright.cli.texts;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulestext.UntranslatedTexts;
import org.hullwright.model.HullFile;
import org.hullwright.model.texts.Translations;

/** Tells of each language that a pack itself translates into whether anything would be printed in the pack's own language. */
public final class TranslationNotes {

	private TranslationNotes() {}

	/** A sentence for each language that is not complete. */
	public static List<String> of(OpenPack opened, Workshop workshop) {
		LoadedPack pack = opened.opened().loaded();
		List<String> languages = Translations.languagesIn(pack.ownFiles());
		if (languages.isEmpty()) {
			return List.of();
		}
		UntranslatedTexts texts = workshop.untranslated();
		Collection<HullFile> files = pack.files();
		Set<String> all = texts.all(files);
		String game = workshop.selection().game();
		String inGame = game.isEmpty() ? "" : " --game " + game;
		var notes = new ArrayList<String>();
		for (String language : languages) {
			int missing = texts.in(language, files, all).size();
			if (missing > 0) {
				notes.add(missing + " of " + all.size() + " texts " + (missing == 1 ? "is" : "are") + " not translated into " + language
						+ " and will be read as they are written, or with nothing but names translated; \"hullwright texts "
						+ opened.folder() + inGame + " --language " + language + "\" prints them");
			}
		}
		return notes;
	}
}
