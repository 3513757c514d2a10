package org.hullwright.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;

import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.Hullwright;
import org.hullwright.cli.Sources;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright serve}. */
class ServeCommandTest {

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void open() {
		cli = new Cli(home);
	}

	private void assertRefused(int code, String reason, String... arguments) {
		var result = cli.run(arguments);
		assertEquals(code, result.code(), result.err());
		assertTrue(result.err().contains(reason), result.err());
	}

	@Test
	void a_conversation_is_had_over_the_streams() {
		String told = served("packs", Sources.examples().resolve("house-camper").toString());
		assertTrue(told.startsWith("Content-Length: ") && told.contains("\"name\":\"camper\""), told);
	}

	@Test
	void a_pack_without_a_game_is_played_in_the_one_that_is_named() {
		String diver = Sources.examples().resolve("homebrew-diver").toString();
		String told = served("packs", diver, Sources.examples().resolve("lockdown").toString(), "--game", "nemesis");
		assertTrue(told.contains("\"name\":\"diver\"") && told.contains("\"name\":\"lockdown\""), told);
		assertRefused(ExitCode.PROBLEMS, "choose one with --game: lockdown, nemesis", "serve", diver);
	}

	@Test
	void a_game_that_no_pack_needs_is_refused() {
		assertRefused(ExitCode.PROBLEMS, "--game nemesis: each of these packs has a game already", "serve",
				Sources.examples().resolve("lockdown").toString(), "--game", "nemesis");
	}

	/** What is answered to one question over the streams. */
	private String served(String method, String... arguments) {
		String question = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\"}";
		var answers = new ByteArrayOutputStream();
		InputStream in = System.in;
		PrintStream out = System.out;
		try {
			System.setIn(new ByteArrayInputStream(
					("Content-Length: " + question.length() + "\r\n\r\n" + question).getBytes(StandardCharsets.US_ASCII)));
			System.setOut(new PrintStream(answers, true, StandardCharsets.UTF_8));
			var result = cli.run(Stream.concat(Stream.of("serve"), Stream.of(arguments)).toArray(String[]::new));
			assertEquals(ExitCode.FINE, result.code(), result.err());
		} finally {
			System.setIn(in);
			System.setOut(out);
		}
		return answers.toString(StandardCharsets.UTF_8);
	}

	@Test
	void programs_learn_where_it_listens() throws Exception {
		try (var told = new PipedReader();
				var out = new PrintWriter(new PipedWriter(told));
				var nobody = new BufferedReader(Reader.nullReader())) {
			var console = new Console(out, new PrintWriter(Writer.nullWriter()), nobody);
			var server = new FutureTask<>(
					() -> Hullwright.run(console, "serve", Sources.examples().resolve("house-camper").toString(), "--port", "0", "--json"));
			var thread = new Thread(server);
			thread.start();
			try {
				String line = new BufferedReader(told).readLine();
				URI address = URI.create(JsonParser.parseString(line).getAsJsonObject().get("address").getAsString());
				var question = HttpRequest.newBuilder(address.resolve("/rpc")).header("Content-Type", "application/json")
						.POST(BodyPublishers.ofString("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"packs\"}")).build();
				String answer = HttpClient.newHttpClient().send(question, BodyHandlers.ofString()).body();
				assertTrue(answer.contains("\"name\":\"camper\""), answer);
			} finally {
				thread.interrupt();
				assertEquals(ExitCode.FINE, server.get());
			}
		}
	}

	@Test
	void the_schema_is_printed() {
		var result = cli.run("serve", "--schema");
		assertEquals(ExitCode.FINE, result.code());
		assertTrue(result.out().contains("\"game/answer.params\""), result.out());
	}

	@Test
	void packs_that_cannot_be_played_are_not_offered() {
		assertRefused(ExitCode.PROBLEMS, "there is no folder", "serve", "nowhere");
		assertRefused(ExitCode.PROBLEMS, "things has no game to play", "serve", cli.pack("things", "pack things { version 1.0.0 }\n"));
		assertRefused(ExitCode.PROBLEMS, "broken.hull", "serve", cli.pack("broken", "pack broken { version 1.0.0 }\nroom\n"));
	}

	@Test
	void options_that_cannot_be_meant_are_told() {
		assertRefused(ExitCode.USAGE, "Missing required parameter", "serve");
		assertRefused(ExitCode.USAGE, "--files needs --port", "serve", home.toString(), "--files", home.toString());
		assertRefused(ExitCode.USAGE, "--port is 0 to 65535, not 70000", "serve", home.toString(), "--port", "70000");
		assertRefused(ExitCode.PROBLEMS, "there is no folder", "serve", home.toString(), "--port", "0", "--files", "nowhere");
	}
}
