package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole sentences are offered where they fit, and are right as they are inserted. */
class TemplatesTest {

	private static final String FILE = "house/more.hull";

	/** What the places of sentences name. */
	private static final String NAMES = """
		pack house { version 1.0.0 }
		token Token { copies: 3 }
		card Card
		card OtherCard
		deck Deck of card { contains Card }
		die Die { 1, 2 }
		room Hall
		procedure Procedure by actor: character { say "{actor}" }
		values Way { north, east, south, west }
		board Board { grid 3 by 3 directions Way }
		board OtherBoard { grid 2 by 2 directions Way }
		phase Phase { step Step { end game } }
		""";
	private static final List<String> PLACES = List.of("<|>", "pack house\n<|>", "pack house\nkind thing is token {\n\t<|>\n}\n",
			"pack house\nprocedure Walk by actor: character {\n\t<|>\n}\n",
			"pack house\nprocedure Walk by actor: character {\n\tchoose by actor {\n\t\t<|>\n\t}\n}\n",
			"pack house\nexpansion Attic {\n\t<|>\n}\n", "pack house\ncorridor Stairs {\n\t<|>\n}\n",
			"pack house\ntest \"it\" {\n\twhen {\n\t\tlet actor be the first character\n\t\t<|>\n\t}\n\tthen { expect number of room is 0 }\n}\n");

	@TempDir
	private Path folder;

	private Workspace workspace;

	@BeforeEach
	void writeNames() {
		workspace = Workspace.in(folder).file("house/house.hull", NAMES).file("mypack/mypack.hull", "");
	}

	@Test
	void every_sentence_is_offered_somewhere_and_right_wherever_it_is() throws IOException {
		Set<String> offered = new LinkedHashSet<>();
		List<String> wrong = new ArrayList<>();
		for (String place : PLACES) {
			for (Proposal sentence : sentencesAt(place)) {
				offered.add(sentence.text().strip().replaceAll("\\s+", " "));
				wrong.addAll(errorsAfter(sentence, place));
			}
		}
		assertEquals(List.of(), wrong);
		assertEquals(written(), offered.size(), () -> "offered are " + offered);
	}

	@Test
	void a_sentence_comes_before_the_word_it_begins_with() {
		List<String> atTop = workspace.fullProposalsAt(FILE, "pack house\n<|>").stream().map(Proposal::label).toList();
		assertTrue(atTop.contains("room") && atTop.indexOf("room …") < atTop.indexOf("room"), atTop::toString);
	}

	@Test
	void sentences_are_offered_only_where_they_fit() {
		List<String> inProcedure = labelsAt("pack house\nprocedure Walk by actor: character {\n\t<|>\n}\n");
		assertTrue(inProcedure.containsAll(List.of("if …", "for each …", "choose one …", "repeat …")), inProcedure::toString);
		assertTrue(inProcedure.stream().noneMatch(List.of("room …", "test …", "option …", "expect …", "rig …")::contains),
				inProcedure::toString);
		List<String> atTop = labelsAt("pack house\n<|>");
		assertTrue(atTop.containsAll(List.of("room …", "event …", "item …", "test …", "procedure …", "phase …", "after …", "add …")),
				atTop::toString);
		assertTrue(atTop.stream().noneMatch(List.of("if …", "option …", "expect …")::contains), atTop::toString);
	}

	@Test
	void a_begun_word_is_replaced_and_lines_are_indented_as_where_they_stand() {
		assertEquals("pack house\nprocedure Walk by actor: character {\n\trepeat 2 times {\n\t\t<|>\n\t}\n}\n",
				workspace.accept("repeat …", FILE, "pack house\nprocedure Walk by actor: character {\n\trep<|>\n}\n"));
	}

	@Test
	void the_places_to_fill_in_are_those_that_the_author_wants_to_change() {
		Proposal walk = sentencesAt("pack house\nprocedure Walk by actor: character {\n\t<|>\n}\n").stream()
				.filter(sentence -> sentence.label().equals("choose … for each …")).findFirst().orElseThrow();
		assertEquals(List.of("actor", "Which one?", "character", "picked", "picked"),
				walk.places().stream().map(place -> words(walk, place)).toList());
		assertEquals("\n\t}", walk.text().substring(walk.caret()));
	}

	@Test
	void a_property_that_a_component_has_given_is_not_offered_again() {
		workspace.file("house/house.hull",
				"pack house { version 1.0.0 }\nextend room { printed depth: number = 0  printed width: number = 0 }\n");
		assertTrue(workspace.proposalsAt(FILE, "pack house\nroom Hall { <|> }\n").containsAll(List.of("depth", "width")));
		List<String> more = workspace.proposalsAt(FILE, "pack house\nroom Hall {\n\tdepth: 2\n\t<|>\n}\n");
		assertTrue(more.contains("width") && !more.contains("depth"), more::toString);
		List<String> before = workspace.proposalsAt(FILE, "pack house\nroom Hall {\n\t<|>\n\tdepth: 2\n}\n");
		assertTrue(before.contains("width") && !before.contains("depth"), before::toString);
		assertTrue(workspace.proposalsAt(FILE, "pack house\nroom Hall { dep<|>: 2 }\n").contains("depth"), "its own name can be completed");
	}

	private List<String> labelsAt(String place) {
		return sentencesAt(place).stream().map(Proposal::label).toList();
	}

	private List<Proposal> sentencesAt(String place) {
		return workspace.fullProposalsAt(fileOf(place), place).stream().filter(proposal -> !proposal.places().isEmpty()).toList();
	}

	private List<String> errorsAfter(Proposal sentence, String place) {
		String text = place.replace(Workspace.CARET, "");
		String written = text.substring(0, sentence.replaced().offset()) + sentence.text() + text.substring(sentence.replaced().end());
		workspace.open(fileOf(place), written);
		HullLanguageService service = workspace.service();
		return service.checking().problems(workspace.address(fileOf(place)), CancelIndicator.NullImpl).stream()
				.filter(problem -> problem.severity() == Problem.Severity.ERROR)
				.map(problem -> problem.message() + " in\n" + written).toList();
	}

	/** What begins a pack belongs into a folder of its own. */
	private static String fileOf(String place) {
		return place.equals(Workspace.CARET) ? "mypack/mypack.hull" : FILE;
	}

	private static String words(Proposal proposal, TextRange place) {
		return proposal.text().substring(place.offset(), place.end());
	}

	private static int written() throws IOException {
		try (InputStream text = HullLanguageService.class.getResourceAsStream("completion/templates.txt")) {
			return (int) new String(text.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> line.startsWith("# ")).count();
		}
	}
}
