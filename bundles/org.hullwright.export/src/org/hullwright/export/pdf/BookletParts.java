package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.hullwright.export.pdf.TextFlow.Span;
import org.hullwright.export.table.Component;
import org.hullwright.lang.rulebook.Rulebook;
import org.hullwright.lang.rulebook.Rulebook.Exhibit;
import org.hullwright.lang.rulebook.Rulebook.Part;
import org.hullwright.lang.rulebook.Rulebook.Section;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.model.ParagraphForm;
import org.hullwright.picture.paint.Typeface.Style;

/** Writes the parts of chapters into the columns of the rulebook, and notes what they mention. */
final class BookletParts {

	private static final double HEADING = 11.5;
	private static final double NAME = 10;
	private static final double TEXT = 9.5;
	private static final double NOTE = 9;
	private static final double GAP = 4; // between paragraphs
	private static final double ROOM_FOR_NAME = 40;
	private static final Set<Look> INDEXED = Set.of(Look.ELEMENT, Look.WORD);

	private final PictureForms forms;
	private final BookletIndex index;
	private final CrossReferences references;
	private final ExhibitPictures exhibits = new ExhibitPictures();

	BookletParts(PictureForms forms, BookletIndex index, CrossReferences references) {
		this.forms = forms;
		this.index = index;
		this.references = references;
	}

	/** @param depth of the section, 1 for a chapter */
	void write(Section section, int depth, TextFlow flow) throws IOException {
		int step = 1;
		for (Part part : section.parts()) {
			boolean isStep = part instanceof Rulebook.Paragraph paragraph && paragraph.form() == ParagraphForm.STEP;
			switch (part) {
				case Section inner -> {
					title(inner.title(), depth == 1 ? HEADING : NAME, flow);
					references.target(inner.identity(), flow.page());
					write(inner, depth + 1, flow);
				}
				case Rulebook.Paragraph paragraph -> paragraph(paragraph, step, flow);
				case Rulebook.Term term -> term(term, flow);
				case Rulebook.Pictures shown -> pictures(shown.shown(), flow);
				case Rulebook.Rules rules -> {
					title(rules.title(), NAME, flow);
					rules(rules.text(), flow);
				}
			}
			step = isStep ? step + 1 : 1;
		}
	}

	/** A title above what belongs together. */
	static void title(String title, double size, TextFlow flow) throws IOException {
		flow.need(size * 2 + ROOM_FOR_NAME);
		flow.space(size * 0.6);
		flow.paragraph(title, Style.BOLD, size);
	}

	private void paragraph(Rulebook.Paragraph paragraph, int step, TextFlow flow) throws IOException {
		flow.space(GAP);
		List<Span> spans = spans(paragraph.runs());
		switch (paragraph.form()) {
			case PLAIN -> flow.paragraph(spans, TEXT, 0);
			case POINT -> flow.point(spans, TEXT, 1, "•");
			case STEP -> flow.point(spans, TEXT, 1.3, step + ".");
			case NOTE -> flow.note(italic(spans), NOTE);
		}
		mention(paragraph.runs(), flow);
	}

	/** A word of the game and what it means. */
	void term(Rulebook.Term term, TextFlow flow) throws IOException {
		flow.space(GAP);
		var spans = new ArrayList<Span>();
		spans.add(new Span(term.term() + ": ", Style.BOLD));
		spans.addAll(spans(term.runs()));
		flow.paragraph(spans, TEXT, 0);
		index.mention(term.term(), flow.pageNumber());
		mention(term.runs(), flow);
	}

	private void mention(List<Run> runs, TextFlow flow) {
		runs.stream().filter(run -> INDEXED.contains(run.look())).forEach(run -> index.mention(run.text(), flow.pageNumber()));
	}

	private static List<Span> spans(List<Run> runs) {
		return runs.stream().map(run -> new Span(run.text(), run.look() == Look.LABEL ? Style.BOLD : Style.REGULAR, run.named())).toList();
	}

	private static List<Span> italic(List<Span> spans) {
		return spans.stream().map(span -> new Span(span.text(), Style.ITALIC, span.target())).toList();
	}

	/** As many beside each other as there is room for. */
	private void pictures(List<Exhibit> shown, TextFlow flow) throws IOException {
		flow.space(GAP * 2);
		var row = new ArrayList<ExhibitPictures.Shown>();
		for (Exhibit exhibit : shown) {
			ExhibitPictures.Shown next = exhibits.of(exhibit.card(), flow.width(), GAP);
			if (!row.isEmpty() && width(row) + GAP + next.width() > flow.width()) {
				row(row, flow);
				row.clear();
			}
			row.add(next);
		}
		row(row, flow);
	}

	private static double width(List<ExhibitPictures.Shown> row) {
		return row.stream().mapToDouble(ExhibitPictures.Shown::width).sum() + GAP * (row.size() - 1);
	}

	private void row(List<ExhibitPictures.Shown> row, TextFlow flow) throws IOException {
		double height = row.stream().mapToDouble(ExhibitPictures.Shown::height).max().orElse(0);
		flow.need(height);
		double used = 0;
		for (ExhibitPictures.Shown shown : row) {
			flow.pictureBeside(forms.of(shown.picture(), 0), used, shown.height(), shown.scale());
			used += shown.width() + GAP;
		}
		flow.space(height + GAP);
	}

	/** What is printed on a component. */
	void card(Component component, TextFlow flow) throws IOException {
		CardFace card = component.card();
		flow.need(ROOM_FOR_NAME);
		references.target(component.identity(), flow.page());
		flow.space(TEXT / 2);
		flow.paragraph(card.copies() == 1
				? List.of(new Span(card.title(), Style.BOLD))
				: List.of(new Span(card.title() + " ", Style.BOLD), new Span("× " + card.copies(), Style.REGULAR)), NAME, 0);
		for (String line : card.written().lines().filter(each -> !each.isBlank()).toList()) {
			flow.paragraph(line, Style.REGULAR, NOTE);
		}
		for (Face face : card.faces()) {
			if (!face.name().isEmpty()) {
				flow.paragraph(face.name(), Style.BOLD, NOTE);
			}
			if (!face.facts().isEmpty()) {
				flow.paragraph(String.join(" · ", face.facts().stream().map(Fact::text).toList()), Style.ITALIC, NOTE);
			}
			if (card.written().isEmpty()) {
				rules(face.rules(), flow);
			}
		}
	}

	private static void rules(RulesText rules, TextFlow flow) throws IOException {
		for (Paragraph paragraph : rules.paragraphs()) {
			if (paragraph.depth() == 0) {
				flow.paragraph(spans(paragraph), NOTE, 0);
			} else {
				flow.point(spans(paragraph), NOTE, paragraph.depth(), paragraph.isBullet() ? "•" : "");
			}
		}
	}

	private static List<Span> spans(Paragraph paragraph) {
		var spans = new ArrayList<Span>();
		if (!paragraph.heading().isEmpty()) {
			spans.add(new Span(paragraph.heading() + ". ", Style.BOLD));
		}
		for (Sentence sentence : paragraph.sentences()) {
			spans.addAll(spans(sentence.runs()));
			spans.add(new Span(" ", Style.REGULAR));
		}
		return spans;
	}
}
