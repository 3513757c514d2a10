package org.hullwright.cli.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hullwright export} and {@code hullwright import}. */
class ArchiveCommandsTest {

	private static final String TOLL = """
		pack toll "The Toll" {
			version 1.0.0
			requires core from 0.1.0 below 1.0.0
		}
		""";

	@TempDir
	private Path home;
	private Cli cli;
	private String archive;

	@BeforeEach
	void begin() {
		cli = new Cli(home);
		archive = cli.path("toll.hullpack").toString();
	}

	@Test
	void a_pack_goes_out_as_one_file_and_comes_back_as_it_was() throws IOException {
		String pack = cli.pack("toll", TOLL);
		assertEquals(new Cli.Result(ExitCode.FINE, "toll.hullpack\n", "toll: 1 file\n"), cli.run("export", pack, "--to", archive));
		String copy = cli.path("copy").toString();
		assertEquals(new Cli.Result(ExitCode.FINE, "copy\n", "toll 1.0.0: 1 file\nrequires core from 0.1.0 below 1.0.0\n"),
				cli.run("import", archive, "--to", copy));
		assertEquals(TOLL, Files.readString(Path.of(copy).resolve("toll.hull")));
		assertEquals(ExitCode.FINE, cli.run("check", copy).code());
	}

	@Test
	void what_is_left_out_is_told() {
		cli.pack("toll", TOLL);
		cli.file("toll", "notes.odt", "x");
		var result = cli.run("export", cli.file("toll", ".project", "x"), "--to", archive);
		assertEquals("left out: .project is hidden\nleft out: notes.odt is neither Hull nor a text, a game or a picture\ntoll: 1 file\n",
				result.err());
	}

	@Test
	void a_pack_with_errors_is_exported_only_when_that_is_meant() {
		String pack = cli.pack("toll", TOLL + "token Coin { copies: Nonsense }\n");
		var result = cli.run("export", pack, "--to", archive);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().startsWith("toll/toll.hull:5:"), result.out());
		assertEquals("toll has errors and is not exported; mend them, or say --with-errors\n", result.err());
		assertFalse(Files.exists(Path.of(archive)));
		assertEquals(ExitCode.FINE, cli.run("export", pack, "--to", archive, "--with-errors").code());
	}

	@Test
	void a_pack_goes_out_as_data_and_comes_back_as_it_was() throws IOException {
		String data = cli.path("toll.hullpack.zip").toString();
		var exported = cli.run("export", cli.pack("toll", TOLL), "--format", "json", "--to", data);
		assertEquals("toll.hullpack.zip\n", exported.out(), exported.err());
		String copy = cli.path("copy").toString();
		assertEquals(new Cli.Result(ExitCode.FINE, "copy\n", "toll 1.0.0: 1 file\nrequires core from 0.1.0 below 1.0.0\n"),
				cli.run("import", data, "--to", copy));
		assertEquals(TOLL, Files.readString(Path.of(copy).resolve("toll.hull")));
	}

	@Test
	void a_pack_with_errors_is_no_data_whatever_is_said() {
		String data = cli.path("toll.hullpack.zip").toString();
		var result = cli.run("export", cli.pack("toll", TOLL + "token Coin { copies: Nonsense }\n"), "--format", "json", "--to", data,
				"--with-errors");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().startsWith("toll/toll.hull:5:"), result.out());
		assertEquals("toll has errors and is not exported; mend them\n", result.err());
		assertFalse(Files.exists(Path.of(data)));
	}

	@Test
	void what_is_for_data_is_not_ignored_in_an_archive() {
		var result = cli.run("export", cli.pack("toll", TOLL), "--to", archive, "--without-source");
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "--without-source is for --format json only\n"), result);
	}

	@Test
	void a_pack_goes_out_as_a_page() throws IOException {
		String page = cli.path("toll.html").toString();
		var result = cli.run("export", cli.pack("toll", TOLL + "token Coin \"A coin\"\n"), "--format", "html", "--to", page);
		assertEquals(new Cli.Result(ExitCode.FINE, "toll.html\n", "toll: elements: 1, languages: en\n"), result);
		assertTrue(Files.readString(Path.of(page)).contains("A coin"));
	}

	@Test
	void a_pack_goes_out_as_a_folder_for_tabletop_simulator_with_a_report() throws IOException {
		Path folder = cli.path("table");
		String pack = cli.pack("toll", TOLL + "token Coin { copies: 3 }\n");
		var exported = cli.run("export", pack, "--format", "tts", "--to", folder.toString(), "--base-url", "https://example.org/toll");
		assertEquals("table\n", exported.out(), exported.err());
		assertTrue(exported.err().startsWith("Pictures are loaded from https://example.org/toll/"), exported.err());
		assertTrue(Files.readString(folder.resolve("report.txt")).startsWith("The Toll 1.0.0\n"));
		assertTrue(Files.readString(folder.resolve("toll.json")).contains("https://example.org/toll/pictures/"));
		assertEquals(ExitCode.FINE, cli.run("export", pack, "--format", "tts", "--to", folder.toString(), "--replace").code());
	}

	@Test
	void a_pack_goes_out_as_a_module_for_vassal_with_a_report() throws IOException {
		Path folder = cli.path("table");
		var exported = cli.run("export", cli.pack("toll", TOLL + "token Coin { copies: 3 }\n"), "--format", "vassal", "--to",
				folder.toString());
		assertEquals("table\n", exported.out(), exported.err());
		assertTrue(exported.err().startsWith("This is a module: a game of its own.\n"), exported.err());
		assertTrue(Files.exists(folder.resolve("toll.vmod")));
		assertTrue(Files.readString(folder.resolve("report.txt")).contains("\n- This is a module: a game of its own.\n"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "tts", "vassal" })
	void what_is_written_into_the_pack_itself_is_told(String format) {
		String pack = cli.pack("toll", TOLL + "token Coin { copies: 3 }\n");
		String told = "toll/table lies in the folder of the pack, and goes along when that is sent to others; put it elsewhere, or name another place with --to";
		assertTrue(cli.run("export", pack, "--format", format, "--to", cli.path("toll/table").toString()).err().contains(told));
		assertFalse(cli.run("export", pack, "--format", format, "--to", cli.path("tolltable").toString()).err()
				.contains("lies in the folder of the pack"));
	}

	@ParameterizedTest
	@CsvSource({ "tts, con_.json", "vassal, con_.vmod" })
	void a_pack_that_is_called_like_a_device_is_written_to_files_that_are_not(String format, String file) {
		String pack = cli.pack("con", "pack con { version 1.0.0 }\ntoken Coin { copies: 3 }\n");
		var result = cli.run("export", pack, "--format", format, "--to", cli.path("table").toString());
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(Files.exists(cli.path("table").resolve(file)));
	}

	@Test
	void a_language_that_is_called_like_a_device_is_written_to_a_file_that_is_not() throws IOException {
		String pack = cli.pack("toll", TOLL + "token Coin \"Coin\"\ntranslation nul { \"Coin\" is \"Taler\" }\n");
		Path export = cli.path("toll.hullpack.zip");
		assertEquals(ExitCode.FINE, cli.run("export", pack, "--format", "json", "--to", export.toString()).code());
		try (var zip = new ZipFile(export.toFile())) {
			assertNotNull(zip.getEntry("text/nul_.json"));
		}
	}

	@Test
	void an_expansion_that_there_is_not_and_a_place_that_there_is_not_are_told_by_name() {
		String pack = cli.pack("toll", TOLL + "expansion Double { }\n");
		assertEquals("there is no expansion Triple; toll has Double\n",
				cli.run("export", pack, "--format", "vassal", "--to", cli.path("table").toString(), "--expansions", "Triple").err());
		String refusal = cli.run("export", pack, "--format", "tts", "--to", cli.path("nowhere").resolve("table").toString()).err();
		assertTrue(refusal.endsWith("nowhere/table cannot be written: its folder is not there\n"), refusal);
		assertFalse(Files.exists(cli.path("nowhere")));
	}

	@Test
	void a_folder_that_no_export_has_written_is_not_replaced_by_one() {
		var result = cli.run("export", cli.pack("toll", TOLL), "--format", "tts", "--to", cli.path("toll").toString(), "--replace");
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "",
				"toll is a folder that no export has written, and is not replaced; name another one with --to\n"), result);
		assertTrue(Files.exists(cli.path("toll").resolve("toll.hull")));
	}

	@Test
	void an_address_that_is_none_and_a_format_that_has_none_are_told() {
		String pack = cli.pack("toll", TOLL);
		assertEquals("“here” is no address on the web; it has to look like https://example.org/my-pack/\n",
				cli.run("export", pack, "--format", "tts", "--to", cli.path("table").toString(), "--base-url", "here").err());
		assertEquals("--base-url is for --format tts only\n",
				cli.run("export", pack, "--to", archive, "--base-url", "https://example.org").err());
	}

	@Test
	void a_pack_goes_out_to_be_printed() {
		String pack = cli.pack("toll", TOLL + "token Coin \"A coin\" { copies: 3 }\n");
		String print = cli.path("toll.pdf").toString();
		assertEquals(new Cli.Result(ExitCode.FINE, "toll.pdf\n", "toll: components: 3, pages: 7\n"),
				cli.run("export", pack, "--format", "pdf", "--to", print));
		assertEquals("toll: components: 3, pages: 4\n",
				cli.run("export", pack, "--format", "pdf", "--to", print, "--replace", "--paper", "letter", "--backs", "none", "--bleed",
						"0", "--gap", "5").err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "pdf", "tts", "vassal" })
	void of_expansions_that_exclude_each_other_the_first_is_on_and_the_other_is_told(String format) {
		String pack = cli.pack("toll", TOLL + """
			token Coin { copies: 3 }
			zone Purse of token { contains Coin }
			expansion Rich { change Coin { copies: 5 } }
			expansion Poor excludes Rich { change Coin { copies: 1 } }
			expansion Bent { rename Coin to "Bent coin" }
			""");
		String target = cli.path(format.equals("pdf") ? "table.pdf" : "table").toString();
		String told = "Rich and Poor exclude each other; Poor is left out. Say with --expansions which ones are on.\n";

		var usual = cli.run("export", pack, "--format", format, "--to", target);
		assertEquals(ExitCode.FINE, usual.code(), usual.err());
		assertTrue(usual.err().startsWith(told), usual.err());
		var chosen = cli.run("export", pack, "--format", format, "--to", target, "--replace", "--expansions", "Poor,Bent");
		assertEquals(ExitCode.FINE, chosen.code(), chosen.err());
		assertFalse(chosen.err().contains("left out"), chosen.err());
	}

	@Test
	void how_to_print_is_not_ignored_where_nothing_is_printed() {
		var result = cli.run("export", cli.pack("toll", TOLL), "--to", archive, "--paper", "letter");
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "--paper is for --format pdf only\n"), result);
	}

	private static String[] and(String[] asked, String... more) {
		return Stream.concat(Stream.of(asked), Stream.of(more)).toArray(String[]::new);
	}

	@Test
	void what_cannot_be_printed_is_told() {
		String pack = cli.pack("toll", TOLL);
		String print = cli.path("toll.pdf").toString();
		String[] asked = { "export", pack, "--format", "pdf", "--to", print };
		assertEquals("The bleed has to be from 0 to 5 millimetres\n", cli.run(and(asked, "--bleed", "50")).err());
		assertEquals("--shift-backs needs two numbers, as in --shift-backs 0.5,-1.2\n", cli.run(and(asked, "--shift-backs", "1")).err());
		assertFalse(Files.exists(Path.of(print)));
	}

	@Test
	void a_file_that_is_there_is_replaced_only_when_that_is_meant() throws IOException {
		Files.writeString(Path.of(archive), "before");
		String pack = cli.pack("toll", TOLL);
		var result = cli.run("export", pack, "--to", archive);
		assertEquals(
				new Cli.Result(ExitCode.PROBLEMS, "", "there is a toll.hullpack already; name another file with --to, or say --replace\n"),
				result);
		assertEquals("before", Files.readString(Path.of(archive)));
		assertEquals(ExitCode.FINE, cli.run("export", pack, "--to", archive, "--replace").code());
	}

	@Test
	void an_archive_has_the_ending_by_which_it_is_known() {
		var result = cli.run("export", cli.pack("toll", TOLL), "--to", cli.path("toll.zip").toString());
		assertEquals("toll.zip is no name for hullpack: it has to end with .hullpack\n", result.err());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void a_name_that_does_not_fit_is_told_before_the_pack_is_read() {
		var result = cli.run("export", cli.pack("toll", TOLL + "token Coin { copies: Nonsense }\n"), "--to",
				cli.path("toll.zip").toString());
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "toll.zip is no name for hullpack: it has to end with .hullpack\n"), result);
	}

	@Test
	void what_is_no_pack_is_not_exported() throws IOException {
		Files.createDirectory(cli.path("empty"));
		var result = cli.run("export", cli.path("empty").toString(), "--to", archive);
		assertEquals("empty is no pack: there is no file in it whose name ends with .hull\n", result.err());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void what_is_no_archive_is_not_imported() throws IOException {
		Files.writeString(Path.of(archive), "not a zip");
		var result = cli.run("import", archive, "--to", cli.path("copy").toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("toll.hullpack is not imported: it is damaged or no archive of a pack"), result.err());
		assertFalse(Files.exists(cli.path("copy")));
	}

	@Test
	void what_is_damaged_inside_of_an_export_is_told_under_the_name_of_the_export() throws IOException {
		Path export = cli.path("toll.hullpack.zip");
		try (var zip = new ZipOutputStream(Files.newOutputStream(export))) {
			zip.putNextEntry(new ZipEntry("source/pack.hullpack"));
			zip.write("not a zip".getBytes(StandardCharsets.UTF_8));
		}
		var result = cli.run("import", export.toString(), "--to", cli.path("copy").toString());
		assertTrue(result.err().startsWith("toll.hullpack.zip is not imported: it is damaged or no archive of a pack"), result.err());
		assertFalse(Files.exists(cli.path("copy")));
	}

	@Test
	void a_folder_that_is_there_is_left_alone() {
		String pack = cli.pack("toll", TOLL);
		cli.run("export", pack, "--to", archive);
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "",
				"toll.hullpack is not imported: there is a toll already. Nothing was written. Choose another place.\n"),
				cli.run("import", archive, "--to", pack));
	}
}
