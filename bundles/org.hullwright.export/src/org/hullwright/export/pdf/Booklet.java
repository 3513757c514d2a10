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
import org.hullwright.export.rulebook.RulebookContent;
import org.hullwright.export.rulebook.Stock;
import org.hullwright.export.table.Component;
import org.hullwright.lang.rulebook.Rulebook;
import org.hullwright.lang.rulebook.Rulebook.Section;
import org.hullwright.picture.Picture;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.picture.board.DetailLevel;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.paint.Typeface.Style;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.view.ReadableNames;

/**
 * The rulebook: contents, what is in the box, the set-up as a picture, a round at a glance, the chapters of the author, the texts of all
 * components, the glossary and the index.
 */
final class Booklet {

	private static final double TITLE = 24;
	private static final double HEADING = 14;
	private static final double NAME = 10.5;
	private static final double TEXT = 9.5;
	private static final double SMALL = 8;
	private static final double TURN_LINE = 12.5;
	private static final double ROOM_FOR_NAME = 40; // a name does not stand alone at the end of a column

	private final RulebookContent content;
	private final List<Component> cards;
	private final PrintDocument document;
	private final PictureForms forms;
	private final BookletIndex index = new BookletIndex();
	private final CrossReferences references = new CrossReferences();
	private final BookletParts parts;

	/** @param cards the components of the pack */
	Booklet(RulebookContent content, List<Component> cards, PrintDocument document) {
		this.content = content;
		this.cards = List.copyOf(cards);
		this.document = document;
		this.forms = new PictureForms(document);
		this.parts = new BookletParts(forms, index, references);
	}

	/**
	 * Adds the pages.
	 *
	 * @param number of the first of them
	 * @return what is where in the booklet
	 */
	Chapter add(int number) throws IOException {
		var within = new ArrayList<Chapter>();
		PDPage first;
		int next;
		try (var flow = new TextFlow(document, 1, number, references)) {
			first = flow.page();
			flow.paragraph(content.headings().rules(), Style.BOLD, TITLE);
			if (!content.players().isEmpty()) {
				flow.space(TEXT / 2);
				flow.paragraph(content.players(), Style.REGULAR, NAME);
			}
			overview(within, flow);
			next = flow.pageNumber() + 1;
		}
		if (!content.book().isEmpty() || !cards.isEmpty()) {
			try (var flow = new TextFlow(document, 2, next, references)) {
				chapters(within, flow);
			}
		}
		references.resolve();
		return new Chapter(content.headings().rules(), "", first, within);
	}

	private void overview(List<Chapter> within, TextFlow flow) throws IOException {
		if (!content.stocks().isEmpty()) {
			within.add(heading(content.headings().components(), flow));
			for (Stock stock : content.stocks()) {
				flow.space(TEXT / 3);
				flow.paragraph(List.of(new Span(ReadableNames.titled(stock.kind()) + " (" + stock.copies() + ")  ", Style.BOLD),
						new Span(stock.text(), Style.REGULAR)), TEXT, 0);
			}
		}
		if (!content.setUp().isEmpty()) {
			flow.turn();
			within.add(heading(content.headings().setUp(), flow));
			for (BoardScene scene : content.setUp()) {
				setUp(scene, flow);
			}
		}
		if (!content.book().turn().isEmpty()) {
			flow.need(TURN_LINE * lines(content.book().turn()));
			within.add(heading(content.headings().turn(), flow));
			for (Rulebook.Phase phase : content.book().turn()) {
				flow.space(TEXT / 3);
				flow.paragraph(phase.title(), Style.BOLD, NAME);
				int step = 1;
				for (String title : phase.steps()) {
					flow.point(List.of(new Span(title, Style.REGULAR)), TEXT, 1, step++ + ".");
				}
			}
		}
	}

	/** How many lines a round at a glance takes, its heading included: it does not go over two pages. */
	private static int lines(List<Rulebook.Phase> turn) {
		return turn.stream().mapToInt(phase -> phase.steps().size() + 2).sum() + 4;
	}

	/** A board as it is seen from afar, so that what is written on it can be read within the width of a page. */
	private void setUp(BoardScene scene, TextFlow flow) throws IOException {
		Picture picture = new BoardArtist(BoardTheme.PRINT, Typeface.embedded()).draw(scene, DetailLevel.FAR);
		flow.space(TEXT / 2);
		double scale = Math.min(flow.width() / picture.bounds().width(), flow.roomOnPage() * 0.85 / picture.bounds().height());
		flow.need(picture.bounds().height() * scale + NAME * 2);
		flow.paragraph(ReadableNames.titled(scene.title()), Style.BOLD, NAME);
		Picture legible = picture.withLettersFrom(ExhibitPictures.LEGIBLE / scale);
		flow.picture(forms.of(legible, 0), picture.bounds().width() * scale, picture.bounds().height() * scale, scale);
		flow.space(TEXT);
	}

	private void chapters(List<Chapter> within, TextFlow flow) throws IOException {
		for (Section chapter : content.book().chapters()) {
			within.add(heading(chapter.title(), flow));
			references.target(chapter.identity(), flow.page());
			parts.write(chapter, 1, flow);
		}
		if (!content.book().glossary().isEmpty()) {
			within.add(heading(content.headings().glossary(), flow));
			for (Rulebook.Term term : content.book().glossary()) {
				parts.term(term, flow);
			}
		}
		if (!cards.isEmpty()) {
			within.add(heading(content.headings().reference(), flow));
			for (var kind : byKind().entrySet()) {
				BookletParts.title(ReadableNames.titled(kind.getKey()), NAME + 1, flow);
				for (Component card : kind.getValue()) {
					parts.card(card, flow);
				}
			}
		}
		if (!index.isEmpty()) {
			within.add(heading(content.headings().index(), flow));
			for (String line : index.lines()) {
				flow.paragraph(line, Style.REGULAR, SMALL);
			}
		}
	}

	/** What will be in the booklet, as if all of it were on one page. */
	Chapter outline(PDPage page) {
		var titles = Stream.<String>builder();
		if (!content.stocks().isEmpty()) {
			titles.add(content.headings().components());
		}
		if (!content.setUp().isEmpty()) {
			titles.add(content.headings().setUp());
		}
		if (!content.book().turn().isEmpty()) {
			titles.add(content.headings().turn());
		}
		content.book().chapters().forEach(chapter -> titles.add(chapter.title()));
		if (!content.book().glossary().isEmpty()) {
			titles.add(content.headings().glossary());
		}
		if (!cards.isEmpty()) {
			titles.add(content.headings().reference());
		}
		if (!content.book().isEmpty()) {
			titles.add(content.headings().index());
		}
		return new Chapter(content.headings().rules(), "", page,
				titles.build().map(title -> new Chapter(title, "", page)).toList());
	}

	private SortedMap<String, List<Component>> byKind() {
		var byKind = new TreeMap<String, List<Component>>();
		cards.forEach(card -> byKind.computeIfAbsent(card.card().kind(), any -> new ArrayList<>()).add(card));
		return byKind;
	}

	private static Chapter heading(String title, TextFlow flow) throws IOException {
		flow.need(HEADING * 2 + ROOM_FOR_NAME);
		flow.space(HEADING);
		PDPage page = flow.page();
		flow.paragraph(title, Style.BOLD, HEADING);
		flow.line();
		return new Chapter(title, "", page);
	}
}
