package org.hullwright.export.json;

import java.util.List;
import java.util.Locale;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.json.Speech.Bit;
import org.hullwright.export.json.Speech.Named;
import org.hullwright.export.json.Speech.Words;
import org.hullwright.lang.rulebook.Rulebook;
import org.hullwright.lang.rulebook.Rulebook.Exhibit;
import org.hullwright.lang.rulebook.Rulebook.Part;
import org.hullwright.lang.rulebook.Rulebook.Section;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Run;

/** Reads the chapters of a rulebook, their texts apart. All languages are read in the same order, so that their texts belong together. */
final class RulebookEntries {

	private final String pack;
	private final Speech speech;
	private int texts;

	/**
	 * @param pack to which the texts belong
	 * @param speech keeps them
	 */
	RulebookEntries(String pack, Speech speech) {
		this.pack = pack;
		this.speech = speech;
	}

	/** The chapters in the order of the author. */
	JsonArray chapters(Rulebook book) {
		return Data.list(book.chapters().stream().map(this::section));
	}

	private JsonObject section(Section section) {
		return Data.empty().with("is", "section").withSome("id", section.identity()).with("title", text(section.title()))
				.with("parts", Data.list(section.parts().stream().map(this::part))).json();
	}

	private JsonObject part(Part part) {
		return switch (part) {
			case Section section -> section(section);
			case Rulebook.Paragraph paragraph -> Data.empty()
					.with("is", switch (paragraph.form()) {
						case PLAIN -> "paragraph";
						case POINT, STEP, NOTE -> paragraph.form().name().toLowerCase(Locale.ROOT);
					}).with("text", text(paragraph.runs())).json();
			case Rulebook.Term term ->
				Data.empty().with("is", "term").with("term", text(term.term())).with("text", text(term.runs())).json();
			case Rulebook.Pictures pictures ->
				Data.empty().with("is", "elements").with("elements", Data.texts(pictures.shown().stream().map(Exhibit::identity))).json();
			case Rulebook.Rules rules -> Data.empty().with("is", "rules").with("of", rules.identity()).json();
		};
	}

	private JsonObject text(String words) {
		return text(List.of(new Run(words, Look.PLAIN)));
	}

	private JsonObject text(List<Run> runs) {
		List<Bit> bits = runs.stream().<Bit>map(run -> run.named().isEmpty() ? new Words(run.text()) : new Named(run.text(), run.named()))
				.toList();
		return Data.empty().with("t", speech.keep(pack + ":rulebook/" + ++texts, bits)).json();
	}
}
