package org.hullwright.server.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.server.fixture.Bluff;
import org.hullwright.server.protocol.HostedGames;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games over HTTP, as a browser or a script asks for them. */
@Timeout(60)
class HttpTransportTest {

	private static final String START = "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"game/start\", \"params\": "
			+ "{\"pack\": \"bluff\", \"seats\": [\"person\", \"person\"], \"seed\": \"7\"}}";

	private final HttpClient client = HttpClient.newHttpClient();
	@TempDir
	private Path home;
	private HttpTransport transport;

	@BeforeEach
	void listen() throws IOException {
		Path files = Files.createDirectories(home.resolve("client"));
		Files.writeString(files.resolve("index.html"), "<!doctype html><title>Bluff</title>");
		Files.writeString(home.resolve("secret.txt"), "nobody's business");
		Files.createSymbolicLink(files.resolve("link.txt"), home.resolve("secret.txt"));
		transport = new HttpTransport(new HostedGames(new Bluff()), 0, files);
	}

	@AfterEach
	void hangUp() {
		transport.close();
	}

	private HttpRequest.Builder to(String path) {
		return HttpRequest.newBuilder(URI.create(transport.address() + path));
	}

	private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
		return client.send(request.build(), BodyHandlers.ofString());
	}

	private HttpRequest.Builder posting(String message) {
		return to("rpc").header("Content-Type", "application/json").POST(BodyPublishers.ofString(message));
	}

	private JsonObject ask(String message) throws IOException, InterruptedException {
		HttpResponse<String> response = send(posting(message));
		assertEquals(200, response.statusCode());
		return JsonParser.parseString(response.body()).getAsJsonObject();
	}

	private JsonObject result(String method, String params) throws IOException, InterruptedException {
		JsonObject answered = ask("{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"" + method + "\",\"params\":" + params + "}");
		assertFalse(answered.has("error"), answered.toString());
		return answered.getAsJsonObject("result");
	}

	/** What is seen of a game, once it has stopped: until then nobody is asked anything. */
	private JsonObject view(String key) throws IOException, InterruptedException {
		return result("game/view", "{\"key\":\"" + key + "\"}");
	}

	private int error(String message) throws IOException, InterruptedException {
		return ask(message).getAsJsonObject("error").get("code").getAsInt();
	}

	@Test
	void a_game_is_started_and_looked_at() throws IOException, InterruptedException {
		JsonObject started = ask(START).getAsJsonObject("result");
		String key = started.getAsJsonArray("seats").get(0).getAsJsonObject().get("key").getAsString();
		JsonObject seen = view(key);
		assertEquals(1, seen.get("seat").getAsInt());
		assertEquals("How much do you bid?", seen.getAsJsonObject("question").get("prompt").getAsString());
		JsonObject after = result("game/answer", "{\"key\":\"" + key + "\",\"decision\":0,\"option\":1}");
		assertEquals(2, after.get("waitingFor").getAsInt());
	}

	@Test
	void long_answers_are_zipped_for_who_takes_that() throws IOException, InterruptedException {
		String key = ask(START).getAsJsonObject("result").get("key").getAsString();
		String look = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/view\",\"params\":{\"key\":\"" + key + "\"}}";
		String plain = send(posting(look)).body();
		for (String taken : List.of("gzip, deflate, br", "br;q=1.0, GZIP;q=0.5")) {
			HttpResponse<byte[]> zipped = client.send(posting(look).header("Accept-Encoding", taken).build(), BodyHandlers.ofByteArray());
			assertEquals("gzip", zipped.headers().firstValue("Content-Encoding").orElseThrow());
			try (var body = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
				assertEquals(plain, new String(body.readAllBytes(), StandardCharsets.UTF_8));
			}
		}
		for (String refused : List.of("identity", "gzip;q=0", "br")) {
			HttpResponse<String> whole = send(posting(look).header("Accept-Encoding", refused));
			assertTrue(whole.headers().firstValue("Content-Encoding").isEmpty(), refused);
			assertEquals(plain, whole.body());
		}
	}

	@Test
	void a_refusal_is_an_error_with_a_word_for_programs() throws IOException, InterruptedException {
		JsonObject error = ask("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/view\",\"params\":{\"key\":\"?\"}}")
				.getAsJsonObject("error");
		assertEquals("UNKNOWN_KEY", error.getAsJsonObject("data").get("reason").getAsString());
	}

	@Test
	void what_is_no_question_is_answered_as_the_protocol_says() throws IOException, InterruptedException {
		assertEquals(-32700, error("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method"));
		assertEquals(-32700, error("hello"));
		assertEquals(-32600, error("[1, 2, 3]"));
		assertEquals(-32700, error("[".repeat(100_000)));
		assertEquals(-32600, error("{}"));
		assertEquals(-32601, error("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/cheat\",\"params\":{}}"));
		assertEquals(-32602, error("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/view\"}"));
		assertEquals(-32602,
				error("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/answer\",\"params\":{\"key\":\"a\",\"decision\":\"first\"}}"));
		assertEquals(-32602, error("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/view\",\"params\":[\"a\"]}"));
	}

	/** Many programs take the time for the id of a question, which has more than 32 bits. */
	@Test
	void every_id_comes_back_with_its_answer() throws IOException, InterruptedException {
		for (String id : List.of("1700000000000", "12345678901234567890", "1.5", "-1", "\"a\"")) {
			JsonObject answer = ask("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"packs\"}");
			assertEquals(id, answer.get("id").toString());
			assertTrue(answer.has("result"), answer.toString());
		}
		assertEquals(-32600, error("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"packs\"}"));
	}

	@Test
	void what_comes_after_a_message_makes_it_no_json() throws IOException, InterruptedException {
		assertEquals(-32700, error("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"packs\"} {}"));
		assertEquals(-32700, error(""));
	}

	@Test
	void what_has_not_the_type_it_should_is_named() throws IOException, InterruptedException {
		for (String option : List.of("\"first\"", "0.5", "1099511627776", "[0]", "true")) {
			JsonObject error = ask(
					"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game/answer\",\"params\":{\"key\":\"a\",\"decision\":0,\"option\":" + option
							+ "}}")
					.getAsJsonObject("error");
			assertEquals("option has not the type it should; hullwright serve --schema tells which", error.get("message").getAsString());
			assertEquals("WRONG_QUESTION", error.getAsJsonObject("data").get("reason").getAsString());
		}
	}

	@Test
	void what_is_misspelt_is_not_passed_over() throws IOException, InterruptedException {
		JsonObject error = ask(START.replace("\"seed\"", "\"sead\"")).getAsJsonObject("error");
		assertEquals("params knows no 'sead'; it knows pack, seats, modes, expansions, scenario, seed", error.get("message").getAsString());
	}

	@Test
	void who_posts_too_much_is_told_so() throws IOException, InterruptedException {
		HttpResponse<String> response = send(posting(" ".repeat(40 * 1024 * 1024)));
		assertEquals(413, response.statusCode());
		assertEquals("A message has at most 16777216 bytes.\n", response.body());
	}

	@Test
	void who_announces_too_much_is_told_so_before_it_is_sent() throws IOException {
		try (var socket = new Socket("localhost", URI.create(transport.address()).getPort())) {
			socket.getOutputStream()
					.write("POST /rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{"
							.getBytes(StandardCharsets.US_ASCII));
			assertEquals("HTTP/1.1 413 ", new String(socket.getInputStream().readNBytes(13), StandardCharsets.US_ASCII));
		}
	}

	@Test
	void who_never_ends_a_message_is_hung_up_on() throws IOException {
		byte[] piece = ("10000\r\n" + " ".repeat(0x10000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
		try (var socket = new Socket("localhost", URI.create(transport.address()).getPort())) {
			OutputStream out = socket.getOutputStream();
			out.write("POST /rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
					.getBytes(StandardCharsets.US_ASCII));
			assertThrows(IOException.class, () -> {
				while (true) {
					out.write(piece);
				}
			});
		}
	}

	@Test
	void messages_are_posted_as_json() throws IOException, InterruptedException {
		assertEquals(405, send(to("rpc").GET()).statusCode());
		assertEquals(415, send(to("rpc").POST(BodyPublishers.ofString(START))).statusCode());
		assertEquals(204, send(posting("{\"jsonrpc\":\"2.0\",\"method\":\"packs\"}")).statusCode());
	}

	@Test
	void a_page_from_elsewhere_may_not_ask() throws IOException, InterruptedException {
		assertEquals(403, send(posting(START).header("Origin", "https://elsewhere.example")).statusCode());
		assertEquals(403, send(posting(START).header("Origin", "null")).statusCode());
		assertEquals(200, send(posting(START).header("Origin", "http://localhost:8080")).statusCode());
	}

	/** A name of somebody else's that leads to this machine. */
	@Test
	void a_question_to_another_name_is_not_answered() throws IOException {
		URI address = URI.create(transport.address());
		try (Socket socket = new Socket(address.getHost(), address.getPort())) {
			socket.getOutputStream()
					.write("GET / HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
			assertTrue(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).startsWith("HTTP/1.1 403"));
		}
	}

	@Test
	void files_of_the_front_end_are_given_out_and_no_others() throws IOException, InterruptedException {
		HttpResponse<String> page = send(to("").GET());
		assertEquals("<!doctype html><title>Bluff</title>", page.body());
		assertEquals("text/html; charset=utf-8", page.headers().firstValue("Content-Type").orElseThrow());
		assertEquals(404, send(to("missing.html").GET()).statusCode());
		assertEquals(404, send(to("%2e%2e/secret.txt").GET()).statusCode());
		assertEquals(404, send(to("link.txt").GET()).statusCode());
		assertEquals(404, send(to("/" + home.resolve("secret.txt")).GET()).statusCode());
	}

	@Test
	void who_listens_is_told_that_the_game_has_gone_on() throws IOException, InterruptedException {
		JsonObject started = ask(START).getAsJsonObject("result");
		String key = started.get("key").getAsString();
		try (BufferedReader news = listen(key)) {
			assertEquals(": listening", news.readLine());
			view(key);
			result("game/answer", "{\"key\":\"" + key + "\",\"decision\":0,\"option\":0}");
			String line = news.readLine();
			while (!line.startsWith("data: ") || !line.contains("\"waitingFor\":2")) {
				line = news.readLine();
			}
			assertTrue(line.contains("\"game\":\"" + started.get("game").getAsString() + "\""), line);
		}
	}

	private BufferedReader listen(String key) throws IOException {
		HttpURLConnection connection = (HttpURLConnection) URI.create(transport.address() + "changes?key=" + key).toURL().openConnection();
		InputStream stream = connection.getInputStream();
		return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
	}

	@Test
	void who_has_no_key_hears_nothing() throws IOException, InterruptedException {
		assertEquals(404, send(to("changes?key=x").GET()).statusCode());
		assertEquals(404, send(to("changes").GET()).statusCode());
	}

	@Test
	void a_game_does_not_mind_who_hangs_up() throws IOException, InterruptedException {
		JsonObject started = ask(START).getAsJsonObject("result");
		String key = started.get("key").getAsString();
		listen(key).close();
		URI address = URI.create(transport.address());
		try (Socket socket = new Socket(address.getHost(), address.getPort())) {
			socket.getOutputStream().write(
					("POST /rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"jsonrpc\"")
							.getBytes(StandardCharsets.US_ASCII));
		}
		assertEquals(0, view(key).getAsJsonObject("question").get("decision").getAsInt());
	}

	@Test
	void a_port_that_is_taken_is_said_to_be() {
		int port = URI.create(transport.address()).getPort();
		assertThrows(IOException.class, () -> new HttpTransport(new HostedGames(new Bluff()), port, null));
	}
}
