package org.hullwright.playtest.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.testing.pack.UrnGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be asked at once about a pack that has no experiments: one that adds charms to a game of lots. */
class BalanceQuestionTest {

	private static final String ADDITION = """
		pack charms "Charms" { version 1.0.0 requires urn }
		expansion Charms "Charms" { add 3 of Charm to Lots }
		lot Charm "Lucky Charm" { copies: 3  fate { for each player p { set p's won to yes } } }
		""";

	@TempDir
	private Path home;
	private final List<Balance> told = new ArrayList<>();

	@BeforeEach
	void givenAGameAndAPackThatAddsToIt() throws IOException {
		write("urn", UrnGame.PACK);
		write("charms", ADDITION);
	}

	private void write(String pack, String text) throws IOException {
		Files.writeString(Files.createDirectories(home.resolve(pack)).resolve(pack + ".hull"), text);
	}

	private Balance after(Measuring.Wish wish, String pack, Optional<String> caret, Balance before, CancelIndicator cancel) {
		new Measuring(LanternCaves.PREPARER, home.resolve(pack), Set.of(), () -> caret).run(wish, 200, before, told::add,
				cancel);
		return told.getLast();
	}

	private Balance after(Measuring.Wish wish, String pack, Optional<String> caret) {
		return after(wish, pack, caret, Balance.unknown(pack), CancelIndicator.NullImpl);
	}

	private static List<String> labels(Balance balance) {
		return balance.inquiries().stream().map(inquiry -> inquiry.subject().label()).toList();
	}

	private static BalanceQuestion.Reply.Given given(Balance balance, int inquiry) {
		return assertInstanceOf(BalanceQuestion.Reply.Given.class, balance.inquiries().get(inquiry).reply());
	}

	@Test
	void the_whole_pack_and_each_component_that_it_adds_can_be_asked_about() {
		Balance there = after(new Measuring.Wish.Look(), "charms", Optional.empty());
		assertEquals(List.of("All of Charms against the game without it", "With and without Lucky Charm"), labels(there));
		assertEquals(List.of(), there.trials());
	}

	@Test
	void the_component_at_the_caret_comes_first() {
		Balance there = after(new Measuring.Wish.Look(), "charms", Optional.of("Charm"));
		assertEquals(List.of("With and without Lucky Charm", "Lucky Charm lies ready from the beginning",
				"All of Charms against the game without it"), labels(there));
	}

	@Test
	void of_a_game_only_the_component_at_the_caret_is_asked_about() {
		assertEquals(List.of(), labels(after(new Measuring.Wish.Look(), "urn", Optional.empty())));
		assertEquals(List.of("With and without Crown", "Crown lies ready from the beginning"),
				labels(after(new Measuring.Wish.Look(), "urn", Optional.of("Crown"))));
	}

	@Test
	void the_answer_is_one_sentence_first() {
		BalanceQuestion.Reply.Given given = given(after(new Measuring.Wish.Ask(0), "charms", Optional.of("Charm")), 0);
		assertTrue(given.conclusions().getFirst().startsWith("Lucky Charm makes winning easier: somebody wins "), given::toString);
		assertEquals(400, given.played());
	}

	@Test
	void all_of_a_pack_is_measured_against_the_game_it_adds_to() {
		BalanceQuestion.Reply.Given given = given(after(new Measuring.Wish.Ask(0), "charms", Optional.empty()), 0);
		assertTrue(given.conclusions().getFirst().startsWith("Charms makes winning easier: "), given::toString);
		assertEquals(List.of(), given.broken());
	}

	@Test
	void an_answer_is_kept_as_long_as_no_text_changes() throws IOException {
		Balance asked = after(new Measuring.Wish.Ask(0), "charms", Optional.empty());
		Balance looked = after(new Measuring.Wish.Look(), "charms", Optional.empty(), asked, CancelIndicator.NullImpl);
		assertEquals(asked.inquiries(), looked.inquiries());
		write("charms", ADDITION.replace("add 3", "add 2"));
		assertInstanceOf(BalanceQuestion.Reply.NotAsked.class,
				after(new Measuring.Wish.Look(), "charms", Optional.empty(), asked, CancelIndicator.NullImpl).inquiries().getFirst()
						.reply());
	}

	@Test
	void what_is_stopped_before_the_first_game_is_as_if_nobody_had_asked() {
		Balance stopped = after(new Measuring.Wish.Ask(0), "urn", Optional.of("Crown"), Balance.unknown("urn"),
				() -> !told.isEmpty() && !(told.getLast().inquiries().getFirst().reply() instanceof BalanceQuestion.Reply.NotAsked));
		assertInstanceOf(BalanceQuestion.Reply.NotAsked.class, stopped.inquiries().getFirst().reply());
	}

	@Test
	void a_rule_that_goes_wrong_is_told() throws IOException {
		write("charms", ADDITION.replace("fate { for each player p { set p's won to yes } }", "fate { set worth to worth * 2147483647 }")
				+ "state worth: number = 2\n");
		BalanceQuestion.Reply.Given given = given(after(new Measuring.Wish.Ask(0), "charms", Optional.empty()), 0);
		assertEquals(1, given.broken().size(), given::toString);
	}

	@Test
	void of_several_components_those_that_stand_out_are_named_by_one_click() throws IOException {
		write("charms", ADDITION.replace("add 3 of Charm to Lots", "add 3 of Charm to Lots  add Pebble to Lots")
				+ "lot Pebble \"Pebble\" { fate { } }\n");
		Balance asked = after(new Measuring.Wish.Ask(1), "charms", Optional.empty());
		assertEquals("Which of the 2 components of Charms is too strong, too weak or of no use?", labels(asked).get(1));
		BalanceQuestion.Reply.Given given = given(asked, 1);
		assertTrue(given.conclusions().getFirst().startsWith("Of the 2 components of Charms, Lucky Charm makes winning easier ("),
				given::toString);
		assertEquals(800, given.played());
		assertEquals(800, given.total());
	}

	@Test
	void a_question_of_the_users_own_is_answered_first_and_stays_while_the_text_does() throws IOException {
		BalanceQuestion.Subject forced = new BalanceQuestion.Subject.Forced("Charm", "Lucky Charm");
		Balance asked = after(new Measuring.Wish.AskAbout(forced), "charms", Optional.empty());
		assertEquals(forced, asked.inquiries().getFirst().subject());
		assertTrue(given(asked, 0).conclusions().getFirst().startsWith("Lucky Charm makes winning easier: "), asked::toString);
		Balance looked = after(new Measuring.Wish.Look(), "charms", Optional.empty(), asked, CancelIndicator.NullImpl);
		assertEquals(asked.inquiries(), looked.inquiries());
		write("charms", ADDITION.replace("add 3", "add 2"));
		assertEquals(2, after(new Measuring.Wish.Look(), "charms", Optional.empty(), asked, CancelIndicator.NullImpl).inquiries().size());
	}

	@Test
	void the_pack_is_compared_with_another_version_of_it_and_what_is_none_is_refused() throws IOException {
		Path before = Files.createDirectories(home.resolve("before").resolve("charms"));
		Files.writeString(before.resolve("charms.hull"), ADDITION.replace("add 3 of Charm", "add 1 of Charm"));
		Files.writeString(Files.createDirectories(home.resolve("before").resolve("urn")).resolve("urn.hull"), UrnGame.PACK);
		Balance asked = after(new Measuring.Wish.AskAbout(new BalanceQuestion.Subject.Version(before)), "charms", Optional.empty());
		assertTrue(given(asked, 0).conclusions().getFirst().startsWith("The version as it is now makes winning easier: "), asked::toString);
		Balance refused = after(new Measuring.Wish.AskAbout(new BalanceQuestion.Subject.Version(home.resolve("nowhere"))), "charms",
				Optional.empty());
		assertInstanceOf(BalanceQuestion.Reply.Refused.class, refused.inquiries().getFirst().reply());
	}

	@Test
	void what_the_programs_go_by_is_told_below_the_answer() throws IOException {
		BalanceQuestion.Reply.Given given = given(after(new Measuring.Wish.Ask(0), "charms", Optional.empty()), 0);
		assertEquals("The game tells no goals, so the programs see no more than who has won.", given.encounters().getLast());
		write("charms", ADDITION + "goal \"win\" for me: player worth 1 when me's won\n");
		BalanceQuestion.Reply.Given aiming = given(after(new Measuring.Wish.Ask(0), "charms", Optional.empty()), 0);
		assertEquals("The programs go by the goals that are written.", aiming.encounters().getLast());
	}

	@Test
	void whether_something_can_be_is_answered_with_a_game_up_to_there() {
		Balance asked = after(new Measuring.Wish.AskAbout(new BalanceQuestion.Subject.Condition("number of lot in Lots = 10")), "charms",
				Optional.empty());
		BalanceQuestion.Reply.Given given = given(asked, 0);
		assertEquals("Yes, in 100.0 % (98.1 to 100.0) of 200 games by random programs, at some decision or at the end.",
				given.conclusions().getFirst());
		assertEquals("The first is the game with seed 1 and 1 player, when it is over, after 0 decisions in 1 round.",
				given.encounters().getFirst());
		assertEquals(List.of("Charms"), given.witness().expansions());
		assertEquals(1, given.witness().game().options().seed());
	}

	@Test
	void how_many_games_a_question_takes_is_told_only_once_it_is_known() {
		Balance asked = after(new Measuring.Wish.AskAbout(new BalanceQuestion.Subject.Condition("number of lot in Lots = 99")), "charms",
				Optional.empty());
		List<BalanceQuestion.Reply> replies = told.stream().map(now -> now.inquiries().getFirst().reply()).toList();
		assertTrue(replies.contains(new BalanceQuestion.Reply.Prepared()), replies::toString);
		List<BalanceQuestion.Reply.Playing> counted = replies.stream().filter(BalanceQuestion.Reply.Playing.class::isInstance)
				.map(BalanceQuestion.Reply.Playing.class::cast).toList();
		assertTrue(counted.stream().allMatch(playing -> playing.total() == given(asked, 0).total()), replies::toString);
	}

	@Test
	void what_no_game_shows_is_told_with_how_rare_it_is() {
		Balance asked = after(new Measuring.Wish.AskAbout(new BalanceQuestion.Subject.Condition("number of lot in Lots = 99")), "charms",
				Optional.empty());
		assertTrue(
				given(asked, 0).conclusions().getFirst().startsWith("Not in 200 games by random programs, at any decision or at the end: "),
				asked::toString);
		assertNull(given(asked, 0).witness());
	}

	@Test
	void a_condition_is_asked_again_of_another_text() throws IOException {
		Balance asked = after(new Measuring.Wish.AskAbout(new BalanceQuestion.Subject.Condition("number of lot in Lots = 10")), "charms",
				Optional.empty());
		write("charms", ADDITION.replace("add 3", "add 2"));
		Balance looked = after(new Measuring.Wish.Look(), "charms", Optional.empty(), asked, CancelIndicator.NullImpl);
		assertEquals("Can it be that number of lot in Lots = 10?", labels(looked).getFirst());
		assertInstanceOf(BalanceQuestion.Reply.NotAsked.class, looked.inquiries().getFirst().reply());
	}
}
