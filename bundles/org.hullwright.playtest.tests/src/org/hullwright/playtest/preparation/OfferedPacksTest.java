package org.hullwright.playtest.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only what can be played is offered to be played, games first. */
class OfferedPacksTest {

	private static final String GAME = " procedure Begin { } phase Turn { } game Hunt \"Hunt\" { players 1 to 2 setup Begin round Turn }\n";

	@TempDir
	private Path library;
	private final List<Path> packs = new ArrayList<>();

	private void pack(String name, String requirements, String text) throws IOException {
		Path folder = Files.createDirectory(library.resolve(name));
		Files.writeString(folder.resolve("pack.hull"), "pack " + name + " { version 1.0.0 requires core from 0.1.0 " + requirements + " }\n"
				+ text);
		packs.add(folder);
	}

	private List<String> offered() {
		return OfferedPacks.of(packs).stream().map(pack -> pack.folder().getFileName().toString()).toList();
	}

	@Test
	void games_come_before_what_is_played_in_them() throws IOException {
		pack("additions", "requires hunt from 1.0.0", "");
		pack("hunt", "", GAME);
		assertEquals(List.of("hunt", "additions"), offered());
	}

	@Test
	void they_are_called_by_their_titles_or_else_by_their_names() throws IOException {
		pack("hunt", "", GAME);
		pack("additions", "requires hunt from 1.0.0", "");
		Files.writeString(library.resolve("additions/more.hull"), "pack additions where there is hunt\n");
		Files.writeString(library.resolve("additions/pack.hull"),
				"pack additions \"More to hunt\" { version 1.0.0 requires hunt from 1.0.0 }\n");
		assertEquals(List.of("hunt", "More to hunt"), OfferedPacks.of(packs).stream().map(OfferedPacks.Offered::title).toList());
	}

	@Test
	void what_only_looks_otherwise_is_not_offered() throws IOException {
		pack("hunt", "", GAME);
		pack("night", "", "// a game Night { } for dark rooms\n");
		assertEquals(List.of("hunt"), offered());
	}

	@Test
	void what_games_share_is_not_offered_but_what_adds_to_it_is() throws IOException {
		pack("additions", "requires family from 1.0.0", "");
		pack("family", "requires races from 1.0.0", "");
		pack("hunt", "requires family from 1.0.0", GAME);
		pack("races", "", "");
		assertEquals(List.of("hunt", "additions"), offered());
	}

	@Test
	void what_one_game_builds_on_is_offered_where_it_is_played_in_another_one() throws IOException {
		pack("crew", "requires family from 1.0.0", "");
		Files.writeString(library.resolve("crew/other.hull"), "pack crew where there is chase\n");
		pack("family", "requires races from 1.0.0", "");
		pack("hunt", "requires family from 1.0.0 requires crew from 1.0.0", GAME);
		pack("chase", "requires family from 1.0.0", GAME);
		pack("races", "", "");
		assertEquals(List.of("hunt", "chase", "crew"), offered());
	}

	@Test
	void what_requires_a_pack_that_is_elsewhere_is_offered() throws IOException {
		pack("additions", "requires hunt from 1.0.0", "");
		assertEquals(List.of("additions"), offered());
	}
}
