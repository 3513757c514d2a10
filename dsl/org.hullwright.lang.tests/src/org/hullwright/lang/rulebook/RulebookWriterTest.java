package org.hullwright.lang.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.lang.rulebook.Rulebook.Paragraph;
import org.hullwright.lang.rulebook.Rulebook.Part;
import org.hullwright.lang.rulebook.Rulebook.Section;
import org.hullwright.lang.rulebook.Rulebook.Term;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chapters with what fills itself in. */
class RulebookWriterTest {

	private static final String LIGHTHOUSE = """
			pack lighthouse { version 1.0.0 }
			token Lamp "Lamp" { copies: 4 }
			kind wreck is card { printed cargo: number = 1 }
			wreck Brig "The Brig" { cargo: 3 }
			wreck Barge "Barge" { copies: 2 }
			values Weather { fog "fog", storm "storm" }
			track Night "Night" from 0 to 6 = 6
			derived handSize: number = 5
			expansion Foghorn "Foghorn" { }
			phase Watch "The Watch" { step Light "Light up" { } step Wait "Wait" { } }
			procedure SetUp { }
			game Lighthouse { players 1 to 2  setup SetUp  round Watch }
			""";

	@TempDir
	private Path home;

	private Rulebook written(String chapters, String language, String... on) {
		return written(language, List.of(on), LIGHTHOUSE + chapters);
	}

	private Rulebook written(String language, List<String> on, String... files) {
		try {
			Path folder = Files.createDirectories(home.resolve("lighthouse"));
			for (int file = 0; file < files.length; file++) {
				Files.writeString(folder.resolve(file + ".hull"), files[file]);
			}
			return Hull.get(RulebookWriter.class).write(Hull.get(PackLoader.class).load(folder), on, language);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken);
		}
	}

	private static List<String> texts(Section chapter) {
		return chapter.parts().stream().flatMap(RulebookWriterTest::text).toList();
	}

	private static Stream<String> text(Part part) {
		return switch (part) {
			case Paragraph paragraph -> Stream.of(paragraph.text());
			case Term term -> Stream.of(term.term() + ": " + term.text());
			case Section section -> Stream.concat(Stream.of(section.title()), texts(section).stream());
			case Rulebook.Pictures shown -> shown.shown().stream().map(each -> "[" + each.card().title() + "]");
			case Rulebook.Rules rules -> Stream.of("[" + rules.title() + "]");
		};
	}

	@Test
	void braces_are_filled_with_titles_and_with_numbers_that_never_change() {
		Rulebook book = written("""
				chapter Rounds "A round" {
					"{Watch}, {Watch.Light}, {Brig}, {Weather.storm}, {Night}, {Foghorn}, {Rounds}, {wreck}."
					"{handSize}, {Brig's cargo}, {Barge's cargo}, {Night's lowest} to {Night's highest}."
					"{number of Lamp}, {number of wreck}, {number of Weather}, {each Weather}, {each wreck}."
				}
				""", "");
		assertEquals(List.of("The Watch, Light up, The Brig, storm, Night, Foghorn, A round, Wreck.", "5, 3, 1, 0 to 6.",
				"4, 3, 2, fog, storm, The Brig, Barge."), texts(book.chapters().getFirst()));
	}

	@Test
	void a_title_with_an_article_has_no_second_one_before_it() {
		assertEquals(List.of("Board the Brig. The Brig leaks."),
				texts(written("chapter \"Wrecks\" { \"Board the {Brig}. {Brig} leaks.\" }", "").chapters().getFirst()));
	}

	@Test
	void chapters_nest_and_show_components_kinds_and_procedures() {
		assertEquals(List.of("Wrecks", "[The Brig]", "[Barge]", "[The Watch]"),
				texts(written("chapter \"A round\" { chapter \"Wrecks\" { show wreck  show Watch } }", "").chapters().getFirst()));
	}

	@Test
	void a_round_is_told_by_its_phases_and_steps() {
		assertEquals(List.of(new Rulebook.Phase("The Watch", List.of("Light up", "Wait"))), written("", "").turn());
	}

	@Test
	void phases_without_steps_tell_nothing_of_a_round() {
		String bare = LIGHTHOUSE.replace("step Light \"Light up\" { } step Wait \"Wait\" { }", "");
		assertEquals(List.of(), written("", List.of(), bare).turn());
	}

	@Test
	void terms_are_in_the_glossary_in_alphabetical_order() {
		Rulebook book = written(
				"chapter \"One\" { term \"quiet\" is \"Without noise.\" chapter \"Two\" { term \"Aground\" is \"On the rocks.\" } }",
				"");
		assertEquals(List.of("Aground", "quiet"), book.glossary().stream().map(Term::term).toList());
	}

	@Test
	void chapters_are_translated_as_texts_are() {
		Rulebook book = written("""
				chapter "Wrecks" { "There are {number of wreck} of them: {each wreck}." }
				translation de { "Wrecks" is "Wracks" "There are {number of wreck} of them: {each wreck}." is "{each wreck}: {number of wreck} Stück." "Barge" is "Kahn" }
				""", "de");
		assertEquals("Wracks", book.chapters().getFirst().title());
		assertEquals(List.of("The Brig, Kahn: 3 Stück."), texts(book.chapters().getFirst()));
	}

	@Test
	void what_an_expansion_adds_is_there_when_it_is_on() {
		String[] files = { LIGHTHOUSE + "chapter Rounds \"A round\" { \"Light up.\" }",
				"pack lighthouse with Foghorn\nextend chapter Rounds { \"Sound the horn.\" }" };
		assertEquals(List.of("Light up."), texts(written("", List.of(), files).chapters().getFirst()));
		assertEquals(List.of("Light up.", "Sound the horn."), texts(written("", List.of("Foghorn"), files).chapters().getFirst()));
	}

	@Test
	void a_pack_without_chapters_has_an_empty_rulebook() {
		assertTrue(written("", "").isEmpty());
	}
}
