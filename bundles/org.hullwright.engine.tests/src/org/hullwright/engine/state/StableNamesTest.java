package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;

import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.engine.tree.World.Zone.Form;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StableNamesTest {

	private final TestWorld builder = new TestWorld();
	private int spark;
	private Layout layout;
	private StableNames names;

	@BeforeEach
	void layOut() {
		int box = builder.kind("box");
		builder.component("Crate", box, 1);
		spark = builder.component("Spark", TestWorld.PIECE, 3);
		builder.deck("Trouble");
		builder.zone("inside", box, Form.DECK, Visibility.OWNER);
		builder.state("hits", box, 0, 9);
		builder.state("hits");
		layout = new Layout(builder.world());
		names = new StableNames(layout);
	}

	@Test
	void every_zone_is_found_by_its_own_name() {
		Set<String> all = new HashSet<>();
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			all.add(names.ofZone(zone));
			assertEquals(OptionalInt.of(zone), names.zone(names.ofZone(zone)));
		}
		assertEquals(layout.zoneCount(), all.size());
	}

	@Test
	void every_piece_is_found_by_its_own_name() {
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			assertEquals(OptionalInt.of(piece), names.piece(names.ofPiece(piece)));
		}
		assertEquals("Spark 3", names.ofPiece(builder.piece(spark, 2)));
	}

	@Test
	void a_property_of_a_kind_is_not_taken_for_one_of_the_game() {
		for (int property = 0; property < layout.world().properties().size(); property++) {
			assertEquals(OptionalInt.of(property), names.property(names.ofProperty(property)));
		}
	}

	@Test
	void values_are_found_again() {
		assertEquals(OptionalInt.of(-12), names.value(names.ofValue(-12, Display.NUMBER), Display.NUMBER));
		assertEquals(OptionalInt.of(5), names.value(names.ofValue(5, Display.PIECE), Display.PIECE));
		assertEquals(OptionalInt.of(spark), names.value(names.ofValue(spark, Display.SORT), Display.SORT));
		assertEquals(OptionalInt.of(2), names.value(names.ofValue(2, Display.TEXT), Display.TEXT));
	}

	@Test
	void what_is_not_there_is_not_found() {
		assertEquals(OptionalInt.empty(), names.piece("Spark 4"));
		assertEquals(OptionalInt.empty(), names.zone("deck Peace"));
		assertEquals(OptionalInt.empty(), names.value("many", Display.NUMBER));
		assertEquals(OptionalInt.empty(), names.value("99999999999", Display.NUMBER));
	}
}
