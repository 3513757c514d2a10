package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDPage;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.icons.IconLibrary;
import org.hullwright.picture.paint.Typeface.Style;

/** The first page: what the pack is, what of it is printed where, how often, and how; behind it whose icons are shown. */
final class Contents {

	private static final double TITLE = 22;
	private static final double HEADING = 13;
	private static final double TEXT = 10.5;

	private final String title;
	private final PackFacts facts;
	private final List<String> elsewhere;
	private final PrintOptions options;

	/** @param elsewhere the titles of other packs whose components are in the game, and not in this document */
	Contents(String title, PackFacts facts, List<String> elsewhere, PrintOptions options) {
		this.title = title;
		this.facts = facts;
		this.elsewhere = List.copyOf(elsewhere);
		this.options = options;
	}

	/**
	 * What is somewhere in the document.
	 *
	 * @param what says how much of it there is; empty text when that says nothing
	 * @param page its first page
	 * @param within what is in it; mostly nothing
	 */
	record Chapter(String title, String what, PDPage page, List<Chapter> within) {

		Chapter {
			within = List.copyOf(within);
		}

		/** Has no chapters of its own. */
		Chapter(String title, String what, PDPage page) {
			this(title, what, page, List.of());
		}
	}

	/**
	 * Adds the pages, which are to come before all others.
	 *
	 * @param before how many pages they take, with what is left free after them
	 * @return the first of them
	 */
	PDPage add(List<Chapter> chapters, int before, PrintDocument document) throws IOException {
		try (var flow = new TextFlow(document, 1, 1, new CrossReferences())) {
			PDPage first = flow.page();
			flow.paragraph(title, Style.BOLD, TITLE);
			flow.space(TEXT / 2);
			if (!facts.version().isEmpty()) {
				flow.paragraph("Version " + facts.version(), Style.REGULAR, TEXT);
			}
			if (!facts.authors().isEmpty()) {
				flow.paragraph("By " + String.join(", ", facts.authors()), Style.REGULAR, TEXT);
			}
			flow.paragraph(facts.licence().isEmpty() ? "The pack does not say under which licence it is." : "Licence: " + facts.licence(),
					Style.REGULAR, TEXT);
			flow.space(TEXT);
			flow.paragraph(PackFacts.DISCLAIMER, Style.ITALIC, TEXT);
			flow.space(TEXT * 2);
			flow.paragraph("What is in this document", Style.BOLD, HEADING);
			flow.space(TEXT / 2);
			for (Chapter chapter : chapters) {
				row(chapter, 0, before, document, flow);
				for (Chapter within : chapter.within()) {
					row(within, 1, before, document, flow);
				}
			}
			if (!elsewhere.isEmpty()) {
				flow.space(TEXT / 2);
				flow.paragraph("Also in the game, and in documents of their own: the components of " + String.join(", ", elsewhere) + ".",
						Style.ITALIC, TEXT);
			}
			flow.space(TEXT * 2);
			flow.need(HEADING * 2 + TEXT * 2);
			flow.paragraph("How to print it", Style.BOLD, HEADING);
			flow.space(TEXT / 2);
			for (String step : steps()) {
				flow.point(List.of(new TextFlow.Span(step, Style.REGULAR)), TEXT, 1, "•");
			}
			if (options.backs() != Duplex.NONE && flow.page() == first) {
				flow.turn(); // what is behind it would be empty
			} else {
				flow.space(TEXT * 2);
			}
			flow.paragraph(IconLibrary.complete().credit(), Style.ITALIC, TEXT);
			return first;
		}
	}

	private static void row(Chapter chapter, int depth, int before, PrintDocument document, TextFlow flow) throws IOException {
		String what = chapter.what().isEmpty() ? "" : TextFlow.FROM_LEFT + " — " + chapter.what();
		flow.row(chapter.title() + what, String.valueOf(before + document.numberOf(chapter.page())), depth, TEXT, chapter.page());
	}

	private List<String> steps() {
		String size = "Print on " + options.paper() + " in actual size, and measure the line on the calibration page first.";
		String cut = "Cut along the marks at the edges of each sheet.";
		return switch (options.backs()) {
			case LONG_EDGE ->
				List.of(size, "Print on both sides, turned over the long edge: each sheet of components is followed by its backs.", cut);
			case SHORT_EDGE ->
				List.of(size, "Print on both sides, turned over the short edge: each sheet of components is followed by its backs.", cut);
			case NONE -> List.of(size, "There are no backs; what has two sides is printed side after side, to be glued together.", cut);
		};
	}
}
