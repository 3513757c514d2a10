package org.hullwright.lang.ide.lens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Above a declaration it is told what the packs have to do with it. */
class LensFinderTest {

	private static final String BASE = """
			pack base { version 1.0.0 }
			room Hall
			token Lamp
			procedure Light in place: room { place Lamp in place }
			test "one" { when { do Light in Hall } then { expect Hall has Lamp } }
			test "two" { when { do Light in Hall  do Light in Hall } then { expect yes } }
			""";

	@TempDir
	private Path folder;

	@Test
	void references_overriders_and_tests_are_counted_over_all_packs() {
		Workspace workspace = Workspace.in(folder).file("base/pack.hull", BASE)
				.file("addon/pack.hull",
						"pack addon { version 1.0.0 requires base }\nexpansion Dark { instead of Light { discard each Lamp in place } }\n");
		workspace.checked("base/pack.hull");
		workspace.checked("addon/pack.hull");
		assertEquals(List.of("Hall: 4 references · covered by 2 tests", "Lamp: 3 references · covered by 1 test",
				"Light: 4 references · overridden in Dark · covered by 2 tests"), lenses(workspace, BASE));
	}

	@Test
	void they_stay_where_their_declarations_are_while_somebody_writes_above() {
		Workspace workspace = Workspace.in(folder).file("base/pack.hull", BASE);
		workspace.checked("base/pack.hull");
		assertEquals("Lamp: 2 references · covered by 1 test",
				lenses(workspace, BASE.replace("room Hall", "room Attic\nroom Hall")).get(1));
	}

	@Test
	void what_nobody_has_looked_at_has_none() {
		assertEquals(List.of(), lenses(Workspace.in(folder).file("base/pack.hull", BASE), BASE));
	}

	private static List<String> lenses(Workspace workspace, String text) {
		workspace.open("base/pack.hull", text);
		return workspace.service().reading().lenses(workspace.address("base/pack.hull"), CancelIndicator.NullImpl).stream()
				.map(lens -> workspace.text(lens.name()) + ": " + lens.words()).toList();
	}
}
