package org.hullwright.lang.ide.starting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A text tells what a game can begin from. */
class StartFinderTest {

	private static final String TEXT = """
			pack base { version 1.0.0 }
			room Hall { }
			kind lamp is token
			lamp Lantern
			procedure Light in place: room { place Lantern in place }
			expansion Dark { change Hall { text: "dark" } }
			scenario Evening { do Light in Hall }
			test "one" { when { do Light in Hall } then { expect Hall has Lantern } }
			room
			""";

	@TempDir
	private Path folder;

	@Test
	void components_and_changes_of_them_scenarios_and_tests_can_be_begun_from() {
		Workspace workspace = Workspace.in(folder).file("base/pack.hull", TEXT);
		workspace.open("base/pack.hull", TEXT);
		assertEquals(List.of("COMPONENT Hall", "COMPONENT Lantern", "COMPONENT Hall", "SCENARIO Evening", "TEST one"),
				workspace.service().symbols().startingPoints(workspace.address("base/pack.hull"), CancelIndicator.NullImpl).stream()
						.map(start -> start.what() + " " + start.name()).toList());
	}

	@Test
	void each_is_found_where_its_name_stands() {
		Workspace workspace = Workspace.in(folder).file("base/pack.hull", TEXT);
		workspace.open("base/pack.hull", TEXT);
		assertEquals(List.of("Hall", "Lantern", "Hall", "Evening", "\"one\""),
				workspace.service().symbols().startingPoints(workspace.address("base/pack.hull"), CancelIndicator.NullImpl).stream()
						.map(start -> workspace.text(start.nameRange())).toList());
	}
}
