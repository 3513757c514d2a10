package org.hullwright.export.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Colour;
import org.hullwright.picture.card.Back;
import org.hullwright.picture.scene.Hue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BacksTest {

	private static final String FOREST = """
		pack forest "The forest" { version 1.0.0 }
		values Season { red, green }
		kind leaf is card { printed season: Season = green }
		kind beast is card { }
		leaf Maple { season: red }
		leaf Beech { season: red }
		leaf Fir { }
		beast Wolf { }
		beast Bear { }
		token Stone { }
		deck Autumn of leaf { contains Maple, Beech }
		deck Leaves of leaf { contains Fir }
		deck Wolves of beast { contains Wolf }
		show leaf as "linden-leaf"
		show Autumn as "falling-leaf"
		show token as "stone-pile"
		show Wolves as "wolf-head"
		""";

	@TempDir
	private Path home;

	private Back back(Table table, String title) {
		return new Backs(table).of(table.components().stream().filter(one -> one.title().equals(title)).findFirst().orElseThrow());
	}

	@Test
	void a_back_shows_the_icon_of_its_deck_else_of_its_kind() throws IOException {
		Table table = Packs.table(Packs.pack(home, "forest", FOREST));

		assertEquals("falling-leaf", back(table, "Maple").icon());
		assertEquals("linden-leaf", back(table, "Fir").icon());
		assertEquals("wolf-head", back(table, "Wolf").icon());
		assertEquals("stone-pile", back(table, "Stone").icon());
	}

	@Test
	void a_deck_whose_cards_all_print_one_colour_has_that_colour_from_behind() throws IOException {
		Table table = Packs.table(Packs.pack(home, "forest", FOREST));

		assertEquals(new Hue.Named(Colour.of(0xD63B3B)), back(table, "Maple").hue());
		assertEquals(back(table, "Maple"), back(table, "Beech"));
	}

	@Test
	void a_deck_has_the_colour_from_behind_that_its_design_says() throws IOException {
		Table table = Packs.table(Packs.pack(home, "forest",
				FOREST.replace("show Autumn as \"falling-leaf\"", "show Autumn as \"falling-leaf\" { accent: \"#a05020\" }")));

		assertEquals(new Hue.Named(Colour.of(0xA05020)), back(table, "Maple").hue());
	}

	@Test
	void what_begins_in_no_deck_is_like_the_only_deck_for_its_kind() throws IOException {
		Table table = Packs.table(Packs.pack(home, "forest", FOREST + "leaf Oak { }"));

		assertEquals("wolf-head", back(table, "Bear").icon());
		assertEquals(back(table, "Wolf"), back(table, "Bear"));
		assertNotEquals(back(table, "Fir"), back(table, "Oak"));
	}

	@Test
	void decks_with_one_icon_have_different_colours() throws IOException {
		Table table = Packs.table(Packs.pack(home, "forest", FOREST.replace("\"falling-leaf\"", "\"linden-leaf\"")));

		assertEquals("linden-leaf", back(table, "Maple").icon());
		assertNotEquals(back(table, "Maple").hue(), back(table, "Fir").hue());
	}

	@Test
	void a_deck_of_a_piece_tells_from_behind_whose_it_is_in_its_colour_and_by_its_icon() throws IOException {
		Table table = Packs.table(Packs.pack(home, "forest", FOREST + """
			leaf Oak { copies: 2 }
			kind druid is figure { printed season: Season = green  deck grove of leaf }
			druid Ada "Ada" { season: red  grove contains 1 of Oak }
			druid Bo "Bo" { season: green  grove contains 1 of Oak }
			show Bo as "oak"
			"""));
		var backs = new Backs(table);
		Component oak = table.components().stream().filter(one -> one.title().equals("Oak")).findFirst().orElseThrow();

		Map<String, Back> byHolder = table.places().stream().filter(place -> place.role() == TablePlace.Role.DECK)
				.filter(place -> place.holder().isPresent())
				.collect(Collectors.toMap(place -> place.holder().orElseThrow().title(), place -> backs.of(oak, place)));

		String icon = backs.of(oak).icon();
		assertEquals(Map.of("Ada", new Back("Ada", icon, new Hue.Named(Colour.of(0xD63B3B))),
				"Bo", new Back("Bo", "oak", new Hue.Named(Colour.of(0x3FA34D)))), byHolder);
	}

	@ParameterizedTest
	@ValueSource(strings = { "nemesis", "lockdown", "aftermath", "retaliation" })
	void no_two_backs_of_a_whole_game_are_alike(String game) throws IOException {
		Table table = Packs.table(Packs.example(game));
		var backs = new Backs(table);

		Map<List<Object>, TreeSet<String>> titles = table.components().stream().filter(one -> one.shape() != Shape.FIGURE)
				.collect(Collectors.groupingBy(one -> {
					Back back = backs.of(one);
					return List.of(back.iconOn(one.shape()), back.hue(), one.shape());
				}, Collectors.mapping(one -> backs.of(one).title(), Collectors.toCollection(TreeSet::new))));

		titles.values().removeIf(alike -> alike.size() == 1);
		assertEquals(Map.of(), titles);
	}

	@ParameterizedTest
	@ValueSource(strings = { "nemesis", "lockdown", "retaliation" })
	void the_decks_of_coloured_items_have_their_colour_from_behind(String game) throws IOException {
		Table table = Packs.table(Packs.example(game));
		var backs = new Backs(table);

		assertEquals(Map.of("Red Items", new Hue.Named(Colour.of(0xD63B3B)), "Yellow Items", new Hue.Named(Colour.of(0xE0B020)),
				"Green Items", new Hue.Named(Colour.of(0x3FA34D))),
				table.components().stream().map(backs::of).distinct().filter(back -> Stream.of("Red ", "Yellow ", "Green ")
						.anyMatch(back.title()::startsWith)).collect(Collectors.toMap(Back::title, Back::hue)));
	}
}
