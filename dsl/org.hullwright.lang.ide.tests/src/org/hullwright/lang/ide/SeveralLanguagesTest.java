package org.hullwright.lang.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.ide.fixture.Workspace;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In one workbench the language is started once for the editor and once for games; neither may disturb the other. */
class SeveralLanguagesTest {

	private static final String DECLARES = "pack example { version 1.0.0 }\ntoken Rat\n";
	private static final String USES = "pack example\nprocedure Flood {\n\tfor each room { place Rat in room }\n\tplace Bat in Cellar\n}\nroom Cellar\n";

	@TempDir
	private Path folder;

	@Test
	void an_editor_knows_other_files_after_a_game_was_loaded() {
		Workspace workspace = Workspace.in(folder).file("example/declares.hull", DECLARES).file("example/uses.hull", USES);
		new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
		assertEquals(List.of("4 UNKNOWN_NAME"), workspace.problems("example/uses.hull"));
	}

	@Test
	void a_pack_is_loaded_and_checked_once_while_an_editor_is_open() {
		var games = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
		Workspace workspace = Workspace.in(folder).file("example/declares.hull", DECLARES).file("example/uses.hull", USES);
		workspace.problems("example/uses.hull");
		var loaded = games.getInstance(PackLoader.class).load(workspace.pack("example"), List.of());
		assertEquals(1, games.getInstance(PackChecker.class).check(loaded).size());
	}
}
