package org.hullwright.export.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

import org.hullwright.lang.rulebook.Rulebook;
import org.hullwright.lang.rulebook.Rulebook.Paragraph;
import org.hullwright.lang.rulebook.Rulebook.Part;
import org.hullwright.lang.rulebook.Rulebook.Pictures;
import org.hullwright.lang.rulebook.Rulebook.Rules;
import org.hullwright.lang.rulebook.Rulebook.Section;
import org.hullwright.lang.rulebook.Rulebook.Term;

/** A rulebook as plain text, for programs that show nothing else: chapter by chapter, without pictures. */
public final class RulebookText {

	private RulebookText() {}

	/** Texts by the titles of the chapters, with a round at a glance before them. */
	public static SequencedMap<String, String> of(RulebookContent content) {
		var texts = new LinkedHashMap<String, String>();
		if (!content.book().turn().isEmpty()) {
			texts.put(content.headings().turn(), turn(content.book().turn()));
		}
		content.book().chapters().forEach(chapter -> texts.put(chapter.title(), text(chapter)));
		return texts;
	}

	private static String turn(List<Rulebook.Phase> phases) {
		var lines = new ArrayList<String>();
		phases.forEach(phase -> {
			lines.add(phase.title());
			phase.steps().forEach(step -> lines.add("  - " + step));
		});
		return String.join("\n", lines);
	}

	private static String text(Section section) {
		var lines = new ArrayList<String>();
		write(section, lines);
		return String.join("\n", lines);
	}

	private static void write(Section section, List<String> lines) {
		int step = 1;
		for (Part part : section.parts()) {
			boolean isStep = false;
			switch (part) {
				case Section inner -> {
					lines.add("");
					lines.add(inner.title());
					write(inner, lines);
				}
				case Paragraph paragraph -> {
					switch (paragraph.form()) {
						case PLAIN, NOTE -> lines.add(paragraph.text());
						case POINT -> lines.add("  - " + paragraph.text());
						case STEP -> {
							lines.add("  " + step + ". " + paragraph.text());
							isStep = true;
						}
					}
				}
				case Term term -> lines.add(term.term() + ": " + term.text());
				case Rules rules -> {
					lines.add(rules.title());
					lines.add(rules.text().plain());
				}
				case Pictures pictures -> { /* These are on the table. */ }
			}
			step = isStep ? step + 1 : 1;
		}
	}
}
