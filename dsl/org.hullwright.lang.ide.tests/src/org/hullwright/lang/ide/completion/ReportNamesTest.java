package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a pack may want to be reported otherwise. */
class ReportNamesTest {

	private static final String FILE = "house/house.hull";

	@TempDir
	private Path home;

	@Test
	void are_those_of_warnings_and_of_groups_of_them() {
		List<String> offered = Workspace.in(home).file(FILE, "").proposalsAt(FILE, "pack house { version 1.0.0 report <|>");
		assertTrue(offered.containsAll(List.of("UNUSED", "VALUE_UNREAD", "PICTURE_UNUSED")), offered::toString);
		assertFalse(offered.contains("TYPE_MISMATCH"));
	}
}
