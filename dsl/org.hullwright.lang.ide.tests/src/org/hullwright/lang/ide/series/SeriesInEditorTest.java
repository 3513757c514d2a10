package org.hullwright.lang.ide.series;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A series of components where somebody writes it. */
class SeriesInEditorTest {

	private static final String SUITS = """
		pack suits { version 1.0.0 }
		values Suit { hearts "Hearts", spades "Spades" }
		extend card { printed suit: Suit  printed rank: number  effect play by actor: player }
		card for each Suit s and number r from 1 to 3 "{r} of {s}" { suit: s  rank: r  play { say "{r} of {s}" } }
		""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void open() {
		workspace = Workspace.in(folder).file("suits/suits.hull", SUITS);
	}

	@Test
	void what_it_goes_through_is_renamed_in_its_title_and_in_all_it_says() {
		assertEquals(
				Map.of("suits/suits.hull",
						SUITS.replace("Suit s ", "Suit colour ").replace("{s}", "{colour}").replace("suit: s ", "suit: colour ")),
				workspace.renamedAt("suits/suits.hull", SUITS.replace("Suit s ", "Suit <|>s "), "colour"));
	}

	@Test
	void the_values_are_renamed_where_it_goes_through_them() {
		assertEquals(Map.of("suits/suits.hull", SUITS.replace("values Suit", "values Colour").replace(": Suit ", ": Colour ")
				.replace("each Suit ", "each Colour ")),
				workspace.renamedAt("suits/suits.hull", SUITS.replace("values Suit", "values Su<|>it"), "Colour"));
	}

	@Test
	void the_outline_has_it_by_how_it_begins() {
		workspace.open("suits/suits.hull", SUITS);
		assertEquals(List.of("card for each Suit s and number r"),
				workspace.service().symbols().outline(workspace.address("suits/suits.hull"), CancelIndicator.NullImpl).stream()
						.map(OutlineEntry::name).filter(name -> name.startsWith("card for")).toList());
	}
}
