package org.hullwright.lang.ide.symbols;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Symbol;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Declarations by some letters of their names. */
class SymbolsTest {

	@TempDir
	private Path home;
	private Workspace workspace;

	@BeforeEach
	void writePack() {
		workspace = Workspace.in(home).file("house/house.hull", """
			pack house { version 1.0.0 }
			token WiceCube
			token WineCellar
			token Twice
			token WindowIncense
			token Lamp
			""");
	}

	@Test
	void the_better_the_letters_fit_the_earlier_it_is_named() {
		assertEquals(List.of("WiceCube", "WineCellar", "Twice", "WindowIncense"), symbols("wice"));
		assertEquals(List.of("WineCellar"), symbols("WinCel"));
	}

	private List<String> symbols(String letters) {
		return workspace.service().symbols().symbols(letters, CancelIndicator.NullImpl).stream().map(Symbol::name).toList();
	}
}
