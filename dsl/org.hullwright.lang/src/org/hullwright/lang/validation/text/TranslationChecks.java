package org.hullwright.lang.validation.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import com.google.inject.Inject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.rulestext.UntranslatedTexts;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.TranslatedText;
import org.hullwright.model.Translation;
import org.hullwright.model.texts.PackTexts;

/** Translations are of texts that there are, and say the same. */
public class TranslationChecks extends ConcernChecks {

	/** Where more texts than this are of nothing, another file is missing; guessing for each would take long and help nobody. */
	private static final int MOST_SUGGESTIONS = 100;

	private final PackContext packs;
	private final UntranslatedTexts texts;

	@Inject
	TranslationChecks(PackContext packs, UntranslatedTexts texts) {
		this.packs = packs;
		this.texts = texts;
	}

	@Check
	void isOfSomething(Translation translation) {
		Set<String> originals = originals(translation);
		int found = 0;
		for (TranslatedText text : translation.getTexts()) {
			if (text.getOriginal() != null && !originals.contains(text.getOriginal())) {
				found++;
				reportAt(IssueCode.TRANSLATION_OF_NOTHING, text, HullPackage.Literals.TRANSLATED_TEXT__ORIGINAL,
						found > MOST_SUGGESTIONS ? "" : similar(text.getOriginal(), originals));
			}
		}
	}

	/** What can be translated; what is printed on components takes long to make and is looked at only when something else is translated. */
	private Set<String> originals(Translation translation) {
		List<HullFile> files = packs.files(translation.eResource());
		Set<String> said = PackTexts.withPatterns(files);
		if (translation.getTexts().stream().map(TranslatedText::getOriginal)
				.allMatch(original -> original == null || said.contains(original))) {
			return said;
		}
		return packs.onceSettled(Originals.class, translation.eResource(), () -> {
			var originals = new HashSet<>(said);
			originals.addAll(texts.printed(files));
			return new Originals(originals);
		}).texts();
	}

	/** All that can be translated. */
	private record Originals(Set<String> texts) {}

	private static String similar(String text, Set<String> originals) {
		return DidYouMean.closest(text, originals.stream()).map(" Did you mean \"%s\"?"::formatted).orElse("");
	}

	@Check
	void isTheOnlyOne(Translation translation) {
		Set<String> seen = new HashSet<>();
		for (TranslatedText text : translation.getTexts()) {
			if (!seen.add(text.getOriginal())) {
				reportAt(IssueCode.TRANSLATION_TWICE, text, HullPackage.Literals.TRANSLATED_TEXT__ORIGINAL, translation.getLanguage(),
						" above");
			}
		}
	}

	@Check
	void hasTheSameGaps(TranslatedText text) {
		if (text.getOriginal() == null || text.getText() == null) {
			return;
		}
		Set<String> gaps = PackTexts.gapsOf(text.getOriginal());
		if (!gaps.equals(PackTexts.gapsOf(text.getText()))) {
			reportAt(IssueCode.TRANSLATION_GAPS, text, HullPackage.Literals.TRANSLATED_TEXT__TEXT,
					gaps.isEmpty() ? "none" : String.join(", ", new TreeSet<>(gaps)));
		}
	}
}
