package org.hullwright.model.texts;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.hullwright.model.HullFile;

/** The languages that the files of packs are translated into, each collected once: what is printed on each card is looked up in them. */
public final class PackTranslations {

	private final List<HullFile> files;
	private final List<String> languages;
	private final Map<String, Translations> collected = new ConcurrentHashMap<>();

	/** @param files all that can be seen; where several translate a text, the last one counts */
	public PackTranslations(Collection<HullFile> files) {
		this.files = List.copyOf(files);
		this.languages = Translations.languagesIn(files);
	}

	/** The languages that there are translations into, in the order of the files. */
	public List<String> languages() {
		return languages;
	}

	/** What is said in a language; nothing is translated into a language that there is not. */
	public Translations into(String language) {
		return languages.contains(language)
				? collected.computeIfAbsent(language, any -> Translations.into(language, files))
				: Translations.NONE;
	}
}
