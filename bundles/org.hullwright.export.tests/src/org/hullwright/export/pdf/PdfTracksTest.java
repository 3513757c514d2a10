package org.hullwright.export.pdf;

import static org.hullwright.export.pdf.Wells.NO_BACKS;
import static org.hullwright.export.pdf.Wells.WELLS;
import static org.hullwright.export.pdf.Wells.bookmarks;
import static org.hullwright.export.pdf.Wells.count;
import static org.hullwright.export.pdf.Wells.pageOf;
import static org.hullwright.export.pdf.Wells.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.hullwright.model.texts.RulebookWords;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PdfTracksTest {

	private static final String NIGHT = """
		track Night "The night" from 1 to 5 = 2 { at 3 "Moonrise" { shuffle Shaft } at 5 { end game "The sun is up" } }
		track Sand "The hourglass" from 0 to 60 seconds { at 0 { shuffle Shaft } }
		show Night as "moon"
		""";

	@TempDir
	private Path home;
	private Wells wells;

	@BeforeEach
	void aPack() {
		wells = new Wells(home);
	}

	@Test
	void tracks_are_strips_to_cut_out_that_tell_what_happens_on_their_spaces() throws Exception {
		try (PDDocument document = wells.open(WELLS + NIGHT, PrintOptions.USUAL)) {
			int tracks = pageOf("Tracks", document);
			String strip = text(document, tracks, tracks);
			assertTrue(Stream.of("The night", "1 2 3 4 5", "3. Moonrise: Shuffle the Shaft.", "5. The game ends: The sun is up.", "a cube")
					.allMatch(strip::contains), strip);
			assertFalse(strip.contains("hourglass"), "a clock counts seconds");
			assertTrue(text(document, 1, 1).contains("Tracks — 1 strip " + tracks), text(document, 1, 1));
		}
	}

	@Test
	void nothing_is_printed_behind_tracks_but_that_they_are_there() throws Exception {
		try (PDDocument document = wells.open(WELLS + NIGHT, PrintOptions.USUAL)) {
			int tracks = pageOf("Tracks", document);
			assertEquals(1, tracks % 2);
			assertEquals(tracks + 1 + " Tracks, back ", text(document, tracks + 1, tracks + 1));
			assertEquals(tracks + 2, pageOf("Rules", document));
		}
		try (PDDocument document = wells.open(WELLS + NIGHT, NO_BACKS)) {
			assertEquals(pageOf("Tracks", document) + 1, pageOf("Rules", document));
		}
	}

	@Test
	void a_track_is_as_the_expansions_make_it_that_are_on() throws Exception {
		String dusk = "expansion Dusk \"Dusk\" { change track Night from 1 to 8 = 4 { at 7 \"Frost\" { shuffle Shaft } } }\n";
		try (PDDocument document = wells.open(WELLS + NIGHT + dusk, PrintOptions.USUAL.with(Set.of("Dusk")))) {
			String strip = text(document, pageOf("Tracks", document), pageOf("Tracks", document));
			assertTrue(strip.contains("7 8") && strip.contains("7. Frost: Shuffle the Shaft."), strip);
		}
	}

	@Test
	void tracks_are_in_the_language_of_the_document() throws Exception {
		String german = """
			translation de {
				"The night" is "Die Nacht"
				"Moonrise" is "Mondaufgang"
				"Shuffle the Shaft." is "Mischt den Schacht."
				"Tracks" is "Leisten"
				"Tracks, back" is "Leisten, Rückseite"
				"%s" is "Schneidet sie aus."
			}
			""".formatted(RulebookWords.TRACKS_USE);
		try (PDDocument document = wells.open(WELLS + NIGHT + german, PrintOptions.USUAL.in("de"))) {
			int tracks = pageOf("Leisten", document);
			String strip = text(document, tracks, tracks + 1);
			assertTrue(strip.contains("Die Nacht") && strip.contains("3. Mondaufgang: Mischt den Schacht."), strip);
			assertTrue(strip.contains("Schneidet sie aus.") && strip.contains("Leisten, Rückseite"), strip);
			assertFalse(strip.contains("Track") || strip.contains("Cut out"), strip);
		}
	}

	@Test
	void a_track_that_is_drawn_elsewhere_is_not_printed_once_more() throws Exception {
		try (PDDocument document = wells.open(WELLS + NIGHT + "show Night { print: no }\n", PrintOptions.USUAL)) {
			assertFalse(bookmarks(document).contains("Tracks"));
		}
	}

	@Test
	void more_tracks_than_a_page_holds_go_over_several_pages() throws Exception {
		String tracks = IntStream.range(0, 12).mapToObj(number -> "track T%d \"Track %d\" from 0 to 20\n".formatted(number, number))
				.collect(Collectors.joining());
		try (PDDocument document = wells.open(WELLS + tracks, PrintOptions.USUAL)) {
			int first = pageOf("Tracks", document);
			String all = text(document, first, pageOf("Rules", document) - 1);
			assertTrue(IntStream.range(0, 12).allMatch(number -> count("Track " + number + " 0 1", all) == 1), all);
			assertTrue(text(document, first + 1, first + 1).contains("Tracks, back"), "behind the first page");
		}
	}

	@Test
	void a_track_of_more_spaces_than_can_be_read_is_told_instead_of_printed() throws Exception {
		PdfExport.Exported exported = wells.exported(WELLS + "track Gold \"Gold\" from 0 to 1000\n", NO_BACKS, "gold.pdf");

		assertEquals(List.of(
				"“Gold” has 1001 spaces and is not printed, for that takes at most 400. Count it on paper or with dice."),
				exported.report());
	}
}
