package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What fits the type that is wanted comes first: variables, then names of the packs. */
class FittingNamesTest {

	private static final String FILE = "house/more.hull";
	private static final String HOUSE = """
		pack house { version 1.0.0 }
		state alarm: truth = no
		state warmth: number = 0
		token Ash { copies: 3 }
		card Ace
		room Hall
		zone Bench of token
		zone Attic of card
		character Zoe
		procedure Hurt of target: character by amount: number { say "{target}" }
		procedure Warm by amount: number gives number { give amount }
		procedure IsCold of room: room gives truth { give no }
		""";

	@TempDir
	private Path folder;

	private Workspace workspace;

	@BeforeEach
	void a_house() {
		workspace = Workspace.in(folder).file("house/house.hull", HOUSE);
	}

	@Test
	void as_an_argument() {
		assertEquals(List.of("actor", "Zoe"), first(2, "do Hurt of <|>"));
		assertEquals(List.of("warmth"), first(1, "do Hurt of actor by <|>"));
	}

	@Test
	void as_the_value_of_a_state() {
		assertEquals(List.of("warmth"), first(1, "set warmth to <|>"));
		assertEquals(List.of("alarm"), first(1, "set alarm to <|>"));
	}

	@Test
	void beside_the_other_side_of_a_comparison() {
		assertEquals(List.of("actor", "Zoe"), first(2, "if actor is <|>"));
	}

	@Test
	void where_something_is_placed_what_can_hold_it() {
		assertEquals(List.of("Bench", "Hall"), first(2, "place Ash in <|>"));
		assertEquals(List.of("Attic", "Hall"), first(2, "move (the first card) to <|>"));
		assertEquals(List.of("Bench"), first(1, "place Ash in B<|>"));
	}

	@Test
	void where_something_is_sought_what_holds_such_things() {
		assertEquals(List.of("Bench", "Hall"), first(2, "for each token t in <|>"));
		assertEquals(List.of("Attic", "Hall"), first(2, "for each card in <|>"));
	}

	@Test
	void among_questions_those_with_a_fitting_answer() {
		assertEquals(List.of("Warm by amount"), questions("set warmth to (<|>").subList(0, 1));
		assertEquals(List.of("IsCold of room"), questions("set alarm to (<|>").subList(0, 1));
	}

	private List<String> first(int number, String effect) {
		return proposals(effect).stream().limit(number).map(Proposal::label).toList();
	}

	private List<String> questions(String effect) {
		return proposals(effect).stream().map(Proposal::text).filter(text -> text.contains(" ") && Character.isUpperCase(text.charAt(0)))
				.toList();
	}

	private List<Proposal> proposals(String effect) {
		return workspace.fullProposalsAt(FILE, "pack house\nprocedure Walk by actor: character {\n\t" + effect + "\n}\n");
	}
}
