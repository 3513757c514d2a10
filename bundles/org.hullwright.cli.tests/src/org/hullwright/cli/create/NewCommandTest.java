package org.hullwright.cli.create;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright new}. */
class NewCommandTest {

	private static final String LAMPS = """
		pack lamps "Old lamps" { version 2.0.0 }
		room Hall "Hall"
		zone Shed of room
		procedure Light { place lamps.Hall in lamps.Shed }
		test "a lamp is lit" { when { do Light }  then { expect Shed has Hall } }
		""";

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void open() {
		cli = new Cli(home);
	}

	private Cli.Result make(String name, String... more) {
		return cli
				.run(Stream.concat(Stream.of("new", name, "--to", home.resolve(name).toString()), Stream.of(more)).toArray(String[]::new));
	}

	private void assertWithoutProblems(String name) {
		var checked = cli.run("check", home.resolve(name).toString());
		assertEquals(ExitCode.FINE, checked.code(), checked.out());
		assertEquals("", checked.out());
	}

	private String read(String file) throws IOException {
		return Files.readString(home.resolve(file));
	}

	private List<Path> content() throws IOException {
		try (Stream<Path> files = Files.list(home)) {
			return files.toList();
		}
	}

	@Test
	void an_empty_pack_has_no_problems() throws IOException {
		assertEquals(new Cli.Result(ExitCode.FINE, "broken_lights\n", ""), make("broken_lights", "--title", "Broken Lights"));
		assertTrue(read("broken_lights/broken_lights.hull").startsWith("pack broken_lights \"Broken Lights\" {\n"),
				read("broken_lights/broken_lights.hull"));
		assertTrue(read("broken_lights/.project").contains("<name>broken_lights</name>"));
		assertWithoutProblems("broken_lights");
	}

	@Test
	void a_pack_that_changes_another_requires_it() throws IOException {
		cli.pack("lamps", LAMPS);
		make("candles", "--changes", "lamps");
		assertTrue(read("candles/candles.hull").contains("requires lamps"));
		assertWithoutProblems("candles");
	}

	@Test
	void that_the_changed_pack_is_not_there_yet_is_told() throws IOException {
		var made = make("candles", "--changes", "lamps");
		assertEquals(ExitCode.FINE, made.code());
		assertEquals("there is no pack lamps beside candles yet: put its folder there, and those of the packs that it requires\n",
				made.err());
	}

	@Test
	void a_misspelled_pack_to_change_is_refused_before_anything_is_made() throws IOException {
		cli.pack("lamps", LAMPS);
		var refused = make("candles", "--changes", "lmaps");
		assertEquals(ExitCode.USAGE, refused.code());
		assertTrue(
				refused.err().startsWith("there is no pack lmaps; did you mean lamps? If there is one that just is not there yet, put it "
						+ "beside candles first."),
				refused.err());
		assertFalse(Files.exists(home.resolve("candles")));
	}

	@Test
	void what_has_to_be_copied_from_the_examples_is_named() throws IOException {
		Cli examples = new Cli(home.resolve("examples"));
		examples.pack("lamps", LAMPS.replace("2.0.0", "2.0.0 requires wicks requires oil"));
		examples.file("some-wicks", "wicks.hull", "pack wicks { version 1.0.0 requires oil requires glass }");
		examples.pack("oil", "pack oil { version 1.0.0 }");
		examples.pack("glass", "pack glass { version 1.0.0 }");
		examples.pack("ship", "pack ship { version 1.0.0 }");
		cli.pack("glass", "pack glass { version 1.0.0 }");
		System.setProperty(ExamplePacks.FOLDER_PROPERTY, home.resolve("examples").toString());
		try {
			assertEquals("there is no pack lamps beside candles yet: put these folders of examples there: lamps, some-wicks, oil\n",
					make("candles", "--changes", "lamps").err());
			assertEquals("there is no pack ship beside sails yet: put this folder of examples there: ship\n",
					make("sails", "--changes", "ship").err());
			assertEquals("there is no pack sea beside waves yet: put its folder there, and those of the packs that it requires\n",
					make("waves", "--changes", "sea").err());
		} finally {
			System.clearProperty(ExamplePacks.FOLDER_PROPERTY);
		}
	}

	@Test
	void a_copy_is_called_otherwise_wherever_it_names_itself() throws IOException {
		String original = cli.pack("lamps", LAMPS);
		Files.createDirectories(home.resolve("lamps/notes"));
		Files.writeString(home.resolve("lamps/notes/ideas.md"), "more lamps");
		Files.writeString(home.resolve("lamps/.hidden"), "");
		make("candles", "--like", original, "--title", "Candles");
		assertEquals(LAMPS.replace("pack lamps \"Old lamps\"", "pack candles \"Candles\"").replace("lamps.", "candles."),
				read("candles/lamps.hull"));
		assertTrue(Files.exists(home.resolve("candles/notes/ideas.md")));
		assertFalse(Files.exists(home.resolve("candles/.hidden")));
		assertWithoutProblems("candles");
	}

	@Test
	void what_is_there_already_is_not_touched() throws IOException {
		Files.createDirectories(home.resolve("lamps"));
		var refused = make("lamps");
		assertEquals(ExitCode.PROBLEMS, refused.code());
		assertEquals("there is a lamps already; name another folder with --to\n", refused.err());
		assertEquals(1, content().size());
	}

	@Test
	void nothing_is_left_of_a_copy_that_fails() throws IOException {
		String original = cli.pack("lamps", LAMPS);
		Files.write(home.resolve("lamps/odd.hull"), new byte[] { 'p', (byte) 0xE9 });
		var result = make("candles", "--like", original);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("lamps cannot be copied: odd.hull is not written in UTF-8, as Hull is"), result.err());
		assertEquals(List.of(home.resolve("lamps")), content());
	}

	@Test
	void a_name_must_be_one() {
		assertEquals(ExitCode.USAGE, make("Broken Lights").code());
		assertTrue(make("Broken Lights").err().contains("for example broken_lights."));
		assertTrue(make("core").err().startsWith("“core” is the pack that all others build on."));
		assertTrue(make("room").err().contains("is a word of the language"));
		assertTrue(make("candles", "--changes", "lamps", "--like", "lamps").err().contains("either --changes or --like"));
		assertEquals(ExitCode.PROBLEMS, make("candles", "--like", "nowhere").code());
	}
}
