package org.hullwright.updatesite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An Eclipse without Hullwright into which the build has installed the update site's feature. */
class UpdateSiteTest {

	private final InstalledEclipse eclipse = new InstalledEclipse(Path.of(System.getProperty("hullwright.eclipse")));

	@TempDir
	private Path scratch;

	@Test
	void brings_the_language_the_editor_and_the_play_test_but_not_our_own_window() throws IOException {
		List<String> bundles = eclipse.bundles();
		for (String bundle : List.of("model", "lang", "lang.ide", "engine", "editor", "playtest")) {
			assertTrue(bundles.stream().anyMatch(name -> name.startsWith("org.hullwright." + bundle + "_")), bundle);
		}
		assertTrue(bundles.stream().noneMatch(name -> name.startsWith("org.hullwright.workbench_")), bundles::toString);
	}

	@Test
	void opens_a_text_in_the_generic_editor_with_the_content_type_of_hull() throws IOException, InterruptedException {
		Path text = Files.writeString(scratch.resolve("pack.hull"), "pack dash { version 1.0.0 }\n");
		Properties told = eclipse.open(text, scratch);
		assertEquals("org.hullwright.hull", told.getProperty("contentType"));
		assertEquals("org.eclipse.ui.genericeditor.GenericEditor", told.getProperty("editor"));
		assertEquals("org.eclipse.ui.internal.genericeditor.ExtensionBasedTextEditor", told.getProperty("class"));
		assertEquals("", told.getProperty("errors"));
	}
}
