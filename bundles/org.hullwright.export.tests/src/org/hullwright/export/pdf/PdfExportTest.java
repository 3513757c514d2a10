package org.hullwright.export.pdf;

import static org.hullwright.export.pdf.Wells.HEAD;
import static org.hullwright.export.pdf.Wells.NO_BACKS;
import static org.hullwright.export.pdf.Wells.WELLS;
import static org.hullwright.export.pdf.Wells.bookmarks;
import static org.hullwright.export.pdf.Wells.count;
import static org.hullwright.export.pdf.Wells.letters;
import static org.hullwright.export.pdf.Wells.pageOf;
import static org.hullwright.export.pdf.Wells.text;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.TextPosition;
import org.hullwright.export.archive.PackFacts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdfExportTest {

	@TempDir
	private Path home;
	private Wells wells;

	@BeforeEach
	void aPack() {
		wells = new Wells(home);
	}

	@Test
	void every_copy_is_printed_once() throws Exception {
		try (PDDocument document = wells.open(WELLS, NO_BACKS)) {
			String sheets = text(document, pageOf("The Shaft", document), pageOf("Rules", document) - 1);
			assertEquals(11, count("The Spring", sheets));
			assertEquals(1, count("The Pit", sheets));
			assertEquals(2, count("Bell", sheets));
			assertEquals(2, count("Lamp", sheets), "both sides, where there are no backs");
		}
	}

	@Test
	void decks_and_kinds_have_bookmarks() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			assertEquals(List.of("Contents", "Calibration", "The Shaft", "Token", "Rules"), bookmarks(document));
		}
	}

	@Test
	void the_contents_tell_how_much_there_is_and_where() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			String contents = text(document, 1, 1);
			assertTrue(contents.contains("The Shaft — 2 designs, 12 pieces " + pageOf("The Shaft", document)), contents);
			assertTrue(contents.contains("Rules " + pageOf("Rules", document)), contents);
			assertTrue(Stream.of("The Wells", "Version 1.0.0", "By Ann", "Licence: CC-BY-4.0", PackFacts.DISCLAIMER)
					.allMatch(contents::contains), contents);
		}
	}

	@Test
	void the_contents_lead_to_what_they_tell_of() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			int rules = pageOf("Rules", document);
			assertEquals(
					List.of(pageOf("Calibration", document), pageOf("The Shaft", document), pageOf("Token", document), rules, rules,
							pageOf("All cards and tiles", document)),
					links(document.getPage(0), document));
		}
	}

	/** The numbers of the pages that links of a page lead to, from above. */
	private static List<Integer> links(PDPage page, PDDocument document) throws IOException {
		var numbers = new ArrayList<Integer>();
		for (PDAnnotation annotation : page.getAnnotations()) {
			var target = (PDPageDestination) ((PDAnnotationLink) annotation).getDestination();
			numbers.add(document.getPages().indexOf(target.getPage()) + 1);
		}
		return numbers;
	}

	@Test
	void the_parts_of_the_rules_are_in_the_contents_and_have_bookmarks() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			PDOutlineItem rules = document.getDocumentCatalog().getDocumentOutline().getLastChild();
			var parts = new ArrayList<String>();
			rules.children().forEach(part -> parts.add(part.getTitle()));
			assertEquals(List.of("Components", "All cards and tiles"), parts);
			assertTrue(text(document, 1, 1).contains("Components " + pageOf("Rules", document)), text(document, 1, 1));
		}
	}

	@Test
	void pages_to_read_have_their_numbers() throws Exception {
		String rules = IntStream.range(0, 90).mapToObj(number -> "token Coin%d \"Coin %d\"\n".formatted(number, number))
				.collect(Collectors.joining());
		try (PDDocument document = wells.open(WELLS + rules, PrintOptions.USUAL)) {
			int first = pageOf("Rules", document);
			assertEquals(List.of("1", first + "", first + 1 + ""),
					Stream.of(1, first, first + 1).map(page -> foot(document, page)).toList());
		}
	}

	private static String foot(PDDocument document, int page) {
		return letters(document, page).stream().filter(letter -> letter.getYDirAdj() > letter.getPageHeight() - 50)
				.map(TextPosition::getUnicode).collect(Collectors.joining());
	}

	@Test
	void readers_are_told_the_language() throws Exception {
		try (PDDocument document = wells.open(WELLS + "translation de { \"The Pit\" is \"Die Grube\" }\n", PrintOptions.USUAL.in("de"))) {
			assertEquals("de", document.getDocumentCatalog().getLanguage());
		}
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			assertEquals("en", document.getDocumentCatalog().getLanguage());
		}
	}

	@Test
	void what_is_read_from_the_right_begins_at_the_right() throws Exception {
		try (PDDocument document = wells.open(HEAD + "card Hi \"Hi\" { text: \"\u05E9\u05DC\u05D5\u05DD \u05E2\u05D5\u05DC\u05DD\" }\n",
				NO_BACKS)) {
			int rules = pageOf("All cards and tiles", document);
			double end = leftmost(document, rules, "\u05DD");
			double title = leftmost(document, rules, "H");
			assertTrue(end > title + 100, "the words begin at " + title + ", those in Hebrew end at " + end);
		}
	}

	/** How far from the left a letter is on a page for the first time. */
	private static double leftmost(PDDocument document, int page, String letter) {
		return letters(document, page).stream().filter(text -> text.getUnicode().equals(letter)).map(TextPosition::getXDirAdj)
				.min(Float::compare).orElseThrow();
	}

	/** All that is written on a page. */
	@Test
	void backs_are_on_the_pages_behind_and_fronts_on_odd_ones() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			int front = pageOf("The Shaft", document);
			assertEquals(1, front % 2);
			assertEquals(0, count("The Shaft", text(document, front, front)));
			assertEquals(9, count("The Shaft", text(document, front + 1, front + 1)));
			assertEquals(3, count("The Shaft", text(document, front + 3, front + 3)));
		}
	}

	@ParameterizedTest
	@EnumSource(Paper.class)
	void pages_are_as_large_as_the_paper_and_hold_nine_cards(Paper paper) throws Exception {
		try (PDDocument document = wells.open(WELLS, new PrintOptions(paper, Duplex.NONE, 3, 0, 0, 0, false, Set.of()))) {
			for (PDPage page : document.getPages()) {
				assertEquals(paper.width() / 25.4 * 72, page.getMediaBox().getWidth(), 0.01);
				assertEquals(paper.height() / 25.4 * 72, page.getMediaBox().getHeight(), 0.01);
			}
			int sheet = pageOf("The Shaft", document);
			assertEquals(9, count("The Spring", text(document, sheet, sheet)));
		}
	}

	/**
	 * Three cards are on the last sheet, at its upper left; turned over the long edge, their backs are at the upper right of the next page.
	 */
	@Test
	void backs_lie_behind_their_fronts() throws Exception {
		try (PDDocument document = wells.open(WELLS.replace("copies: 11", "copies: 1").replace(", Pit", ""), PrintOptions.USUAL)) {
			int front = pageOf("The Shaft", document) - 1;
			assertTrue(isPrinted(document, front, 0.2, 0.2) && !isPrinted(document, front, 0.8, 0.2));
			assertTrue(isPrinted(document, front + 1, 0.8, 0.2) && !isPrinted(document, front + 1, 0.2, 0.2));
		}
		var options = new PrintOptions(Paper.A4, Duplex.SHORT_EDGE, 3, 0, 0, 0, false, Set.of());
		try (PDDocument document = wells.open(WELLS.replace("copies: 11", "copies: 1").replace(", Pit", ""), options)) {
			int back = pageOf("The Shaft", document);
			assertTrue(isPrinted(document, back, 0.2, 0.8) && !isPrinted(document, back, 0.2, 0.2));
		}
	}

	private static boolean isPrinted(PDDocument document, int page, double right, double down) throws IOException {
		BufferedImage image = new PDFRenderer(document).renderImage(page);
		int white = 0;
		for (int at = -20; at < 20; at++) {
			white += (image.getRGB((int) (image.getWidth() * right) + at, (int) (image.getHeight() * down)) & 0xFFFFFF) == 0xFFFFFF ? 1 : 0;
		}
		return white < 40;
	}

	@Test
	void fonts_are_in_the_document() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			PDPage contents = document.getPage(0);
			for (COSName name : contents.getResources().getFontNames()) {
				PDFont font = contents.getResources().getFont(name);
				assertTrue(font.isEmbedded(), font.getName());
			}
		}
	}

	@Test
	void how_to_print_it_stands_below_the_contents() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			assertTrue(text(document, 1, 1).contains("How to print it"), text(document, 1, 1));
			assertTrue(text(document, 2, 2).startsWith("2 Icons:"), text(document, 2, 2));
		}
	}

	@Test
	void cards_that_an_expansion_puts_into_a_deck_have_its_back() throws Exception {
		String pack = WELLS.replace("{ contains Spring, Pit }", "{ }")
				+ "expansion Rain \"Rain\" { add 1 of Spring to Shaft  add 1 of Pit to Shaft }\n";
		try (PDDocument document = wells.open(pack, new PrintOptions(Paper.A4, Duplex.LONG_EDGE, 3, 0, 0, 0, false, Set.of("Rain")))) {
			assertEquals(List.of("Contents", "Calibration", "The Shaft", "Token", "Rules"), bookmarks(document));
		}
		try (PDDocument document = wells.open(pack, PrintOptions.USUAL)) {
			assertEquals(List.of("Contents", "Calibration", "Well", "Token", "Rules"), bookmarks(document));
		}
	}

	@Test
	void ink_is_saved_where_that_is_wanted() throws Exception {
		double share = darkness(new PrintOptions(Paper.A4, Duplex.LONG_EDGE, 3, 0, 0, 0, true, Set.of())) / darkness(PrintOptions.USUAL);

		assertTrue(share < 0.3, () -> "with little ink a page has so much of it: " + share);
	}

	/** Of the backs of a deck. */
	private double darkness(PrintOptions options) throws Exception {
		try (PDDocument document = wells.open(WELLS, options)) {
			BufferedImage image = new PDFRenderer(document).renderImageWithDPI(pageOf("The Shaft", document), 20);
			double dark = 0;
			for (int rgb : image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth())) {
				dark += 3 * 255 - (rgb >> 16 & 0xFF) - (rgb >> 8 & 0xFF) - (rgb & 0xFF);
			}
			return dark;
		}
	}

	@Test
	void a_document_is_in_a_language_that_the_pack_is_translated_into() throws Exception {
		String translated = WELLS + "chapter \"Dawn\" { \"It dawns.\" }\n"
				+ "translation de { \"The Wells\" is \"Die Brunnen\" \"The Spring\" is \"Die Quelle\" \"Dawn\" is \"Morgengrauen\" \"It dawns.\" is \"Es wird hell.\" \"Rules\" is \"Regeln\" }\n";
		try (PDDocument document = wells.open(translated, PrintOptions.USUAL.in("de"))) {
			String all = text(document, 1, document.getNumberOfPages());
			assertTrue(all.contains("Die Brunnen") && all.contains("Die Quelle") && all.contains("Morgengrauen")
					&& all.contains("Es wird hell.")
					&& all.contains("Regeln"), all);
			assertFalse(all.contains("The Spring"), all);
		}
		var refusal = assertThrows(IllegalArgumentException.class,
				() -> wells.export(translated, PrintOptions.USUAL.in("fr"), "french.pdf"));
		assertEquals("wells is not translated into fr; it is into de", refusal.getMessage());
	}

	@Test
	void a_board_that_is_larger_than_a_page_is_printed_in_true_size_on_sheets_that_overlap_after_a_plan() throws Exception {
		String board = "board Plain \"The Plain\" { space West \"West\" at 1, 1  space East \"East\" at 1, 7  path Road from West to East }\n";
		try (PDDocument document = wells.open(WELLS + board, NO_BACKS)) {
			int plan = pageOf("The Plain", document);
			assertTrue(text(document, plan, plan).contains("The Plain on 2 sheets"), text(document, plan, plan));
			String west = text(document, plan + 1, plan + 1);
			assertTrue(west.contains("The Plain, sheet 1 of 2") && west.contains("West"), west);
			assertTrue(text(document, plan + 2, plan + 2).contains("The Plain, sheet 2 of 2"));
			assertEquals(297 * 72 / 25.4, document.getPage(plan).getMediaBox().getWidth(), 0.01);
		}
	}

	@Test
	void a_sheet_on_which_there_is_nothing_of_a_board_is_left_out() throws Exception {
		String board = "board Plain \"The Plain\" { space West \"West\" at 1, 1  space East \"East\" at 1, 7  space South \"South\" at 7, 7 "
				+ " path Road from West to East  path Lane from East to South }\n";
		try (PDDocument document = wells.open(WELLS + board, NO_BACKS)) {
			int plan = pageOf("The Plain", document);
			assertTrue(text(document, plan, plan).contains("The Plain on 7 sheets"), "of 3 rows of 3: " + text(document, plan, plan));
			String last = text(document, plan + 7, plan + 7);
			assertTrue(last.contains("The Plain, sheet 7 of 7") && last.contains("South"), last);
		}
	}

	@Test
	void a_sheet_of_a_board_tells_on_its_back_where_it_lies() throws Exception {
		String board = "board Plain \"The Plain\" { space West \"West\" at 1, 1  space East \"East\" at 1, 7  path Road from West to East }\n";
		try (PDDocument document = wells.open(WELLS + board, PrintOptions.USUAL)) {
			int first = pageOf("The Plain", document);
			assertEquals(1, first % 2);
			assertTrue(text(document, first, first).contains("The Plain, sheet 1 of 2"));
			assertTrue(text(document, first + 1, first + 1).contains("The Plain, back of sheet 1 of 2"));
			assertTrue(text(document, first + 2, first + 2).contains("The Plain, sheet 2 of 2"));
			assertTrue(text(document, first + 3, first + 3).contains("The Plain, back of sheet 2 of 2"));
		}
	}

	@Test
	void no_page_is_empty() throws Exception {
		String boards = """
			board Plain "The Plain" { space West "West" at 1, 1  space East "East" at 1, 7  path Road from West to East }
			board Valley "The Valley" { space Mill "The Mill" at 1, 1  space Ford "The Ford" at 1, 3  path Way from Mill to Ford }
			""";
		try (PDDocument document = wells.open(WELLS + boards, PrintOptions.USUAL)) {
			for (int page = 1; page <= document.getNumberOfPages(); page++) {
				assertTrue(document.getPage(page - 1).hasContents(), "page " + page);
			}
		}
	}

	@Test
	void a_board_that_fits_on_a_page_is_printed_on_one() throws Exception {
		String board = "board Valley \"The Valley\" { space Mill \"The Mill\" at 1, 1  space Ford \"The Ford\" at 1, 3  path Road from Mill to Ford }\n";
		try (PDDocument document = wells.open(WELLS + board, PrintOptions.USUAL)) {
			int page = pageOf("The Valley", document);
			String plan = text(document, page, page);
			assertTrue(Stream.of("The Valley", "The Mill", "The Ford").allMatch(plan::contains), plan);
			assertTrue(text(document, 1, 1).contains("The Valley — 1 sheet " + page));
		}
	}

	@Test
	void a_board_that_would_take_very_many_sheets_is_printed_smaller_and_that_is_told() throws Exception {
		String spaces = IntStream.range(0, 15).mapToObj(number -> "space Deck%d at %d, %d\n".formatted(number, 6 * number, 12 * number))
				.collect(Collectors.joining());

		PdfExport.Exported exported = wells.exported(WELLS + "board Ship \"The Ship\" {\n" + spaces + "}\n", NO_BACKS, "ship.pdf");

		assertTrue(exported.pages() < 80, "pages: " + exported.pages());
		assertTrue(exported.report().getFirst().startsWith("“The Ship” is so large that it is printed smaller than its tiles"),
				exported.report().toString());
	}

	@Test
	void what_is_printed_too_small_to_be_read_is_told() throws Exception {
		String text = "Whoever holds this may look at the top of every deck. ".repeat(120);

		PdfExport.Exported exported = wells.exported(WELLS + "card Saga \"The saga\" { text: \"" + text + "\" }\n", NO_BACKS, "saga.pdf");

		assertEquals(List.of(
				"There is so much to read on “The saga” that it is printed in less than 6.5 points. Shorten the rules or the text, or give them more room in the design."),
				exported.report());
	}

	@Test
	void letters_that_only_boxes_stand_for_are_told() throws Exception {
		PdfExport.Exported exported = wells.exported(HEAD + "card Odd \"Rat 中文\" { text: \"中 שלום Ёж 🐀\" }\n", NO_BACKS, "odd.pdf");

		assertEquals(1, exported.report().size());
		assertTrue(
				exported.report().getFirst()
						.startsWith("The typeface of the pictures has no 中 文 🐀, and a box is printed for each, as in “Rat 中文”."),
				exported.report().getFirst());
		assertEquals(List.of(), wells.exported(WELLS, NO_BACKS, "wells.pdf").report());
	}

	@Test
	void the_same_pack_gives_the_same_document() throws Exception {
		assertArrayEquals(Files.readAllBytes(wells.export(WELLS, PrintOptions.USUAL, "one.pdf")),
				Files.readAllBytes(wells.export(WELLS, PrintOptions.USUAL, "other.pdf")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "“Quoted” and 'single'", "a/b\\\\c", "tab\there", "🐀 rat 👩‍🚀", "שלום עולם", "(paren\\\\) Tj" })
	void whatever_a_title_says_it_can_be_printed(String title) throws Exception {
		try (PDDocument document = wells.open(HEAD + "card Odd \"" + title + "\" { }\n", PrintOptions.USUAL)) {
			assertTrue(document.getNumberOfPages() > 3);
		}
	}

	@Test
	void a_title_may_be_very_long_and_a_deck_very_large() throws Exception {
		try (PDDocument document = wells.open(
				HEAD + "card Odd \"" + "x".repeat(10_000) + "\" { copies: 500 }\ndeck Pile \"Pile\" of card { contains Odd }\n",
				NO_BACKS)) {
			assertTrue(document.getNumberOfPages() >= 56);
		}
	}

	@Test
	void what_there_are_no_copies_of_is_not_printed() throws Exception {
		try (PDDocument document = wells.open(HEAD + "card Odd \"Odd\" { copies: 0 }\n", PrintOptions.USUAL)) {
			assertEquals(List.of("Contents", "Calibration", "Rules"), bookmarks(document));
		}
	}

	@ParameterizedTest
	@ValueSource(doubles = { -1, 6, Double.NaN, Double.POSITIVE_INFINITY })
	void a_bleed_that_cannot_be_is_refused(double bleed) {
		var refusal = assertThrows(IllegalArgumentException.class,
				() -> new PrintOptions(Paper.A4, Duplex.NONE, bleed, 0, 0, 0, false, Set.of()));
		assertEquals("The bleed has to be from 0 to 5 millimetres", refusal.getMessage());
	}

	@Test
	void what_cannot_be_written_leaves_nothing_behind() throws Exception {
		Files.createDirectories(home.resolve("taken.pdf/inside"));
		assertThrows(IOException.class, () -> wells.export(WELLS, PrintOptions.USUAL, "taken.pdf"));
		try (Stream<Path> files = Files.list(home)) {
			assertFalse(files.anyMatch(file -> file.getFileName().toString().endsWith(".part")));
		}
	}
}
