package org.hullwright.export.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableChangesTest {

	private static final String HEAD = "pack more \"More\" { version 1.0.0 requires mill from 1.0.0 }\n";

	@TempDir
	private Path home;

	@Test
	void what_is_only_added_is_told_with_where_it_begins() throws Exception {
		TableChanges changes = changes("""
				event Foggy "Foggy" { copies: 2 }
				die Fate "Fate" { 1, 2 }
				expansion More { add 2 of Foggy to Weather }
				""");

		assertTrue(changes.onlyAdd(), changes.replacements().toString());
		assertEquals(List.of("Foggy"), changes.components().stream().map(Component::title).toList());
		assertEquals(Map.of("mill:zone/Weather", Map.of("more:event/Foggy", 2)), changes.beginsIn());
		assertEquals(List.of("Fate"), changes.dice().stream().map(Die::title).toList());
	}

	@Test
	void whatever_is_otherwise_than_it_was_is_told_by_name() throws Exception {
		TableChanges changes = changes("""
				expansion More {
					remove 1 of Sunny from Weather
					change Coin { copies: 6 }
					rename Sack to "Bag of flour"
					change track Wind from 0 to 6
				}
				""");

		assertFalse(changes.onlyAdd());
		assertEquals(List.of("“Sack of flour” is called “Bag of flour”.", "Of “Coin” there are 6 copies instead of 4.",
				"The track “Wind” is another one.", "“The weather” has 2 of “Sunny” instead of 3."), changes.replacements());
	}

	@Test
	void what_prints_something_else_is_told_apart_from_what_only_does_something_else() throws Exception {
		TableChanges changes = changes("kind charm is item { effect use }\ncharm Ring \"Ring\" { text: \"Glow.\" use { say \"Dim\" } }\n", """
				expansion More {
					change Sunny { text: "Dry." }
					change Ring { use { say "Bright" } }
				}
				""");

		assertEquals(List.of("“Sunny” prints something else.", "“Ring” does something else."), changes.replacements());
	}

	@Test
	void a_table_is_like_itself() throws Exception {
		Table mill = Packs.table(Packs.pack(home, "mill", Packs.MILL));

		TableChanges none = TableChanges.between(mill, mill);

		assertTrue(none.onlyAdd());
		assertEquals(List.of(), none.components());
		assertEquals(Map.of(), none.beginsIn());
	}

	private TableChanges changes(String content) throws Exception {
		return changes("", content);
	}

	private TableChanges changes(String before, String content) throws Exception {
		Packs.pack(home, "mill", Packs.MILL + before);
		LoadedPack more = Packs.pack(home, "more", HEAD + content);
		return TableChanges.between(Packs.instance(TableReader.class).read(new PackCompiler(more).required(), Set.of()),
				Packs.table(more, "More"));
	}
}
