package org.hullwright.lang.rulestext;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.model.HullFile;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.series.Series;
import org.hullwright.model.texts.PackTexts;
import org.hullwright.model.texts.Translations;

/**
 * Finds what a translation has to say: what packs say to people, and what is printed on components and tracks, sentences made from rules
 * included.
 */
public class UntranslatedTexts {

	private final CardWriter cards;

	/** @param cards makes sentences of rules */
	@Inject
	public UntranslatedTexts(CardWriter cards) {
		this.cards = cards;
	}

	/**
	 * All that could be translated, each text once.
	 *
	 * @param files of the pack and of those it requires; what comes with the language itself is not told
	 */
	public Set<String> all(Collection<HullFile> files) {
		List<HullFile> written = files.stream()
				.filter(file -> file.getPack() != null && !CoreLibrary.PACK.equals(file.getPack().getName())).toList();
		var texts = new LinkedHashSet<>(PackTexts.of(written));
		texts.addAll(printed(files, written));
		return texts;
	}

	/** What is printed on components and tracks, made of their rules, kinds and values. */
	public Set<String> printed(Collection<HullFile> files) {
		return printed(files, files);
	}

	private Set<String> printed(Collection<HullFile> files, Collection<HullFile> written) {
		var texts = new LinkedHashSet<String>();
		new Series(files).componentsIn(written).stream().filter(component -> component.getName() != null)
				.forEach(component -> CardTranslation.textsOf(component, cards.write(component, "")).forEach(texts::add));
		written.stream().flatMap(file -> file.getDeclarations().stream())
				.flatMap(declared -> EcoreUtil2.eAllOfType(declared, TrackSpace.class).stream())
				.forEach(space -> CardTranslation.textsOf(cards.rules(space, "")).forEach(texts::add));
		return texts;
	}

	/** What has no translation into a language. */
	public List<String> in(String language, Collection<HullFile> files) {
		return in(language, files, all(files));
	}

	/**
	 * The same for several languages.
	 *
	 * @param texts all that could be translated
	 */
	public List<String> in(String language, Collection<HullFile> files, Set<String> texts) {
		Translations known = Translations.into(language, files);
		return texts.stream().filter(text -> !known.has(text)).toList();
	}
}
