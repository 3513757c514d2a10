package org.hullwright.export.html;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.export.html.SectionIndex.Place;
import org.hullwright.export.rulebook.RulebookContent;
import org.hullwright.export.rulebook.Stock;
import org.hullwright.lang.naming.Identity;
import org.hullwright.lang.rulebook.Rulebook;
import org.hullwright.lang.rulebook.Rulebook.Exhibit;
import org.hullwright.lang.rulebook.Rulebook.Part;
import org.hullwright.lang.rulebook.Rulebook.Section;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.markup.MarkupWriter;
import org.hullwright.model.ParagraphForm;
import org.hullwright.picture.Colour;
import org.hullwright.picture.SvgWriter;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.picture.board.DetailLevel;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;

/** Writes the rulebook above the elements: contents, chapters, what is in the box, the set-up, the glossary, the index. */
final class RulebookArticle {

	private static final Colour NOTHING = new Colour(0, 0, 0, 0);
	private static final int SHARP = 500; // pixels of the longer side of a picture of the pack

	private final RulebookContent content;
	private final String part;
	private final Set<String> elements;
	private final Set<String> chapters;
	private final MarkupWriter body;
	private final SvgWriter pictures = new SvgWriter(Typeface.embedded());
	private final ComponentPictures cards = new ComponentPictures(CardTheme.LIGHT, SHARP);
	private final SectionIndex index = new SectionIndex();
	private Place section = new Place("", ""); // that is being written
	private int unnamed; // sections without a name of their own

	/**
	 * @param part of the page that it stands in, with which all names within it begin
	 * @param elements names of those that the part shows, to which texts lead
	 */
	RulebookArticle(RulebookContent content, String part, Set<String> elements, MarkupWriter body) {
		this.content = content;
		this.part = part;
		this.elements = Set.copyOf(elements);
		this.chapters = content.book().sections().map(Section::identity).filter(identity -> !identity.isEmpty())
				.collect(Collectors.toSet());
		this.body = body;
	}

	/** Writes nothing where the author has written no chapter. */
	void write() {
		if (content.book().isEmpty()) {
			return;
		}
		body.open("div", "class", "rulebook", "id", part + "-rulebook").line().element("h2", content.headings().rules()).line();
		if (!content.players().isEmpty()) {
			body.element("p", content.players()).line();
		}
		List<Section> chapters = content.book().chapters();
		body.open("nav", "aria-label", content.headings().contents()).open("ol");
		for (int chapter = 0; chapter < chapters.size(); chapter++) {
			body.open("li").element("a", chapters.get(chapter).title(), "href", "#" + placeOf(chapters.get(chapter), chapter)).close();
		}
		body.close().close().line();
		for (int chapter = 0; chapter < chapters.size(); chapter++) {
			section = new Place(placeOf(chapters.get(chapter), chapter), chapters.get(chapter).title());
			body.element("h3", section.title(), "id", section.id()).line();
			parts(chapters.get(chapter), 4);
			if (chapter == 0) { // which says what it is about
				components();
				content.setUp().forEach(this::setUp);
				turn();
			}
		}
		if (!content.book().glossary().isEmpty()) {
			section = new Place(part + "-glossary", content.headings().glossary());
			body.element("h3", section.title(), "id", section.id()).line().open("dl").line();
			for (Rulebook.Term term : content.book().glossary()) {
				body.element("dt", term.term()).open("dd");
				index.mention(term.term(), section);
				runs(term.runs());
				body.close().line();
			}
			body.close().line();
		}
		index.write(content.headings().index(), body);
		body.close().line();
	}

	private String placeOf(Section chapter, int position) {
		return chapter.identity().isEmpty() ? part + "-chapter-" + (position + 1) : placeOf(chapter.identity());
	}

	/** Where a chapter stands that has a name. */
	private String placeOf(String chapter) {
		return part + "-chapter-" + Identity.nameOf(chapter);
	}

	private void components() {
		if (!content.stocks().isEmpty()) {
			body.open("details").element("summary", content.headings().components()).open("ul");
			for (Stock stock : content.stocks()) {
				body.open("li").element("strong", stock.kind() + " (" + stock.copies() + ")").text(" " + stock.text()).close().line();
			}
			body.close().close().line();
		}
	}

	private void turn() {
		if (!content.book().turn().isEmpty()) {
			body.open("details").element("summary", content.headings().turn()).line();
			for (Rulebook.Phase phase : content.book().turn()) {
				body.element("p", phase.title()).open("ol");
				phase.steps().forEach(step -> body.element("li", step));
				body.close().line();
			}
			body.close().line();
		}
	}

	private void setUp(BoardScene scene) {
		body.open("details").element("summary", content.headings().setUp() + ": " + scene.title());
		body.open("div", "class", "board", "aria-hidden", "true").raw(pictures
				.write(new BoardArtist(BoardTheme.PRINT, Typeface.embedded()).draw(scene, DetailLevel.NEAR), NOTHING));
		body.close().close().line();
	}

	/** @param level of the headings of its sections, at most 6 */
	private void parts(Section written, int level) {
		ParagraphForm list = ParagraphForm.PLAIN;
		for (Part each : written.parts()) {
			ParagraphForm form = each instanceof Rulebook.Paragraph paragraph ? paragraph.form() : ParagraphForm.PLAIN;
			list = list(list, form);
			switch (each) {
				case Section inner -> {
					Place around = section;
					section = new Place(inner.identity().isEmpty() ? part + "-section-" + ++unnamed : placeOf(inner.identity()),
							inner.title());
					body.element("h" + Math.min(level, 6), inner.title(), "id", section.id()).line();
					parts(inner, level + 1);
					section = around;
				}
				case Rulebook.Paragraph paragraph -> paragraph(paragraph);
				case Rulebook.Term term -> {
					body.open("p").element("strong", term.term()).text(": ");
					index.mention(term.term(), section);
					runs(term.runs());
					body.close().line();
				}
				case Rulebook.Pictures shown -> pictures(shown.shown());
				case Rulebook.Rules rules -> {
					body.element("h" + Math.min(level, 6), rules.title()).line();
					rules.text().plain().lines().forEach(line -> body.element("p", line.strip()).line());
				}
			}
		}
		list(list, ParagraphForm.PLAIN);
	}

	/** Closes the list that was open and opens the one that is wanted; the form that is open then. */
	private ParagraphForm list(ParagraphForm open, ParagraphForm wanted) {
		if (open == wanted) {
			return open;
		}
		if (isList(open)) {
			body.close().line();
		}
		if (isList(wanted)) {
			body.open(wanted == ParagraphForm.STEP ? "ol" : "ul");
		}
		return wanted;
	}

	private static boolean isList(ParagraphForm form) {
		return form == ParagraphForm.STEP || form == ParagraphForm.POINT;
	}

	private void paragraph(Rulebook.Paragraph paragraph) {
		switch (paragraph.form()) {
			case PLAIN -> body.open("p");
			case POINT, STEP -> body.open("li");
			case NOTE -> body.open("p", "class", "note");
		}
		runs(paragraph.runs());
		body.close().line();
	}

	/** What names an element of the page or a chapter leads there. */
	private void runs(List<Run> runs) {
		for (Run run : runs) {
			if (run.look() == Look.ELEMENT || run.look() == Look.WORD) {
				index.mention(run.text(), section);
			}
			if (chapters.contains(run.named())) {
				body.element("a", run.text(), "href", "#" + placeOf(run.named()));
			} else if (elements.contains(Identity.nameOf(run.named()))) {
				body.element("a", run.text(), "href", "#" + part + "-" + Identity.nameOf(run.named()));
			} else if (run.look() == Look.LABEL) {
				body.element("b", run.text());
			} else {
				body.text(run.text());
			}
		}
	}

	private void pictures(List<Exhibit> shown) {
		body.open("div", "class", "shown", "aria-hidden", "true");
		for (Exhibit exhibit : shown) {
			CardFace card = exhibit.card();
			body.open("div", "class", "sides " + card.shape().name().toLowerCase(Locale.ROOT))
					.raw(pictures.write(cards.sides(card, Edge.CUT).getFirst().picture(), NOTHING)).close();
		}
		body.close().line();
	}
}
