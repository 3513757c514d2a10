package org.hullwright.export.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.export.table.Board.Link;
import org.hullwright.export.table.Board.Space;
import org.hullwright.lang.pack.LoadedPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableReaderTest {

	@TempDir
	private Path home;

	@Test
	void a_table_has_what_can_be_touched_with_its_copies_and_sides() throws Exception {
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL));

		assertEquals(List.of("Sunny 3 CARD", "Rainy 1 CARD", "Sack 5 TOKEN", "Wheel 1 TOKEN", "Coin 4 TOKEN", "BarnTile 1 TILE",
				"Ann 1 FIGURE", "Bob 1 FIGURE", "Flour 3 CARD"),
				mill.components().stream().map(each -> each.identity().replaceFirst(".*/", "") + " " + each.copies() + " " + each.shape())
						.toList());
		assertTrue(mill.component("mill:token/Wheel").isTwoSided());
		assertEquals("Sack of flour", mill.component("mill:token/Sack").title());
		assertEquals(20, mill.copies());
		assertEquals(new Table.Seats(1, 2, "Player"), mill.seats());
	}

	@Test
	void at_the_beginning_decks_and_bags_hold_what_they_are_made_of_and_the_rest_is_in_supplies() throws Exception {
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL));

		assertEquals(Map.of("mill:event/Sunny", 3, "mill:event/Rainy", 1), mill.beginning().composition("mill:zone/Weather"));
		assertEquals(Map.of("mill:token/Coin", 3), mill.beginning().composition("mill:zone/Purse"));
		assertEquals(Map.of("mill:token/Coin", 1), mill.beginning().composition("supply@mill:token/Coin"));
		assertEquals(Map.of("mill:item/Flour", 1), mill.beginning().composition("mill:zone/miller.hand@mill:miller/Ann#1"));
		assertEquals(Map.of("mill:track/Wind", 1), mill.beginning().tracks());
	}

	@Test
	void a_board_that_another_is_laid_instead_of_is_on_the_table_as_well_and_the_game_is_set_up_on_either() throws Exception {
		Table ebb = Packs.table(Packs.pack(home, "shore", """
			pack shore "Shore" { version 1.0.0 }
			character Ann "Ann"
			board Beach "The beach" { rows "H   C"  letter H is Harbour "Harbour"  letter C is Cave "Cave" }
			board Reef "The reef" { rows "W   H"  letter H is Harbour "Deep harbour"  letter W is Wreck "Wreck" }
			expansion Ebb { replace board Beach with Reef }
			procedure SetUp { place Ann in Harbour }
			phase Turn { end game }
			game Shore { players 1 to 1  setup SetUp  round Turn }
			"""), "Ebb");

		assertEquals(List.of("shore:board/Beach", "shore:board/Reef"), ebb.boards().stream().map(Board::identity).toList());
		assertEquals(List.of("shore:space/Beach.Harbour", "shore:space/Beach.Cave"),
				ebb.boards().getFirst().spaces().stream().map(Board.Space::identity).toList());
		assertEquals(List.of("Game for 1 player", "Game for 1 player, with Ebb"), ebb.setUps().stream().map(SetUp::title).toList());
		assertEquals(List.of(List.of("upon@shore:space/Beach.Harbour"), List.of("upon@shore:space/Reef.Harbour")),
				ebb.setUps().stream()
						.map(setUp -> setUp.arrangement().byPlace().keySet().stream().filter(place -> place.startsWith("upon@")).toList())
						.toList());
		assertEquals(TablePlace.Role.UPON, ebb.place("upon@shore:space/Beach.Harbour").role());
	}

	@Test
	void places_tell_what_they_are_for_and_whose_they_are() throws Exception {
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL));

		TablePlace weather = mill.place("mill:zone/Weather");
		assertEquals(TablePlace.Role.DECK, weather.role());
		assertTrue(weather.refills());
		assertEquals(Optional.of("mill:zone/Weather"), mill.place("mill:zone/Weather!discards").deck());
		assertEquals(TablePlace.Role.BAG, mill.place("mill:zone/Purse").role());
		TablePlace hand = mill.place("mill:zone/miller.hand@mill:miller/Bob#1");
		assertEquals(Visibility.OWNER, hand.visibility());
		assertEquals("Hand (Bob)", hand.title());
		assertEquals(Optional.of(new TablePlace.Holder("mill:space/Yard.Barn", TablePlace.Holder.What.SPACE, "Barn place")),
				mill.place("upon@mill:space/Yard.Barn").holder());
	}

	@Test
	void boards_dice_and_tracks_are_told_with_their_spaces_and_faces() throws Exception {
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL));

		assertEquals(List.of(new Board("mill:board/Yard", "The Yard",
				List.of(new Space("mill:space/Yard.Barn", "Barn place", 0, 0), new Space("mill:space/Yard.Field", "Field", 0, 2)),
				List.of(new Link("mill:path/Yard.Lane", "Barn place – Field", "mill:space/Yard.Barn", "mill:space/Yard.Field")))),
				mill.boards());
		assertEquals(List.of(new Die("mill:die/Luck", "Luck", List.of("1", "2", "Sun", "Rain", "Rain"))), mill.dice());
		assertEquals(1, mill.tracks().size());
		assertEquals(Map.of(4, "Storm"), mill.tracks().getFirst().spaces());
	}

	@Test
	void a_game_is_set_up_for_each_number_of_players_and_each_scenario_by_the_rules() throws Exception {
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL));

		assertEquals(List.of("Game for 1 player", "Game for 2 players", "A storm for 1 player", "A storm for 2 players"),
				mill.setUps().stream().map(SetUp::title).toList());
		Arrangement two = mill.setUps().get(1).arrangement();
		assertEquals(2, two.in("mill:zone/Row").size());
		assertEquals(Map.of("mill:token/Sack", 2, "mill:token/Wheel", 1, "mill:miller/Ann", 1, "mill:miller/Bob", 1),
				two.composition("upon@mill:room/BarnTile#1"));
		assertEquals(1,
				two.laid().stream().filter(each -> each.piece().component().equals("mill:token/Wheel")).findFirst().orElseThrow().side());
		assertEquals(List.of(2), two.in("mill:zone/miller.hand@mill:miller/Bob#1").stream().map(Arrangement.Laid::seat).toList());
		assertEquals(Map.of("mill:track/Wind", 3), two.tracks());
		Arrangement storm = mill.setUps().getLast().arrangement();
		assertEquals(2, storm.in("mill:zone/Weather!discards").size());
	}

	@Test
	void a_mode_that_changes_the_set_up_has_a_set_up_of_its_own() throws Exception {
		Table mill = Packs
				.table(Packs.pack(home, "mill", Packs.MILL.replace("set Wind to 3", "if Windy { set Wind to 4 } else { set Wind to 3 }")
						+ "mode Windy \"Windy\"\nmode DryFeet\n"));

		assertEquals(List.of("Game for 1 player", "Game for 2 players", "Game, Windy, for 1 player", "Game, Windy, for 2 players",
				"A storm for 1 player",
				"A storm for 2 players"), mill.setUps().stream().map(SetUp::title).toList());
		SetUp windy = mill.setUps().get(2);
		assertEquals(Optional.of("Windy"), windy.variant());
		assertEquals(List.of("Windy"), windy.modes());
		assertEquals(Map.of("mill:track/Wind", 4), windy.arrangement().tracks());
	}

	@Test
	void a_deck_is_shuffled_when_a_game_begins_unless_a_set_up_puts_something_into_it() throws Exception {
		String placing = "\n\tplace 1 of Sack in Morning\n\tplace 1 of Sack in Night\n\tshuffle Night";
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL.replace("set Wind to 3", "set Wind to 3" + placing)
				+ "deck Morning of token\ndeck Night of token\n"));

		assertTrue(mill.isShuffled(mill.place("mill:zone/Weather")));
		assertTrue(mill.isShuffled(mill.place("mill:zone/Night")));
		assertFalse(mill.isShuffled(mill.place("mill:zone/Weather!discards")));
		assertEquals(List.of("Morning"), mill.keptInOrder());
	}

	@Test
	void what_has_no_title_is_called_by_the_words_of_its_name() throws Exception {
		Table coins = Packs.table(Packs.pack(home, "coins", """
				pack coins { version 1.0.0 requires core from 0.1.0 }
				values Side { headsUp, tails }
				token GoldCoin { copies: 2 }
				token Purse "My purse" { copies: 1 }
				bag PursesOfAll of token { contains 1 of GoldCoin }
				extend token { zone luckyPocket of token }
				die CoinToss { headsUp, tails }
				board SmallTown { space OldBank at 0, 0  space CityHall at 0, 2  path P1 from OldBank to CityHall }
				"""));

		assertEquals(List.of("Gold Coin", "My purse"), coins.components().stream().map(Component::title).toList());
		assertEquals("Purses Of All", coins.place("coins:zone/PursesOfAll").title());
		assertEquals("Lucky Pocket (My purse)", coins.place("coins:zone/token.luckyPocket@coins:token/Purse#1").title());
		assertEquals("Supply of Gold Coin", coins.place("supply@coins:token/GoldCoin").title());
		assertEquals("On My purse", coins.place("upon@coins:token/Purse#1").title());
		assertEquals(List.of("Heads Up", "Tails"), coins.dice().getFirst().faces());
		assertEquals("Small Town", coins.boards().getFirst().title());
		assertEquals("Old Bank – City Hall", coins.boards().getFirst().links().getFirst().title());
	}

	@Test
	void what_an_expansion_changes_is_printed_as_the_expansion_has_it() throws Exception {
		String changing = """
				kind banner is card { printed weight: number }
				banner Flag "Flag" { weight: 1 text: "Old words" }
				expansion Heavier { change Flag { weight: 7 text: "New words" } rename Flag to "Great flag" }
				""";
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL + changing);

		Component before = Packs.table(mill).component("mill:banner/Flag");
		Component after = Packs.table(mill, "Heavier").component("mill:banner/Flag");

		assertEquals(List.of("Flag", "Old words", "Weight 1"), printedOn(before));
		assertEquals(List.of("Great flag", "New words", "Weight 7"), printedOn(after));
	}

	private static List<String> printedOn(Component component) {
		return List.of(component.card().title(), component.card().written(),
				component.card().faces().getFirst().facts().getFirst().text());
	}

	@Test
	void every_copy_lies_somewhere_once_whatever_is_set_up() throws Exception {
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL));

		Laws.countsHold(mill);
	}

	@Test
	void a_pack_without_a_game_has_components_and_no_seats() throws Exception {
		Table coins = Packs.table(Packs.pack(home, "coins",
				"pack coins { version 1.0.0 requires core from 0.1.0 }\ntoken Coin \"Coin\" { copies: 0 }\ntoken Purse\n"));

		assertEquals(new Table.Seats(0, 0, "Player"), coins.seats());
		assertEquals(List.of(), coins.setUps());
		assertEquals(1, coins.copies());
		Laws.countsHold(coins);
	}

	@Test
	void a_table_is_read_the_same_way_again() throws Exception {
		var pack = Packs.pack(home, "mill", Packs.MILL);

		assertEquals(Packs.table(pack).setUps(), Packs.table(pack).setUps());
	}
}
