package org.hullwright.export.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a series makes is data like what is declared by itself, and so is what refills a place. */
class SeriesExportTest {

	private static final String SUITS = """
		pack suits "Suits" { version 1.0.0 licence "CC0-1.0" authors "Somebody" }
		values Suit { hearts "Hearts", spades "Spades" }
		extend card { printed suit: Suit  printed rank: number  effect play by actor: player }
		card for each Suit s and number r from -1 to 1 "{r} of {s}" { suit: s  rank: r  play when r > 0 { say "{r} of {s}" } }
		deck Pile of card { contains each card }
		zone Row of card refilled to 2 from Pile
		procedure SetUp { stop }
		phase Turn { for each card c in Row { for each player p { if can (play of c by p) { resolve play of c by p } } discard c } end game }
		game Suits "Suits" { players 1 to 2  setup SetUp  round Turn }
		translation de { "{r} of {s}" is "{s} {r}"  "Hearts" is "Herz" }
		""";

	@TempDir
	private Path home;
	private Export export;

	@BeforeEach
	void export() throws Exception {
		export = Export.of(Export.pack(home, "suits", SUITS), home);
	}

	@Test
	void each_has_an_identity_of_what_it_was_made_with() {
		assertEquals(2, Stream.of("suits:card/card_hearts_minus1", "suits:card/card_spades_1")
				.filter(identity -> export.entry(Section.ELEMENTS, identity).get("copies").getAsInt() == 1).count());
	}

	@Test
	void each_has_its_own_title_in_every_language() {
		JsonObject card = export.entry(Section.ELEMENTS, "suits:card/card_hearts_1");
		assertEquals(List.of("1 of Hearts", "Herz 1"),
				Stream.of("en", "de").map(language -> export.said(card.get("name"), language)).toList());
	}

	@Test
	void what_refills_a_place_is_among_its_rules() {
		assertTrue(export.entry(Section.RULES, "suits:zone/Row").has("effect"));
	}

	@Test
	void all_of_it_is_as_the_schemas_say() throws Exception {
		assertEquals(List.of(), SchemaCheck.of(export).problems());
	}
}
