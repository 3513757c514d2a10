package org.hullwright.export.pdf;

import static org.hullwright.export.pdf.Wells.WELLS;
import static org.hullwright.export.pdf.Wells.count;
import static org.hullwright.export.pdf.Wells.letters;
import static org.hullwright.export.pdf.Wells.pageOf;
import static org.hullwright.export.pdf.Wells.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PdfRulebookTest {

	@TempDir
	private Path home;
	private Wells wells;

	@BeforeEach
	void aPack() {
		wells = new Wells(home);
	}

	@Test
	void the_rules_are_told_in_words() throws Exception {
		try (PDDocument document = wells.open(WELLS, PrintOptions.USUAL)) {
			String rules = text(document, pageOf("Rules", document), document.getNumberOfPages());
			assertTrue(Stream.of("The Spring × 11", "Lamp").allMatch(rules::contains), rules);
			assertFalse(rules.contains("Digging"), "a procedure that others perform says nothing to a reader");
		}
	}

	@Test
	void the_rulebook_is_made_of_chapters_with_what_fills_itself_in() throws Exception {
		String chapters = """
			phase Day "The Day" { step Draw "Draw water" { place Bucket in Yard } }
			procedure SetUp { }
			game Wells "The Wells" { players 1 to 2  setup SetUp  round Day }
			chapter "Water" {
				"There are {number of Bell} bells at {Spring}."
				term "dry" is "A {well} without water."
			}
			""";
		try (PDDocument document = wells.open(WELLS + chapters, PrintOptions.USUAL)) {
			String rules = text(document, pageOf("Rules", document), document.getNumberOfPages());
			assertTrue(Stream.of("Players: 1–2", "Token (4)", "The Day 1. Draw water", "There are 2 bells at The Spring.",
					"dry: A Well without water.", "Index", "The Spring").allMatch(rules::contains), rules);
			assertEquals(pageOf("Water", document), pageOf("Glossary", document));
		}
	}

	@Test
	void the_rulebook_begins_with_the_first_chapter_and_goes_on_with_box_board_and_round() throws Exception {
		String chapters = """
			board Plain "The Plain" { space West "West" at 1, 1  space East "East" at 1, 3  path Road from West to East }
			phase Day "The Day" { step Draw "Draw water" { place Bucket in Yard } }
			procedure SetUp { }
			game Wells "The Wells" { players 1 to 2  setup SetUp  round Day }
			chapter "Thirst" { "There is no water." }
			chapter "Water" { "There is water." }
			""";
		try (PDDocument document = wells.open(WELLS + chapters, PrintOptions.USUAL)) {
			PDOutlineItem rules = document.getDocumentCatalog().getDocumentOutline().getLastChild();
			var parts = new ArrayList<String>();
			rules.children().forEach(part -> parts.add(part.getTitle()));
			assertEquals(List.of("Thirst", "Components", "Set-up", "A round at a glance", "Water", "All cards and tiles"), parts);
			assertEquals(pageOf("Thirst", document), pageOf("Water", document), "what is short is on one page");
		}
	}

	@Test
	void nothing_is_written_so_small_in_a_rulebook_that_it_cannot_be_read() throws Exception {
		String chapters = """
			kind sheet is card
			sheet Long "Long" { text: "%s" }
			sheet Wide "Wide" { text: "Everything is here." }
			show sheet { size: 250, 180  side front { show title at top 9  show text at bottom 30 { type: 7 } } }
			chapter "Water" { show Spring, Pit, Lamp, Long, Wide }
			""".formatted("There is a great deal to be said of wells. ".repeat(9));
		try (PDDocument document = wells.open(WELLS + chapters, PrintOptions.USUAL)) {
			int rules = pageOf("Water", document);
			List<TextPosition> letters = IntStream.rangeClosed(rules, document.getNumberOfPages()).boxed()
					.flatMap(page -> letters(document, page).stream()).toList();
			assertTrue(letters.size() > 400);
			assertEquals(List.of(), letters.stream().filter(letter -> letter.getYScale() < 6.49).map(TextPosition::getUnicode).toList());
		}
	}

	@Test
	void a_picture_in_a_rulebook_has_larger_letters_than_the_card_and_all_of_its_text() throws Exception {
		String text = "Nobody who has drunk from it was ever thirsty again.";
		String chapters = "card Cup \"Cup\" { text: \"" + text + "\" }\nchapter \"Water\" { show Cup, Spring }\n";
		try (PDDocument document = wells.open(WELLS + chapters, PrintOptions.USUAL)) {
			int rules = pageOf("Water", document);
			assertEquals(2, count(text, text(document, rules, rules)), "on the card, and among all cards");
		}
	}

	@Test
	void what_the_rulebook_mentions_leads_to_the_page_that_tells_of_it() throws Exception {
		String chapters = """
			chapter "Water" { "Draw it from {Spring}, as {Thirst} says." }
			chapter Thirst "Thirst" { "Nobody told." }
			""";
		try (PDDocument document = wells.open(WELLS + chapters, PrintOptions.USUAL)) {
			PDPage page = document.getPage(pageOf("Water", document) - 1);
			assertEquals(3, page.getAnnotations().stream().filter(PDAnnotationLink.class::isInstance).count(),
					"to the Spring, to the chapter, and from the Spring to the Bucket");
		}
	}
}
