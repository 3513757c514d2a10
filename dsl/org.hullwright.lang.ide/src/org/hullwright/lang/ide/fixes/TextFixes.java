package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TranslatedText;
import org.hullwright.model.texts.PackTexts;

/** Mends what is printed: texts that say something else than the rules, translations, and names of files. */
class TextFixes {

	private static final String TEXT = "text";

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider confirmed = TextFixes::confirmed;
		CodeActionProvider removed = diagnostic -> Stream
				.of(CodeAction.of("Remove this translation", new Edit().remove(diagnostic.place())));
		CodeActionProvider similar = TextFixes::similar;
		return Map.of(
				IssueCode.TEXT_OUTDATED, confirmed.or(TextFixes::generated),
				IssueCode.DIRECTION_TURNED,
				diagnostic -> Stream.of(CodeAction.of("Take the sign out", new Edit().replace(diagnostic.file(), diagnostic.range(), ""))),
				IssueCode.PICTURE_MISSING, TextFixes::meant,
				IssueCode.RECORDED_GAME_MISSING, TextFixes::meant,
				IssueCode.ICON_UNKNOWN, TextFixes::meant,
				IssueCode.TEXT_MISSING,
				diagnostic -> Stream.of(CodeAction.safe("Remove the number", new Edit().remove(diagnostic.place()))),
				IssueCode.TRANSLATION_OF_NOTHING, similar.or(removed),
				IssueCode.TRANSLATION_TWICE, removed,
				IssueCode.TRANSLATION_GAPS, TextFixes::sameGaps);
	}

	private static Stream<CodeAction> confirmed(Diagnostic diagnostic) {
		String number = diagnostic.told("number");
		return Stream
				.of(CodeAction.of("The text is right: write " + number, new Edit().replace(diagnostic.file(), diagnostic.range(), number)));
	}

	/** The check knows the file that is called nearly so, if there is one. */
	private static Stream<CodeAction> meant(Diagnostic diagnostic) {
		String picture = diagnostic.told("suggestion");
		return picture.isEmpty()
				? Stream.of()
				: Stream.of(CodeAction.of("Change to " + picture, new Edit().replace(diagnostic.file(), diagnostic.range(), picture)));
	}

	private static Stream<CodeAction> generated(Diagnostic diagnostic) {
		var component = (Component) diagnostic.place().eContainer();
		var edit = new Edit().remove(diagnostic.place());
		component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() != null && TEXT.equals(entry.getProperty().getName())).forEach(edit::remove);
		return Stream.of(CodeAction.of("Print what the rules say", edit));
	}

	private static Stream<CodeAction> similar(Diagnostic diagnostic) {
		var text = (TranslatedText) diagnostic.place();
		return DidYouMean.close(text.getOriginal(), PackTexts.of(diagnostic.packs().files(diagnostic.file())).stream()).limit(1)
				.map(original -> CodeAction.of("Change to “" + original + "”",
						new Edit().replace(diagnostic.file(), diagnostic.range(), quoted(original))));
	}

	private static String quoted(String text) {
		return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
	}

	/** One name in braces for another when there is one too many and one too few; else what is missing comes last. */
	private static Stream<CodeAction> sameGaps(Diagnostic diagnostic) {
		var text = (TranslatedText) diagnostic.place();
		Set<String> missing = new TreeSet<>(PackTexts.gapsOf(text.getOriginal()));
		Set<String> extra = new TreeSet<>(PackTexts.gapsOf(text.getText()));
		missing.removeAll(PackTexts.gapsOf(text.getText()));
		extra.removeAll(PackTexts.gapsOf(text.getOriginal()));
		TextRange range = Parts.rangeOf(text, HullPackage.Literals.TRANSLATED_TEXT__TEXT).orElse(diagnostic.range());
		if (missing.size() == 1 && extra.size() == 1) {
			String gap = missing.iterator().next();
			return Stream.of(CodeAction.of("Show “" + gap + "” instead",
					new Edit().replace(diagnostic.file(), range, quoted(text.getText().replace(extra.iterator().next(), gap)))));
		}
		return extra.isEmpty()
				? Stream.of(CodeAction.of("Add “" + String.join(" ", missing) + "”",
						new Edit().replace(diagnostic.file(), range, quoted(text.getText() + " " + String.join(" ", missing)))))
				: Stream.of();
	}
}
