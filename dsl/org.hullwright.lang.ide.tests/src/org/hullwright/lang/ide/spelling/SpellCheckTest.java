package org.hullwright.lang.ide.spelling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Problem.Severity;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people write for people is compared with a dictionary and with the words of the game. */
class SpellCheckTest {

	private static final String MANIFEST = "house/pack.hull";
	private static final String FILE = "house/more.hull";
	private static final CancelIndicator GO_ON = CancelIndicator.NullImpl;

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void aHouse() {
		workspace = Workspace.in(folder).file(MANIFEST, "pack house { version 1.0.0 }\n");
	}

	@Test
	void a_misspelt_word_in_a_comment_a_title_or_a_text_is_a_hint() {
		String text = "pack house\n// The fungsu grows.\ntoken Rat \"Brwon rat\"\nprocedure P { say \"It sqeaks.\" }\n";
		assertEquals(List.of("fungsu", "Brwon", "sqeaks"), misspelt(text));
		assertTrue(hints().stream().allMatch(hint -> hint.severity() == Severity.INFO));
		assertEquals(List.of(2, 3, 4), hints().stream().map(Problem::line).toList());
	}

	@Test
	void british_and_american_words_are_right_in_every_form() {
		assertEquals(List.of(), misspelt(
				"pack house\n// Colour and color, armour's weight, organised or organized; THEY don't, and It's so. Well-known 3rd 4x.\n"));
	}

	@Test
	void what_things_are_called_is_right_everywhere() {
		assertEquals(List.of(), misspelt("pack house\nvalues Mood { glumpy }\ntoken BigZorblax \"Zorblax, big\"\n"
				+ "procedure P { say \"Zorblaxes are glumpy: the Zorblax's eyes.\" }\n"));
	}

	@Test
	void the_words_of_titles_are_right_in_texts_but_not_in_titles() {
		assertEquals(List.of("Zorblax"), misspelt("pack house\ntoken Rat \"Zorblax rat\"\nprocedure P { say \"A zorblax comes.\" }\n"));
	}

	@Test
	void the_words_of_the_manifest_are_right_in_its_pack_and_in_those_that_require_it() {
		workspace.file(MANIFEST, "pack house { version 1.0.0 words \"Zorblax\", \"Vrill of Oth\" }\n");
		workspace.file("street/pack.hull", "pack street { version 1.0.0 requires house }\n// Vrills and a Zorblax.\n");
		assertEquals(List.of(), misspelt("pack house\n// A zorblax from Oth.\n"));
		assertEquals(List.of(), workspace.checked("street/pack.hull"));
	}

	@Test
	void what_is_no_prose_is_not_looked_at() {
		assertEquals(List.of(), misspelt("""
				pack house
				// `plce` in rooms.hull, see https://example.org/qwrty and RET-NOISE-04, SurgryRoom, my_zorb, README
				token Rat { picture: "pictures/zorblx.png"  icon: "cogsplosion" }
				show Rat as "velociraptor"
				procedure P by actor: character { say "{actor} and {zorblx}\\n" }
				"""));
		workspace.open(MANIFEST, "pack house { version 1.0.0 licence \"CC-BY-Qwrt\" authors \"Xzorblu Vrk\" }\n");
		assertEquals(List.of(), hintsOf(MANIFEST));
	}

	@Test
	void a_translation_is_not_looked_at_without_a_dictionary_of_its_language() {
		assertEquals(List.of("Blak"),
				misspelt("pack house\ntoken Rat \"Black rat\"\ntranslation de { \"Black rat\" is \"Schwarze Ratte\" }\n"
						+ "translation en { \"Black rat\" is \"Blak rat\" }\n"));
	}

	@Test
	void a_text_in_another_language_is_not_looked_at() {
		assertEquals(List.of(), misspelt("pack house\n// Jeder Spieler zieht eine Karte vom Stapel und legt sie verdeckt auf den Tisch, "
				+ "bevor er seine Figur durch einen benachbarten Korridor bewegt.\n"));
	}

	@Test
	void a_pack_need_not_hear_of_it() {
		workspace.file(MANIFEST, "pack house { version 1.0.0 report WORD_UNKNOWN as nothing }\n");
		assertEquals(List.of(), misspelt("pack house\n// The fungsu grows.\n"));
	}

	@Test
	void a_word_that_becomes_one_of_the_pack_is_right_in_files_that_stay_as_they_are() {
		workspace.file(FILE, "pack house\n// A Zorblax.\n");
		assertEquals(1, workspace.checked(FILE).size());
		workspace.file(MANIFEST, "pack house { version 1.0.0 words \"Zorblax\" }\n");
		assertEquals(List.of(), workspace.checked(FILE));
		workspace.file(MANIFEST, "pack house { version 1.0.0 report WORD_UNKNOWN as nothing }\n");
		assertEquals(List.of(), workspace.checked(FILE));
	}

	@Test
	void the_likeliest_words_are_offered_those_of_the_game_first() {
		List<String> offered = workspace.fixesIn(FILE, "pack house\ntoken Zorblax\n// The Zorblx lights the stairwy.\n");
		assertEquals("Change to “Zorblax”", offered.getFirst());
		assertTrue(offered.contains("Change to “stairway”"), offered.toString());
	}

	@Test
	void a_word_is_made_one_of_the_pack() {
		String text = "pack house\n// A Zorblax's den.\n";
		assertEquals(Map.of(MANIFEST, "pack house { version 1.0.0 words \"Zorblax\" }\n"),
				workspace.fixed(FILE, text, "“Zorblax” is right: make it a word of this pack"));
		workspace.file(MANIFEST, "pack house {\n\tversion 1.0.0\n\twords \"Vrill\"\n}\n");
		assertEquals(Map.of(MANIFEST, "pack house {\n\tversion 1.0.0\n\twords \"Vrill\", \"Zorblax\"\n}\n"),
				workspace.fixed(FILE, text, "“Zorblax” is right: make it a word of this pack"));
	}

	/** The words of a text, typed and not saved, that are marked. */
	private List<String> misspelt(String text) {
		workspace.open(FILE, text);
		return hints().stream().map(hint -> text.substring(hint.range().offset(), hint.range().end())).toList();
	}

	private List<Problem> hints() {
		return hintsOf(FILE);
	}

	private List<Problem> hintsOf(String file) {
		return workspace.service().checking().problems(workspace.address(file), GO_ON).stream()
				.filter(problem -> problem.code().equals("WORD_UNKNOWN")).toList();
	}
}
