package org.hullwright.cli.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.ProblemLine;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.hullwright.model.series.Series;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackProblem;
import org.hullwright.packs.PackProblem.Severity;
import org.hullwright.picture.card.Legibility;
import org.hullwright.picture.card.SmallWriting;

/** Lays out all that a pack prints, in every language, and warns of what would be too small to read or cut off. */
final class LegibilityCheck {

	/** The name of these warnings. */
	static final String CODE = "TEXT_TOO_LONG";

	private final OpenPack pack;
	private final CardWriter cards;
	private final Legibility legibility = new Legibility();

	LegibilityCheck(OpenPack pack, CardWriter cards) {
		this.pack = pack;
		this.cards = cards;
	}

	/** The warnings, in the order of the files. Of components that are not printed there is none. */
	List<ProblemLine> warnings() {
		LoadedPack loaded = pack.opened().loaded();
		List<String> languages = Stream.concat(Stream.of(""), Translations.languagesIn(loaded.ownFiles()).stream()).toList();
		var warnings = new ArrayList<ProblemLine>();
		for (Component component : new Series(loaded.files()).componentsIn(loaded.ownFiles())) {
			for (String language : languages) {
				CardFace card = cards.write(component, language);
				if (card.design().printed() && component.getName() != null) {
					legibility.shortfalls(card).forEach(small -> warnings.add(warning(component, card, language, small)));
				}
			}
		}
		return warnings;
	}

	private ProblemLine warning(Component component, CardFace card, String language, SmallWriting small) {
		String of = language.isEmpty() ? "" : ", in " + Locale.of(language).getDisplayLanguage(Locale.ENGLISH);
		String message = "“" + card.title() + "”" + of + ": " + small.sentence()
				+ " Shorten it, allow smaller letters with “smallest”, or give it more room in its design.";
		return pack.line(new PackProblem(CODE, Severity.WARNING, message, pack.opened().compiler().locator().placeOf(component)));
	}
}
