package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a test says when decisions, or the end of the game, are not as it expects. */
class PreparedDecisionsTest {

	private static final String PACK = """
		pack shop { version 1.0.0 }
		extend character { state coins: number = 1 }
		character Ann
		token Apple { copies: 3 }
		zone Stall of token { contains each Apple }
		zone Bowl of token
		procedure SetUp { for each player p { set Ann's owner to p } }
		procedure Buy { choose by Ann "Buy?" { option "Nothing" { } option "Apple" when Ann's coins > 1 { place Apple in Bowl } option "Air" { } } }
		derived cheap: list of token = each token t in Stall where Ann's coins > 1
		procedure Take { choose by Ann "Take?" { option "Nothing" { } for each token t in cheap "{t}" { move t to Bowl } option "Air" { } } }
		extend token { printed price: number = 1 }
		token Pear { price: 2 }
		token Plum
		zone Shelf of token { contains Pear, Plum }
		procedure Pick { choose by Ann "Pick?" { option "Nothing" { } for each token t in Shelf where t's price <= Ann's coins "{t}" { move t to Bowl } } }
		phase Morning { do Buy }
		phase Evening { end game "Closing time" }
		phase Night { }
		game Market { players 1 to 1 setup SetUp round Morning, Evening }
		""";

	@TempDir
	private Path home;

	@Test
	void what_is_not_offered_although_it_should_be() {
		assertEquals(
				"2:23: expected Apple to be offered, but the options of \"Buy?\" are Nothing, Air. Apple is not offered: Ann's coins are not more than 1 (shop.hull:8:81)",
				complaint("when { expect \"Apple\" is offered  do Buy } then { expect Ann's coins = 1 }"));
	}

	@Test
	void what_is_offered_although_it_should_not_be() {
		assertEquals(
				"2:23: expected Air not to be offered, but the options of \"Buy?\" are Nothing, Air. Air is always offered there (shop.hull:8:121)",
				complaint("when { expect \"Air\" is not offered  do Buy } then { expect Ann's coins = 1 }"));
	}

	@Test
	void what_is_offered_because_its_condition_holds() {
		assertEquals("2:54: expected Apple not to be offered, but the options of \"Buy?\" are Nothing, Apple, Air. Apple is offered: Ann's "
				+ "coins are more than 1 (shop.hull:8:81)",
				complaint(
						"given { set Ann's coins to 2 } when { expect \"Apple\" is not offered  do Buy } then { expect Ann's coins = 2 }"));
	}

	@Test
	void what_is_offered_or_not_among_several_things() {
		assertEquals("2:23: expected Pear to be offered, but the options of \"Pick?\" are Nothing, Plum. Pear is not offered: the Pear's "
				+ "price is 2, more than Ann's coins (shop.hull:15:95)",
				complaint("when { expect Pear is offered  do Pick } then { expect Ann's coins = 1 }"));
		assertEquals("2:23: expected Plum not to be offered, but the options of \"Pick?\" are Nothing, Plum. Plum is one of those that are "
				+ "offered for each (shop.hull:15:63)",
				complaint("when { expect Plum is not offered  do Pick } then { expect Ann's coins = 1 }"));
	}

	@Test
	void what_could_never_be_offered_shows_nothing_by_not_being_offered() {
		assertEquals("2:23: \"Aple\" is no option of \"Buy?\" at all; not offered now: Apple",
				complaint("when { expect \"Aple\" is not offered  do Buy } then { expect Ann's coins = 1 }"));
	}

	@Test
	void a_component_that_is_never_an_option_there_shows_nothing_either() {
		assertEquals("2:23: \"Ann\" is no option of \"Buy?\" at all; not offered now: Apple",
				complaint("when { expect Ann is not offered  do Buy } then { expect Ann's coins = 1 }"));
	}

	@Test
	void a_misspelt_name_of_what_a_derived_list_leaves_out() {
		assertEquals("2:23: \"Aple\" is no option of \"Take?\" at all; not offered now: nothing",
				complaint("when { expect \"Aple\" is not offered  do Take } then { expect Ann's coins = 1 }"));
	}

	@Test
	void a_number_is_no_answer_where_things_are_offered() {
		assertEquals("2:23: \"Take?\" was to be answered with 1, but the options are Nothing, Air. 1 is no option there at all",
				complaint("when { answer 1  do Take } then { expect Ann's coins = 1 }"));
	}

	@Test
	void what_is_expected_of_a_decision_that_nobody_is_asked_for() {
		assertEquals("2:23: this was expected of a decision, but nothing more was asked",
				complaint("when { expect \"Air\" is offered } then { expect Ann's coins = 1 }"));
	}

	@Test
	void a_standing_answer_that_never_fits() {
		assertEquals("2:23: Apple was never offered",
				complaint("when { answer \"Apple\" when offered  do Buy } then { expect Ann's coins = 1 }"));
	}

	@Test
	void an_answer_of_a_player_who_was_asked_something_else_or_nothing_more() {
		assertEquals(
				"2:23: \"Buy?\" was to be answered with Apple by player 1, but the options are Nothing, Air. Apple is not offered: Ann's coins are not more than 1 (shop.hull:8:81)",
				complaint("when { answer Apple by Ann  do Buy } then { expect Ann's coins = 1 }"));
		assertEquals("2:23: the answer Air by player 1 was left: nothing more was asked",
				complaint("when { answer \"Air\" by Ann } then { expect Ann's coins = 1 }"));
	}

	@Test
	void an_answer_that_does_not_fit() {
		assertEquals(
				"2:23: \"Buy?\" was to be answered with Apple, but the options are Nothing, Air. Apple is not offered: Ann's coins are not more than 1 (shop.hull:8:81)",
				complaint("when { answer Apple  do Buy } then { expect Ann's coins = 1 }"));
	}

	@Test
	void an_end_that_has_not_come_or_not_for_that_reason() {
		assertEquals("2:23: expected the end of the game, but it goes on", complaint("then { expect end of game }"));
		assertEquals("2:45: expected the game to go on, but it has ended with \"Closing time\"",
				complaint("when { play 1 round } then { expect no end of game }"));
		assertEquals("2:45: expected the end of the game with \"Fire\", but it has ended with \"Closing time\"",
				complaint("when { play 1 round } then { expect end of game \"Fire\" }"));
	}

	@Test
	void a_phase_that_no_round_has() {
		Cli cli = new Cli(home);
		String pack = cli.pack("shop", PACK);
		cli.file("shop", "more.hull", "pack shop\ntest \"fails\" { when { play until Night } then { expect Ann's coins = 1 } }\n");
		assertEquals("shop/more.hull:2:23: error: Night is no phase of the round [CANNOT_BE_PLAYED]\n", cli.run("test", pack).err());
	}

	private String complaint(String body) {
		Cli cli = new Cli(home);
		String pack = cli.pack("shop", PACK);
		cli.file("shop", "more.hull", "pack shop\ntest \"fails\" { " + body + " }\n");
		return cli.run("test", pack).out().lines().skip(1).findFirst().get().strip().replaceFirst("shop/more.hull:", "");
	}
}
