package org.hullwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.lang.text.BidiControls;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for all commands: help, wrong usage, wrong places. */
class HullwrightTest {

	@TempDir
	private Path home;

	/** All that there are, as the help lists them. */
	static Stream<String> commands() {
		return new Cli(Path.of("")).run().out().lines().dropWhile(line -> !line.equals("Commands:")).skip(1)
				.takeWhile(line -> !line.isBlank()).filter(line -> line.matches("  \\S.*")).map(line -> line.strip().split(" ")[0]);
	}

	@ParameterizedTest
	@MethodSource("commands")
	void every_command_explains_itself_without_a_complaint(String command) {
		PrintStream console = System.err;
		var complaints = new ByteArrayOutputStream();
		System.setErr(new PrintStream(complaints, true, StandardCharsets.UTF_8));
		try {
			var result = new Cli(home).run(command, "--help");
			assertEquals(ExitCode.FINE, result.code());
			assertTrue(result.out().startsWith("Usage: hullwright " + command), result.out());
		} finally {
			System.setErr(console);
		}
		assertEquals("", complaints.toString(StandardCharsets.UTF_8));
	}

	@ParameterizedTest
	@MethodSource("commands")
	void the_start_up_script_lists_every_command(String command) throws IOException {
		String script = Files.readString(Sources.root().resolve("hullwright"));
		assertTrue(script.contains("\n  ./hullwright " + command + " "), script);
	}

	@Test
	void without_a_command_all_commands_are_listed() {
		var result = new Cli(home).run();
		assertEquals(ExitCode.FINE, result.code());
		assertTrue(result.out().contains("Exit codes: 0 fine, 1 problems in the content, 2 wrong usage, 3 a fault of ours."), result.out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "xyzzy", "check", "check --loud", "play", "replay", "test" })
	void what_is_not_understood_ends_with_2(String arguments) {
		var result = new Cli(home).run(arguments.split(" "));
		assertEquals(ExitCode.USAGE, result.code());
		assertTrue(result.err().contains("Usage: hullwright"), result.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "check", "test", "play", "replay", "texts" })
	void every_command_tells_the_version(String command) {
		assertTrue(new Cli(home).run(command, "--version").out().startsWith("Hullwright"));
	}

	@Test
	void a_misspelt_command_is_recognized() {
		assertTrue(new Cli(home).run("tset", "pack").err().startsWith("There is no command tset. Did you mean test?\n"));
	}

	@Test
	void what_is_wrong_is_not_lost_among_all_options() {
		var result = new Cli(home).run("play", "pack", "--games", "0");
		assertTrue(result.err().startsWith("--games: there must be at least 1\nUsage: hullwright play"), result.err());
		assertTrue(result.err().endsWith("All about it: hullwright play --help\n"), result.err());
		assertTrue(result.err().lines().count() < 12, result.err());
	}

	@ParameterizedTest
	@CsvSource({ "replay PLACE, is not there", "test . --rules PLACE, there is no file" })
	void a_file_that_is_not_there_is_named_once(String command, String reason) {
		String place = home.resolve("nowhere").toString();
		var result = new Cli(home).run(command.replace("PLACE", place).split(" "));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals(2, result.err().split("nowhere", -1).length, result.err());
		assertTrue(result.err().contains(reason), result.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "check", "test", "play" })
	void a_folder_that_is_not_there_is_named(String command) {
		var result = new Cli(home).run(command, home.resolve("nowhere").toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("there is no folder nowhere\n", result.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "check", "test", "play", "texts --language de", "experiment", "simulate" })
	void a_folder_without_a_pack_is_named(String command) throws IOException {
		Path folder = Files.createDirectory(home.resolve("drawer"));
		Files.writeString(folder.resolve("readme.md"), "nothing to play");
		var result = new Cli(home).run((command + " " + folder).split(" "));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("drawer is no pack: there is no file in it whose name ends with .hull\n", result.err());
	}

	@ParameterizedTest
	@CsvSource({ "No space left on device, 1, Not all could be printed: No space left on device", "The pipe is being closed, 0, " })
	void output_lost_on_a_full_disk_is_told_but_not_a_broken_pipe(String reason, int code, String told) throws IOException {
		assertEquals(new Cli.Result(code, "", told == null ? "" : told),
				helpLostOnTheWayTo(Files.createFile(home.resolve("help.txt")), reason));
	}

	@Test
	@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there a pipe is no file, and mkfifo is not known")
	void a_broken_pipe_is_known_in_any_language() throws IOException, InterruptedException {
		Path pipe = home.resolve("pipe");
		assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
		assertEquals(new Cli.Result(ExitCode.FINE, "", ""), helpLostOnTheWayTo(pipe, "Daten\u00fcbergabe unterbrochen"));
	}

	private static Cli.Result helpLostOnTheWayTo(Path descriptor, String reason) {
		var err = new StringWriter();
		var out = new StandardOutput(new OutputStream() {

			@Override
			public void write(int any) throws IOException {
				throw new IOException(reason);
			}
		}, descriptor);
		var console = new Console(new PrintWriter(out), new PrintWriter(err), new BufferedReader(new StringReader("")));
		return new Cli.Result(Hullwright.runTo(out, console, "--help"), "", err.toString().strip());
	}

	@Test
	void what_uses_up_the_memory_is_a_fault_with_a_log() throws IOException {
		var err = new StringWriter();
		var narrow = new PrintWriter(new StringWriter()) {

			@Override
			public void println(Object text) {
				throw new OutOfMemoryError("too narrow");
			}

			@Override
			public void print(Object text) {
				throw new OutOfMemoryError("too narrow");
			}

			@Override
			public void print(String text) {
				throw new OutOfMemoryError("too narrow");
			}
		};
		int code = Hullwright.run(new Console(narrow, new PrintWriter(err), new BufferedReader(new StringReader(""))), "--help");
		assertEquals(ExitCode.FAULT, code);
		assertTrue(err.toString().contains(" MB of memory that Java may use are used up; with JAVA_TOOL_OPTIONS=-Xmx4g it may use 4 GB."),
				err.toString());
		Path log = Path.of(err.toString().strip().replaceAll("(?s).* ", ""));
		assertTrue(Files.readString(log).startsWith("Command: --help\n"), err.toString());
		Files.delete(log);
	}

	@Test
	void nobody_sees_a_stack_trace() {
		Cli cli = new Cli(home);
		String broken = cli.pack("broken", "pack broken { version 1.0.0 }\nroom { } } ] room procedure 7 $$ \"");
		for (String command : new String[] { "check", "test", "play" }) {
			var result = cli.run(command, broken);
			assertEquals(ExitCode.PROBLEMS, result.code());
			assertTrue(!result.err().contains("\tat ") && !result.out().contains("\tat "), result.toString());
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "check", "test", "play" })
	void nothing_that_a_pack_says_steers_the_terminal(String command) {
		var cli = new Cli(home);
		var result = cli.run(command, cli.pack("sly",
				"pack sly { version 1.0.0 }\ntest \"\u001b[31mred\" { expect \"\u009b2J\" is \"\u0007\" }\ntoken \"\u001b]0;title\u0007\""));
		String told = result.out() + result.err();
		assertTrue(told.contains("\uFFFD"), told);
		assertTrue(told.replaceAll("\\s", "").chars().noneMatch(Character::isISOControl), told);
	}

	@ParameterizedTest
	@ValueSource(strings = { "check", "test", "play" })
	void nothing_that_a_pack_says_is_shown_in_another_direction(String command) {
		var cli = new Cli(home);
		var result = cli.run(command, cli.pack("sly",
				"pack sly { version 1.0.0 }\ntest \"\u202Edesrever\" { expect \"\u2066\" is \"\u202A\" }\ntoken \"\u202E\""));
		String told = result.out() + result.err();
		assertTrue(told.contains("\uFFFD"), told);
		assertTrue(told.chars().noneMatch(sign -> BidiControls.isControl((char) sign)), told);
	}

	@Test
	void programs_are_told_what_a_text_says_in_whatever_direction() {
		var cli = new Cli(home);
		String pack = cli.pack("sly", "pack sly { version 1.0.0 }\ntoken Gem \"\u2066gem\u2069\"");
		assertTrue(cli.run("texts", pack, "--language", "de", "--json").out().contains("\"\\u2066gem\\u2069\""));
	}
}
