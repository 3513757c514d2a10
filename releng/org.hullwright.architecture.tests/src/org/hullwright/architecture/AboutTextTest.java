package org.hullwright.architecture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.icons.IconLibrary;
import org.junit.jupiter.api.Test;

/** What the About dialog says. */
class AboutTextTest {

	@Test
	void it_names_everybody_who_made_icons_that_come_along() throws Exception {
		String plugin = Files.readString(Path.of("../../bundles/org.hullwright.workbench/plugin.xml"));

		assertTrue(plugin.contains(IconLibrary.complete().credit()), IconLibrary.complete().credit());
	}
}
