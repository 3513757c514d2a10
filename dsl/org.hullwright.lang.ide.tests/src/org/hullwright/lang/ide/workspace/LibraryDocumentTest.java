package org.hullwright.lang.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The core library can be read like any other text. */
class LibraryDocumentTest {

	@TempDir
	private Path home;
	private HullLanguageService service;

	@BeforeEach
	void aPack() {
		service = Workspace.in(home).file("house/house.hull", "pack house { version 1.0.0 }\ntoken Lamp\n").service();
	}

	@Test
	void its_declarations_are_listed() {
		assertTrue(service.symbols().outline(HullLanguageService.LIBRARY, CancelIndicator.NullImpl).stream()
				.anyMatch(entry -> entry.name().equals("token")));
	}

	@Test
	void its_names_lead_to_what_they_mean() {
		int piece = service.workspace().text(HullLanguageService.LIBRARY).indexOf("kind token is piece") + "kind token is ".length();
		assertEquals("kind piece", service.navigating().definition(HullLanguageService.LIBRARY, piece, CancelIndicator.NullImpl)
				.orElseThrow().target().text().substring(0, 10));
	}

	@Test
	void nothing_is_wrong_with_it() {
		assertEquals(List.of(), service.checking().problems(HullLanguageService.LIBRARY, CancelIndicator.NullImpl));
	}
}
