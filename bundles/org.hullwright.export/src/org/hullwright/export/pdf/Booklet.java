package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.apache.pdfbox.pdmodel.PDPage;
import org.hullwright.export.pdf.Contents.Chapter;
import org.hullwright.export.pdf.TextFlow.Span;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.picture.paint.Typeface.Style;

/** The rules of a pack to read: how a game goes, then what each component does, kind by kind. */
final class Booklet {

	private static final String TITLE_OF_RULES = "Rules";

	private static final double TITLE = 18;
	private static final double HEADING = 13;
	private static final double NAME = 10.5;
	private static final double TEXT = 9;
	private static final double ROOM_FOR_NAME = 40; // a name does not stand alone at the end of a column

	private final BookletText text;

	Booklet(BookletText text) {
		this.text = text;
	}

	/**
	 * Adds the pages.
	 *
	 * @param number of the first of them
	 * @return what is where in the booklet
	 */
	Chapter add(PrintDocument document, int number) throws IOException {
		var within = new ArrayList<Chapter>();
		try (var flow = new TextFlow(document, 2, number)) {
			PDPage first = flow.page();
			flow.paragraph(TITLE_OF_RULES, Style.BOLD, TITLE);
			if (!text.players().isEmpty()) {
				flow.paragraph(text.players(), Style.REGULAR, TEXT);
			}
			for (BookletText.Chapter chapter : text.chapters()) {
				within.add(heading(chapter.title(), flow));
				for (BookletText.Section section : chapter.sections()) {
					name(section.title(), "", flow);
					rules(section.rules(), flow);
				}
			}
			for (var kind : byKind().entrySet()) {
				within.add(heading(kind.getKey(), flow));
				for (CardFace card : kind.getValue()) {
					card(card, flow);
				}
			}
			return new Chapter(TITLE_OF_RULES, "", first, within);
		}
	}

	/** What will be in the booklet, as if all of it were on one page. */
	Chapter outline(PDPage page) {
		Stream<String> titles = Stream.concat(text.chapters().stream().map(BookletText.Chapter::title), byKind().keySet().stream());
		return new Chapter(TITLE_OF_RULES, "", page, titles.map(title -> new Chapter(title, "", page)).toList());
	}

	private SortedMap<String, List<CardFace>> byKind() {
		var byKind = new TreeMap<String, List<CardFace>>();
		text.cards().forEach(card -> byKind.computeIfAbsent(card.kind(), any -> new ArrayList<>()).add(card));
		return byKind;
	}

	private static Chapter heading(String title, TextFlow flow) throws IOException {
		flow.need(HEADING * 2 + ROOM_FOR_NAME);
		flow.space(HEADING);
		PDPage page = flow.page();
		flow.paragraph(title, Style.BOLD, HEADING);
		return new Chapter(title, "", page);
	}

	private static void name(String title, String note, TextFlow flow) throws IOException {
		flow.need(ROOM_FOR_NAME);
		flow.space(TEXT / 2);
		flow.paragraph(note.isEmpty()
				? List.of(new Span(title, Style.BOLD))
				: List.of(new Span(title + " ", Style.BOLD), new Span(note, Style.REGULAR)), NAME, 0);
	}

	private static void card(CardFace card, TextFlow flow) throws IOException {
		name(card.title(), card.copies() == 1 ? "" : "× " + card.copies(), flow);
		for (String line : card.written().lines().filter(each -> !each.isBlank()).toList()) {
			flow.paragraph(line, Style.REGULAR, TEXT);
		}
		for (Face face : card.faces()) {
			if (!face.name().isEmpty()) {
				flow.paragraph(face.name(), Style.BOLD, TEXT);
			}
			if (!face.facts().isEmpty()) {
				flow.paragraph(String.join(" · ", face.facts().stream().map(Fact::text).toList()), Style.ITALIC, TEXT);
			}
			if (card.written().isEmpty()) {
				rules(face.rules(), flow);
			}
		}
	}

	private static void rules(RulesText rules, TextFlow flow) throws IOException {
		for (Paragraph paragraph : rules.paragraphs()) {
			if (paragraph.depth() == 0) {
				flow.paragraph(spans(paragraph), TEXT, 0);
			} else {
				flow.point(spans(paragraph), TEXT, paragraph.depth(), paragraph.isBullet());
			}
		}
	}

	private static List<Span> spans(Paragraph paragraph) {
		var spans = new ArrayList<Span>();
		if (!paragraph.heading().isEmpty()) {
			spans.add(new Span(paragraph.heading() + ". ", Style.BOLD));
		}
		for (Sentence sentence : paragraph.sentences()) {
			for (Run run : sentence.runs()) {
				spans.add(new Span(run.text(), run.look() == Look.LABEL ? Style.BOLD : Style.REGULAR));
			}
			spans.add(new Span(" ", Style.REGULAR));
		}
		return spans;
	}
}
