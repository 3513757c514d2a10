package org.hullwright.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.engine.tree.Place;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.server.protocol.PackShelf.Pack;
import org.hullwright.server.protocol.Responses.ComponentText;
import org.hullwright.server.protocol.RulesWording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Front ends are told in words what cards and options do. */
class PrintedRulesTest {

	private static final String PACK = """
		pack lamps { version 1.0.0 }
		extend card { printed weight: number 0 to 9 = 0  effect light by actor: player }
		state oil: number 0 to 9 = 3
		show Torch as "torch"
		show Torch { accent: "#a0522d" }
		card Torch "Torch" {
			weight: 2
			light {
				choose by actor "How?" {
					option "Brightly" { decrease oil by 2 }
					option "Softly" { decrease oil by 1 }
				}
			}
		}
		token Coin { side heads { } side tails { } }
		procedure SetUp { }
		game Lamps { players 1 to 2  setup SetUp  round Evening }
		phase Evening { if oil < 3 { end game "It is dark" } for each player p { resolve light of Torch by p } }
		""";

	@TempDir
	private Path home;

	@Test
	void cards_and_options_are_told_in_words() throws Exception {
		Files.writeString(home.resolve("lamps.hull"), PACK);
		var shelf = new OpenPacks(List.of(home), PackSelection.NONE);
		Pack pack = shelf.packs().getFirst();
		RulesWording rules = shelf.rules(pack, Set.of());

		ComponentText torch = text(rules, "Torch");
		assertEquals("Torch", torch.title());
		assertEquals(List.of("2"), torch.faces().getFirst().facts().getFirst().values());
		assertTrue(torch.faces().getFirst().text().contains("Brightly"), torch.toString());
		assertEquals(List.of("heads", "tails"), text(rules, "Coin").faces().stream().map(face -> face.side()).toList());

		assertEquals("#a0522d", torch.colour());
		assertEquals("torch", torch.faces().getFirst().icon());
		assertNull(text(rules, "Coin").faces().getFirst().icon());
		assertEquals(Set.of("torch"), rules.icons().keySet());
		assertTrue(rules.icons().get("torch").startsWith("M"), rules.icons().toString());

		List<String> options = IntStream.range(0, pack.program().world().places().places().size()).mapToObj(rules::optionAt)
				.flatMap(Optional::stream).toList();
		assertEquals(2, options.size(), options.toString());
		assertTrue(options.stream().noneMatch(option -> option.contains("Brightly")), "the button says that already: " + options);
	}

	@Test
	void an_option_is_told_to_whoever_is_asked_without_the_words_of_the_code_and_of_the_option() throws Exception {
		Files.writeString(home.resolve("lamps.hull"), PACK + """
			extend player { zone lamps of card }
			state isBargaining: truth = no
			deck Shelf of card { contains Torch }
			procedure Hand of lamp: card to taker: player { move lamp to taker's lamps }
			procedure Wave by waver: player reads "{waver} waves" { }
			procedure Swap by one: player with other: player reads "{one} and {other} swap lamps" { }
			procedure Offer of lamp: card by giver: player to taker: player {
				choose by taker "Take it?" {
					option "Yes" { move lamp to taker's lamps }
					option "Make {giver} wave" { do Wave by giver }
					option "Wave" { do Wave by taker }
					option "Swap" { do Swap by taker with giver }
					option "Later" { set isBargaining to yes }
					option "Elsewhere" { do Hand of lamp to giver }
					option "Burn oil" { decrease oil by oil }
					option "Ask again" { do Wave by giver  do Offer of lamp by giver to taker }
					option "Throw the lamp away" { move lamp to top of Shelf's discards }
					option "Throw one away" { move the first Torch in taker's lamps to top of Shelf's discards }
				}
			}
			""");
		var shelf = new OpenPacks(List.of(home), PackSelection.NONE);
		RulesWording rules = shelf.rules(shelf.packs().getFirst(), Set.of());
		Place.Index places = shelf.packs().getFirst().program().world().places();
		List<String> told = IntStream.range(0, places.places().size()).filter(place -> places.of(place).line() > 20)
				.mapToObj(rules::optionAt).flatMap(Optional::stream).sorted().toList();
		assertEquals(List.of("Discard 1 Torch in your lamps.", "Discard the lamp.", "Move the lamp to your lamps.",
				"The other Player waves.", "The other Player waves.", "You and the other Player swap lamps."), told);
	}

	private static ComponentText text(RulesWording rules, String component) {
		return rules.components().stream().filter(each -> each.component().equals(component)).findFirst().orElseThrow();
	}
}
