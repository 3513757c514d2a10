package org.hullwright.export.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.export.archive.Progress;
import org.hullwright.export.table.Packs;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.ToolChain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** To compile a large pack takes longer than to write it: an export does it once, and once for what has to be compared. */
class CompilationsTest {

	private static final String ADDITION = """
			pack more "More" { version 1.0.0 requires mill from 1.0.0 }
			expansion More "More weather" { add 2 of Foggy to Weather }
			event Foggy "Foggy day" { }
			""";

	@TempDir
	private Path home;

	private OpenedPack opened(String name) {
		return Packs.instance(ToolChain.class).open(home.resolve(name));
	}

	private void export(String format, OpenedPack pack) throws Exception {
		PackFormat wanted = PackFormats.named(format).orElseThrow();
		Packs.instance(wanted.exporter()).export(pack.compiler(), home.resolve("out" + wanted.ending()), ExportChoices.usual("1.2.3"),
				Progress.UNWATCHED);
	}

	@ParameterizedTest
	@CsvSource({ "hullpack, 0", "html, 0", "json, 1", "pdf, 1", "tts, 1", "vassal, 1" })
	void an_export_compiles_a_game_once(String format, int compilations) throws Exception {
		Packs.pack(home, "mill", Packs.MILL);
		OpenedPack mill = opened("mill");

		export(format, mill);

		assertEquals(compilations, mill.compiler().compilations());
	}

	@ParameterizedTest
	@CsvSource({ "hullpack, 0", "html, 0", "json, 3", "pdf, 1", "tts, 2", "vassal, 2" })
	void an_export_compiles_once_more_what_is_required_and_what_each_expansion_is_compared_with(String format, int compilations)
			throws Exception {
		Packs.pack(home, "mill", Packs.MILL);
		Packs.pack(home, "more", ADDITION);
		OpenedPack more = opened("more");

		export(format, more);

		assertEquals(compilations, more.compiler().compilations());
	}

	@Test
	void what_was_compiled_to_look_for_problems_is_not_compiled_again_by_exports() throws Exception {
		Packs.pack(home, "mill", Packs.MILL);
		Packs.pack(home, "more", ADDITION);
		OpenedPack more = opened("more");
		assertEquals(List.of(), more.refusals()); // compiles without the expansion and with it

		for (PackFormat format : PackFormats.ALL) {
			export(format.name(), more);
		}

		assertEquals(3, more.compiler().compilations(), "both of these and what is required");
	}
}
