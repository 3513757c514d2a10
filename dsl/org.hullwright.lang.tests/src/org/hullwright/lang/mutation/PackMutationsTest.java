package org.hullwright.lang.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.xtext.diagnostics.Severity;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.mutation.Mutation.Span;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackMutationsTest {

	private static final String HEAD = """
		pack p { version 1.0.0 }
		room Hall "Hall"
		token Chip { copies: 1 }
		state x: number = 0
		state y: number = 0
		""";

	private final PackLoader loader = Hull.get(PackLoader.class);

	@TempDir
	private Path folder;

	private List<Mutation> mutations(String text) {
		try {
			Files.writeString(folder.resolve("p.hull"), text);
			LoadedPack pack = loader.load(folder);
			return PackMutations.of(pack, pack.own());
		} catch (IOException unwritable) {
			throw new UncheckedIOException(unwritable);
		}
	}

	/** The mutants of one sentence, as it then reads. */
	private Set<String> mutantsOf(String sentence) {
		return mutantsOf(sentence, "");
	}

	/** The mutants of one sentence in a pack that also declares something else. */
	private Set<String> mutantsOf(String sentence, String declarations) {
		String text = HEAD + "phase Go {\n" + sentence + "\n}\n" + declarations;
		return mutations(text).stream().filter(mutation -> mutation.line() == 7).map(mutation -> mutation.after(text))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	@Test
	void numbers_are_one_more_one_less_and_0() {
		assertTrue(mutantsOf("set x to 5").containsAll(Set.of("set x to 6", "set x to 4", "set x to 0")));
		assertFalse(mutantsOf("set x to 0").contains("set x to -1"));
	}

	/** In its place there are the sentences it stands for, so that nothing is performed where it is written. */
	@Test
	void what_proceeds_is_looked_for_by_the_sentence_around_it_or_by_all_tests() {
		String text = HEAD + """
				phase Go { set x to 1 }
				procedure Count { increase y by 1 }
				instead of Count { proceed }
				instead of Count { if x = 1 { proceed } }
				""";

		Map<Integer, Span> sentences = mutations(text).stream()
				.filter(mutation -> text.substring(mutation.edited().offset(), mutation.edited().end()).strip().equals("proceed"))
				.collect(Collectors.toMap(Mutation::line, Mutation::sentence));

		int branch = text.indexOf("if x = 1");
		assertEquals(Map.of(8, Span.NONE, 9, new Span(branch, text.indexOf(" }", branch) + 2 - branch)), sentences);
	}

	@Test
	void comparisons_move_their_bound_turn_round_and_become_equality() {
		assertTrue(mutantsOf("if x < y { set x to y }").containsAll(
				Set.of("if x <= y { set x to y }", "if x >= y { set x to y }", "if x = y { set x to y }")));
		assertTrue(mutantsOf("if x = y { set x to 1 }").contains("if x is not y { set x to 1 }"));
	}

	@Test
	void the_bound_of_a_minimum_or_maximum_stays_as_it_makes_no_difference() {
		Set<String> mutants = mutantsOf("set y to (if x > 4 then 4 else x)");
		assertFalse(mutants.contains("set y to (if x >= 4 then 4 else x)"));
		assertTrue(mutants.contains("set y to (if x <= 4 then 4 else x)"));
		assertTrue(mutantsOf("set y to (if x > 4 then 5 else x)").contains("set y to (if x >= 4 then 5 else x)"));
	}

	@Test
	void conditions_are_negated_once() {
		assertEquals(Set.of("", "if not (there is a Chip) { set x to y }", "if there is a Chip { }"),
				mutantsOf("if there is a Chip { set x to y }"));
		assertTrue(mutantsOf("if not there is a Chip { set x to y }").contains("if there is a Chip { set x to y }"));
	}

	@Test
	void and_becomes_or() {
		assertTrue(mutantsOf("if x = y and y = x { set x to 1 }").contains("if x = y or y = x { set x to 1 }"));
	}

	@Test
	void arithmetic_becomes_its_inverse() {
		assertTrue(mutantsOf("set x to x + y").contains("set x to x - y"));
		assertTrue(mutantsOf("set x to x / y").contains("set x to x * y"));
	}

	@Test
	void orders_are_reversed() {
		assertTrue(mutantsOf("if first token t as one { remove one }").contains("if last token t as one { remove one }"));
		assertTrue(mutantsOf("for each room r ordered by x { place Chip in r }")
				.contains("for each room r ordered by x descending { place Chip in r }"));
		assertTrue(mutantsOf("increase x by y").contains("decrease x by y"));
	}

	@Test
	void sentences_are_left_out_and_change_places() {
		assertEquals(Set.of("increase x by y", "set y to x", "increase x by y set y to x", "set y to x decrease x by y"),
				mutantsOf("set y to x increase x by y"));
	}

	@Test
	void sentences_that_set_different_states_do_not_change_places() {
		assertFalse(mutantsOf("set x to 1 set y to 2").contains("set y to 2 set x to 1"));
		assertTrue(mutantsOf("set x to y set y to 2").contains("set y to 2 set x to y"));
		assertTrue(mutantsOf("set x to 1 set x to 2").contains("set x to 2 set x to 1"));
	}

	@Test
	void a_sentence_that_sets_a_state_does_not_change_places_with_one_that_has_nothing_to_do_with_it() {
		assertFalse(mutantsOf("set x to 1 place Chip in Hall").contains("place Chip in Hall set x to 1"));
		assertFalse(mutantsOf("do Other increase x by 2", "procedure Other { set y to y + 1 }").contains("increase x by 2 do Other"));
		assertTrue(mutantsOf("for each token t in Hall { set t's spent to yes return t }",
				"extend token { state spent: truth = no }").stream().noneMatch(mutant -> mutant.contains("return t set t")));
	}

	@Test
	void it_changes_places_with_what_comes_to_read_or_to_set_the_state() {
		assertSwapped("set x to 1", "do Other", "procedure Other { set y to x }");
		assertSwapped("set x to 1", "do Other", "procedure Other { do Deeper } procedure Deeper { increase x by 1 }");
		assertSwapped("set x to 1", "do Other", "procedure Other { } after Other { set y to x }");
		assertSwapped("set x to 1", "set y to z", "derived z: number = x + 1");
		assertSwapped("set x to 1", "place Chip in Hall", "after placing one: token in spot: room { set y to x }");
		assertSwapped("set x to 1", "place Coin in Hall", "token Coin { exhausted { set y to x } }");
		assertSwapped("set x to 1", "set y to 2", "after changing y to amount: number { set x to amount }");
		assertSwapped("set x to 1", "do Other", "procedure Other { place Chip in Hall } extend room { state z: number = 0 }"
				+ " instead placing one: token in spot: room when x = 1 { }");
	}

	@Test
	void it_changes_places_with_what_shows_the_table_or_may_leave_it_out() {
		assertSwapped("set x to 1", "do Other", "procedure Other { say \"{x}\" }");
		assertSwapped("set x to 1", "choose by (the first player) \"Which?\" { option \"One\" { } option \"Two\" { } }", "");
		assertSwapped("set x to 1", "if y = 1 { stop }", "");
		assertSwapped("set x to 1", "do Other", "procedure Other { if y = 1 { end game } }");
		assertSwapped("set x to 1", "do Other", "procedure Other { require y = 1 }");
	}

	@Test
	void moves_of_other_pieces_between_other_places_do_not_change_places() {
		String decks = """
			kind omen is card
			kind gift is card
			omen Storm "Storm"
			gift Coin "Coin"
			deck Omens of omen { contains each omen }
			deck Gifts of gift { contains each gift }
			zone Sky of omen
			zone Purse of gift
			""";
		assertFalse(mutantsOf("shuffle Omens shuffle Gifts", decks).contains("shuffle Gifts shuffle Omens"));
		assertFalse(mutantsOf("shuffle Omens draw from Gifts to Purse", decks).contains("draw from Gifts to Purse shuffle Omens"));
		assertFalse(mutantsOf("move each omen in Omens to Sky move each gift in Gifts to Purse", decks)
				.contains("move each gift in Gifts to Purse move each omen in Omens to Sky"));
		assertFalse(mutantsOf("place Storm in Sky place Chip in Hall", decks).contains("place Chip in Hall place Storm in Sky"));
		assertFalse(mutantsOf("return each Chip in Hall return each Coin in Hall", decks)
				.contains("return each Coin in Hall return each Chip in Hall"));
		assertSwapped("return each Chip in Hall", "place Chip in Hall", decks);
		assertSwapped("shuffle Omens", "draw from Omens to Sky", decks);
		assertSwapped("move each omen in Omens to Sky", "shuffle Omens", decks);
		assertSwapped("move each omen in Omens to Sky", "place Storm in Purse", decks);
		assertSwapped("place Storm in Sky", "place Chip in Hall", decks + "after placing it: token in where: room { set x to 1 }");
	}

	@Test
	void a_count_is_not_compared_with_less_than_none() {
		Set<String> mutants = mutantsOf("if (number of Chip in Hall) = 0 { set x to 1 }");
		assertFalse(mutants.stream().anyMatch(mutant -> mutant.contains("<= 0")), mutants::toString);
		assertTrue(mutantsOf("if x = 0 { set y to 1 }").contains("if x <= 0 { set y to 1 }"));
	}

	private void assertSwapped(String first, String second, String declarations) {
		String both = first + " " + second;
		assertTrue(mutantsOf(both, declarations + "\n").contains(second + " " + first), both);
	}

	@Test
	void what_is_only_told_is_left_alone() {
		assertEquals(Set.of(), mutantsOf("say \"There are {x + 1}\""));
	}

	@Test
	void components_have_mutations_in_no_sentence() {
		String text = HEAD + "kind coin is token { printed worn: truth = no }\ncoin Penny { copies: 3   worn }\n";
		Set<String> mutants = mutations(text).stream().filter(mutation -> mutation.line() == 7).map(mutation -> mutation.after(text))
				.collect(Collectors.toSet());
		assertEquals(Set.of("coin Penny { copies: 4 worn }", "coin Penny { copies: 2 worn }", "coin Penny { copies: 0 worn }",
				"coin Penny { copies: 3 worn: no }"), mutants);
		assertTrue(mutations(text).stream().filter(mutation -> mutation.line() == 7)
				.allMatch(mutation -> mutation.sentence().equals(Span.NONE)));
	}

	@Test
	void a_count_is_never_0_since_that_reads_like_no_count() {
		String text = HEAD + "bag Pot of token { contains 2 of Chip }\n";
		Set<String> mutants = mutations(text).stream().filter(mutation -> mutation.line() == 6).map(mutation -> mutation.after(text))
				.collect(Collectors.toSet());
		assertEquals(Set.of("bag Pot of token { contains 1 of Chip }", "bag Pot of token { contains 3 of Chip }"), mutants);
	}

	@Test
	void tests_and_what_only_they_use_are_no_rules() throws IOException {
		Files.writeString(folder.resolve("tests.hull"), """
			pack p
			derived both: number = x + y
			procedure Prepare { set x to 4 }
			test "t" { when { do Prepare } then { expect both = 4 } }
			""");
		assertTrue(mutations(HEAD + "phase Go { set y to x }\n").stream().allMatch(mutation -> mutation.file().endsWith("p.hull")));
	}

	@Test
	void what_rules_use_is_a_rule_wherever_it_stands() throws IOException {
		Files.writeString(folder.resolve("tests.hull"), """
			pack p
			procedure Prepare { set x to 4 }
			test "t" { when { do Prepare } then { expect x = 4 } }
			""");
		assertTrue(mutations(HEAD + "phase Go { do Prepare }\n").stream().anyMatch(mutation -> mutation.file().endsWith("tests.hull")));
	}

	@Test
	void what_changes_only_what_goals_of_a_required_pack_use_is_no_rule() throws IOException {
		Path base = Files.createDirectory(folder.resolve("base"));
		Path p = Files.createDirectory(folder.resolve("p"));
		Files.writeString(base.resolve("base.hull"), """
			pack base { version 1.0.0 }
			state x: number = 0
			procedure Pay gives number { give 0 }
			phase Go { set x to (Pay) }
			""");
		Files.writeString(base.resolve("goals.hull"), """
			pack base
			procedure Worth gives number { give 0 }
			goal "much" for me: player worth (Worth)
			""");
		Files.writeString(p.resolve("p.hull"), "pack p { version 1.0.0 requires base }\ninstead of Pay { give 8 }\n");
		Files.writeString(p.resolve("goals.hull"), "pack p\ninstead of Worth { give (Many) }\nprocedure Many gives number { give 7 }\n");
		LoadedPack pack = loader.load(p);
		assertEquals(Set.of(p.resolve("p.hull")),
				PackMutations.of(pack, pack.own()).stream().map(Mutation::file).collect(Collectors.toSet()));
	}

	@Test
	void a_mutation_knows_the_rules_that_the_comment_in_front_names() {
		String text = HEAD + "// Nobody waits (GO-NOW-01, GO-NOW-02).\nphase Go { set x to 1 }\n";
		assertEquals(List.of("GO-NOW-01", "GO-NOW-02"), mutations(text).getLast().rules());
	}

	@Test
	void most_mutants_can_be_read_and_checked() {
		String text = HEAD + """
			phase Go {
				if x > 1 and not there is a Chip { place Chip in Hall  set x to y } else if y = 3 { increase y by 1 + x }
				while x < 3 { increase x by 1 }
				for each room r where r has Chip { return each Chip in r }
			}
			""";
		List<Mutation> mutations = mutations(text);
		List<Mutation> broken = mutations.stream().filter(mutation -> hasErrors(mutation, text)).toList();
		assertEquals(List.of(), broken);
		assertTrue(mutations.size() > 30);
	}

	private boolean hasErrors(Mutation mutation, String text) {
		LoadedPack mutant = loader.load(folder, List.of(), Map.of(mutation.file(), mutation.applyTo(text)));
		return Hull.get(PackChecker.class).check(mutant).stream().anyMatch(issue -> issue.getSeverity() == Severity.ERROR);
	}
}
