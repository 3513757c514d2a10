package org.hullwright.export.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of whole games. */
class EveryTableTest {

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void every_copy_of_a_game_lies_somewhere_once_whatever_is_set_up(String name) throws Exception {
		Table table = Packs.table(Packs.example(name));

		Laws.countsHold(table);
		assertFalse(table.setUps().isEmpty());
		assertTrue(table.untold().stream().noneMatch(reason -> reason.contains("cannot be set up")), table.untold().toString());
		assertEquals(table.components().size(), new HashSet<>(table.components().stream().map(Component::identity).toList()).size());
	}

	@Test
	void a_pack_that_adds_cards_and_rooms_changes_nothing_on_the_table_of_others() throws Exception {
		LoadedPack gardens = Packs.example("homebrew-gardens");

		TableChanges changes = TableChanges.between(Packs.instance(TableReader.class).read(new PackCompiler(gardens).required(), Set.of()),
				Packs.table(gardens, "Gardens"));

		assertEquals(List.of(), changes.replacements());
		assertEquals(List.of("Greenhouse", "Pump Station", "Composter", "Clouds of pollen", "Roots in the walls", "The sprinklers start"),
				changes.components().stream().map(Component::title).toList());
		assertEquals(4, changes.beginsIn().get("races:zone/EventDeck").values().stream().mapToInt(Integer::intValue).sum());
	}
}
