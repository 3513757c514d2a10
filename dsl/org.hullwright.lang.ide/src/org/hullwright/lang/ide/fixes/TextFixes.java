package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TranslatedText;
import org.hullwright.model.texts.PackTexts;

/** Mends what is printed: texts that say something else than the rules, translations, and names of files. */
class TextFixes {

	private static final String TEXT = "text";

	Map<IssueCode, Fixer> fixers() {
		Fixer confirmed = TextFixes::confirmed;
		Fixer removed = mistake -> Stream.of(Remedy.of("Remove this translation", new Edit().remove(mistake.place())));
		Fixer similar = TextFixes::similar;
		return Map.of(
				IssueCode.TEXT_OUTDATED, confirmed.or(TextFixes::generated),
				IssueCode.DIRECTION_TURNED,
				mistake -> Stream.of(Remedy.of("Take the sign out", new Edit().replace(mistake.file(), mistake.range(), ""))),
				IssueCode.PICTURE_MISSING, TextFixes::meant,
				IssueCode.RECORDED_GAME_MISSING, TextFixes::meant,
				IssueCode.TEXT_MISSING, mistake -> Stream.of(Remedy.safe("Remove the number", new Edit().remove(mistake.place()))),
				IssueCode.TRANSLATION_OF_NOTHING, similar.or(removed),
				IssueCode.TRANSLATION_TWICE, removed,
				IssueCode.TRANSLATION_GAPS, TextFixes::sameGaps);
	}

	private static Stream<Remedy> confirmed(Mistake mistake) {
		String number = mistake.told("number");
		return Stream.of(Remedy.of("The text is right: write " + number, new Edit().replace(mistake.file(), mistake.range(), number)));
	}

	/** The check knows the file that is called nearly so, if there is one. */
	private static Stream<Remedy> meant(Mistake mistake) {
		String picture = mistake.told("suggestion");
		return picture.isEmpty()
				? Stream.of()
				: Stream.of(Remedy.of("Change to " + picture, new Edit().replace(mistake.file(), mistake.range(), picture)));
	}

	private static Stream<Remedy> generated(Mistake mistake) {
		var component = (Component) mistake.place().eContainer();
		var edit = new Edit().remove(mistake.place());
		component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() != null && TEXT.equals(entry.getProperty().getName())).forEach(edit::remove);
		return Stream.of(Remedy.of("Print what the rules say", edit));
	}

	private static Stream<Remedy> similar(Mistake mistake) {
		var text = (TranslatedText) mistake.place();
		return DidYouMean.close(text.getOriginal(), PackTexts.of(mistake.packs().files(mistake.file())).stream()).limit(1)
				.map(original -> Remedy.of("Change to “" + original + "”",
						new Edit().replace(mistake.file(), mistake.range(), quoted(original))));
	}

	private static String quoted(String text) {
		return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
	}

	/** One name in braces for another when there is one too many and one too few; else what is missing comes last. */
	private static Stream<Remedy> sameGaps(Mistake mistake) {
		var text = (TranslatedText) mistake.place();
		Set<String> missing = new TreeSet<>(PackTexts.gapsOf(text.getOriginal()));
		Set<String> extra = new TreeSet<>(PackTexts.gapsOf(text.getText()));
		missing.removeAll(PackTexts.gapsOf(text.getText()));
		extra.removeAll(PackTexts.gapsOf(text.getOriginal()));
		TextRange range = Parts.rangeOf(text, HullPackage.Literals.TRANSLATED_TEXT__TEXT).orElse(mistake.range());
		if (missing.size() == 1 && extra.size() == 1) {
			String gap = missing.iterator().next();
			return Stream.of(Remedy.of("Show “" + gap + "” instead",
					new Edit().replace(mistake.file(), range, quoted(text.getText().replace(extra.iterator().next(), gap)))));
		}
		return extra.isEmpty()
				? Stream.of(Remedy.of("Add “" + String.join(" ", missing) + "”",
						new Edit().replace(mistake.file(), range, quoted(text.getText() + " " + String.join(" ", missing)))))
				: Stream.of();
	}
}
