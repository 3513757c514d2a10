package org.hullwright.lang.validation.text;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

import com.google.inject.Inject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.HullPackage;
import org.hullwright.model.TranslatedText;
import org.hullwright.model.Translation;
import org.hullwright.model.texts.PackTexts;

/** Translations are of texts that there are, and say the same. */
public class TranslationChecks extends ConcernChecks {

	/** Where more texts than this are of nothing, another file is missing; guessing for each would take long and help nobody. */
	private static final int MOST_SUGGESTIONS = 100;

	private final PackContext packs;

	@Inject
	TranslationChecks(PackContext packs) {
		this.packs = packs;
	}

	@Check
	void isOfSomething(Translation translation) {
		Set<String> originals = PackTexts.of(packs.files(translation.eResource()));
		int found = 0;
		for (TranslatedText text : translation.getTexts()) {
			if (text.getOriginal() != null && !originals.contains(text.getOriginal())) {
				found++;
				reportAt(IssueCode.TRANSLATION_OF_NOTHING, text, HullPackage.Literals.TRANSLATED_TEXT__ORIGINAL,
						found > MOST_SUGGESTIONS ? "" : similar(text.getOriginal(), originals));
			}
		}
	}

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
