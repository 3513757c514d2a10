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
 * The rulebook: the first chapter of the author, which says what it is about, what is in the box, the set-up as a picture, a round at a
 * glance, the other chapters, the glossary, the texts of all components and the index.
 */
final class Booklet {

	private static final double TITLE = 24;
	private static final double HEADING = 14;
	private static final double NAME = 10.5;
	private static final double TEXT = 9.5;
	private static final double SMALL = 8;
	private static final double TURN_LINE = 12.5;
	private static final double ROOM_FOR_NAME = 40; // a name does not stand alone at the end of a column
	private static final double ROOM_FOR_COLUMNS = 120; // a few lines beside each other are read in the wrong order
	private static final double LEAST_OF_BOARD = 0.7; // of the width of a page

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
		try (var flow = new TextFlow(document, 1, number, references)) {
			first = flow.page();
			flow.paragraph(content.headings().rules(), Style.BOLD, TITLE);
			if (!content.players().isEmpty()) {
				flow.space(TEXT / 2);
				flow.paragraph(content.players(), Style.REGULAR, NAME);
			}
			List<Section> chapters = content.book().chapters();
			int about = Math.min(1, chapters.size());
			chapters(chapters.subList(0, about), within, flow);
			components(within, flow);
			setUp(within, flow);
			flow.columns(2, ROOM_FOR_COLUMNS);
			turn(within, flow);
			chapters(chapters.subList(about, chapters.size()), within, flow);
			reference(within, flow);
		}
		references.resolve();
		return new Chapter(content.headings().rules(), "", first, within);
	}

	private void components(List<Chapter> within, TextFlow flow) throws IOException {
		if (!content.stocks().isEmpty()) {
			within.add(heading(content.headings().components(), ROOM_FOR_NAME, flow));
			for (Stock stock : content.stocks()) {
				flow.space(TEXT / 3);
				flow.paragraph(List.of(new Span(ReadableNames.titled(stock.kind()) + " (" + stock.copies() + ")  ", Style.BOLD),
						new Span(stock.text(), Style.REGULAR)), TEXT, 0);
			}
		}
	}

	private void turn(List<Chapter> within, TextFlow flow) throws IOException {
		if (!content.book().turn().isEmpty()) {
			flow.need(TURN_LINE * lines(content.book().turn()));
			within.add(heading(content.headings().turn(), ROOM_FOR_NAME, flow));
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

	/** How many lines a round at a glance takes, its heading included: it does not go over two columns. */
	private static int lines(List<Rulebook.Phase> turn) {
		return turn.stream().mapToInt(phase -> phase.steps().size() + 2).sum() + 4;
	}

	private void setUp(List<Chapter> within, TextFlow flow) throws IOException {
		boolean begins = true;
		for (BoardScene scene : content.setUp()) {
			Picture picture = new BoardArtist(BoardTheme.PRINT, Typeface.embedded()).draw(scene, DetailLevel.FAR);
			double before = NAME * 3 + (begins ? HEADING * 3 : 0);
			double scale = scale(picture, flow.roomLeft() - before, flow);
			if (begins) {
				within.add(heading(content.headings().setUp(), before + picture.bounds().height() * scale, flow));
				begins = false;
			}
			setUp(scene, picture, scale, flow);
		}
	}

	/** As wide as the page, or somewhat smaller where that needs no other page. */
	private static double scale(Picture picture, double room, TextFlow flow) {
		double wanted = Math.min(flow.width() / picture.bounds().width(), flow.roomOnPage() * 0.85 / picture.bounds().height());
		double fitting = room / picture.bounds().height();
		return fitting < wanted * LEAST_OF_BOARD ? wanted : Math.min(wanted, fitting);
	}

	/** A board as it is seen from afar, so that what is written on it can be read within the width of a page. */
	private void setUp(BoardScene scene, Picture picture, double scale, TextFlow flow) throws IOException {
		flow.space(TEXT / 2);
		flow.need(picture.bounds().height() * scale + NAME * 2);
		flow.paragraph(ReadableNames.titled(scene.title()), Style.BOLD, NAME);
		Picture legible = picture.withLettersFrom(ExhibitPictures.LEGIBLE / scale);
		flow.picture(forms.of(legible, 0), picture.bounds().width() * scale, picture.bounds().height() * scale, scale);
		flow.space(TEXT);
	}

	private void chapters(List<Section> chapters, List<Chapter> within, TextFlow flow) throws IOException {
		for (Section chapter : chapters) {
			within.add(heading(chapter.title(), ROOM_FOR_NAME, flow));
			references.target(chapter.identity(), flow.page());
			parts.write(chapter, 1, flow);
		}
	}

	private void reference(List<Chapter> within, TextFlow flow) throws IOException {
		if (!content.book().glossary().isEmpty()) {
			within.add(heading(content.headings().glossary(), ROOM_FOR_NAME, flow));
			for (Rulebook.Term term : content.book().glossary()) {
				parts.term(term, flow);
			}
		}
		if (!cards.isEmpty()) {
			within.add(heading(content.headings().reference(), ROOM_FOR_NAME, flow));
			for (var kind : byKind().entrySet()) {
				BookletParts.title(ReadableNames.titled(kind.getKey()), NAME + 1, flow);
				for (Component card : kind.getValue()) {
					parts.card(card, flow);
				}
			}
		}
		if (!index.isEmpty()) {
			within.add(heading(content.headings().index(), ROOM_FOR_NAME, flow));
			for (String line : index.lines()) {
				flow.paragraph(line, Style.REGULAR, SMALL);
			}
		}
	}

	/** What will be in the booklet, as if all of it were on one page. */
	Chapter outline(PDPage page) {
		var titles = Stream.<String>builder();
		List<Section> chapters = content.book().chapters();
		chapters.stream().limit(1).map(Section::title).forEach(titles::add);
		if (!content.stocks().isEmpty()) {
			titles.add(content.headings().components());
		}
		if (!content.setUp().isEmpty()) {
			titles.add(content.headings().setUp());
		}
		if (!content.book().turn().isEmpty()) {
			titles.add(content.headings().turn());
		}
		chapters.stream().skip(1).map(Section::title).forEach(titles::add);
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

	/** @param below room for what does not stand on another page */
	private static Chapter heading(String title, double below, TextFlow flow) throws IOException {
		flow.need(HEADING * 2 + below);
		flow.space(HEADING);
		PDPage page = flow.page();
		flow.paragraph(title, Style.BOLD, HEADING);
		flow.line();
		return new Chapter(title, "", page);
	}
}
