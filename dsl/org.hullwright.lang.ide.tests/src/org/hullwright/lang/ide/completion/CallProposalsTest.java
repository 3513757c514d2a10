package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Procedures where one can be performed, and questions where their answer can be used. */
class CallProposalsTest {

	private static final String FILE = "house/more.hull";
	private static final String HOUSE = """
		pack house { version 1.0.0 }
		token Splinter "Serious Wound" { copies: 3 }

		procedure Burn of room: room reads "{room} is on fire" { say "it burns" }
		// What a fall does.
		procedure Hurt of target: character by amount: number reads "{target} suffers an injury" { place Splinter in target }
		procedure Rest { say "all is quiet" }
		procedure Strength of item: item gives number { give 2 }
		procedure IsCold gives truth { give no }
		""";

	@TempDir
	private Path folder;

	private Workspace workspace;

	@BeforeEach
	void a_house() {
		workspace = Workspace.in(folder).file("house/house.hull", HOUSE);
	}

	@Test
	void show_the_signature_and_the_sentence_that_cards_read() {
		assertEquals("Hurt of target: character by amount: number", offered("Hurt", "do <|>").label());
		assertEquals("target suffers an injury", offered("Hurt", "do <|>").detail());
		assertTrue(offered("Hurt", "do <|>").documentation().contains("What a fall does."), () -> offered("Hurt", "do <|>")
				.documentation());
	}

	@Test
	void are_written_with_arguments_to_fill_in() {
		Proposal rest = offered("Hurt", "do <|>");
		assertEquals("Hurt of target by amount", rest.text());
		assertEquals(List.of("target", "amount"), rest.places().stream().map(place -> rest.text().substring(place.offset(), place.end()))
				.toList());
	}

	@Test
	void take_the_only_thing_at_hand_that_fits_as_their_argument() {
		Proposal hurt = proposals("pack house\nprocedure Walk by actor: character { do <|> }\n").stream()
				.filter(each -> each.text().startsWith("Hurt")).findFirst().orElseThrow();
		assertEquals("Hurt of actor by amount", hurt.text());
	}

	@Test
	void are_written_by_their_name_alone_when_their_arguments_are_there() {
		assertEquals("Hurt", offered("Hurt", "do Hu<|> of target by 1").text());
	}

	@Test
	void questions_are_left_out_behind_do_and_are_all_there_is_in_parentheses() {
		List<String> behindDo = texts("do <|>");
		assertFalse(behindDo.contains("IsCold") || behindDo.stream().anyMatch(text -> text.startsWith("Strength")), behindDo::toString);
		List<String> inParentheses = texts("let strong be (<|>");
		assertTrue(inParentheses.contains("Strength of item") && inParentheses.stream().noneMatch(text -> text.startsWith("Hurt ")),
				inParentheses::toString);
	}

	@Test
	void those_whose_arguments_are_at_hand_come_first_except_the_one_that_is_written() {
		assertEquals(List.of("Hurt of actor by amount", "Rest", "Burn of room", "Walk by actor"),
				procedures("pack house\nprocedure Walk by actor: character { do <|> }\n"));
	}

	@Test
	void are_found_by_words_of_their_sentence_and_else_by_what_their_text_mentions() {
		assertEquals(List.of("Hurt of target by amount"), procedures("pack house\nprocedure Walk { do inj<|> }\n"));
		assertEquals(List.of("Burn of room"), procedures("pack house\nprocedure Walk { do fire<|> }\n"));
		assertEquals(List.of("Hurt of target by amount"), procedures("pack house\nprocedure Walk { do splin<|> }\n"));
		assertEquals(List.of("Rest"), procedures("pack house\nprocedure Walk { do quiet<|> }\n"));
		assertEquals(List.of("Hurt of target by amount"), procedures("pack house\nprocedure Walk { do fall<|> }\n"));
	}

	@Test
	void what_begins_with_the_letters_comes_before_what_mentions_them() {
		assertEquals(List.of("Rest"), procedures("pack house\nprocedure Walk { do res<|> }\nprocedure Sleep { do Rest }\n"));
	}

	private Proposal offered(String name, String effect) {
		return proposals(inProcedure(effect)).stream().filter(each -> each.kind() == ElementKind.PROCEDURE && each.label().startsWith(name))
				.findFirst().orElseThrow();
	}

	private List<String> texts(String effect) {
		return proposals(inProcedure(effect)).stream().map(Proposal::text).toList();
	}

	private List<String> procedures(String text) {
		return proposals(text).stream().filter(each -> each.kind() == ElementKind.PROCEDURE).map(Proposal::text).toList();
	}

	private List<Proposal> proposals(String text) {
		return workspace.fullProposalsAt(FILE, text);
	}

	private static String inProcedure(String effect) {
		return "pack house\nprocedure Walk {\n\t" + effect + "\n}\n";
	}
}
