package org.hullwright.cli.check;

import java.util.ArrayList;
import java.util.HashSet;
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
		List<Printed> printed = printed();
		// Laid out side by side, for that takes longest; what writes them goes through the model, which is not for several threads.
		List<List<SmallWriting>> shortfalls = printed.parallelStream().map(each -> legibility.shortfalls(each.card())).toList();
		var warnings = new ArrayList<ProblemLine>();
		var told = new HashSet<Told>();
		for (int each = 0; each < printed.size(); each++) {
			Printed face = printed.get(each);
			shortfalls.get(each).stream()
					.filter(small -> told.add(new Told(face.component(), face.card().printed(), small.sentence())))
					.forEach(small -> warnings.add(warning(face, small)));
		}
		return warnings;
	}

	/** A warning of what reads alike in several languages, as long as it is not translated; it is told in the first one. */
	private record Told(Component component, String printed, String sentence) {}

	/** What is printed on a component in a language, with empty text for that of the pack. */
	private record Printed(Component component, CardFace card, String language) {}

	private List<Printed> printed() {
		LoadedPack loaded = pack.opened().loaded();
		List<String> languages = Stream.concat(Stream.of(""), Translations.languagesIn(loaded.ownFiles()).stream()).toList();
		return new Series(loaded.files()).componentsIn(loaded.ownFiles()).stream().filter(component -> component.getName() != null)
				.flatMap(component -> languages.stream()
						.map(language -> new Printed(component, cards.write(component, language), language)))
				.filter(printed -> printed.card().design().printed()).toList();
	}

	private ProblemLine warning(Printed face, SmallWriting small) {
		String of = face.language().isEmpty() ? "" : ", in " + Locale.of(face.language()).getDisplayLanguage(Locale.ENGLISH);
		String message = "“" + face.card().title() + "”" + of + ": " + small.sentence()
				+ " Shorten it, allow smaller letters with “smallest”, or give it more room in its design.";
		return pack.line(new PackProblem(CODE, Severity.WARNING, message, pack.opened().compiler().locator().placeOf(face.component())));
	}
}
