package org.hullwright.server.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.hullwright.server.fixture.Bluff;
import org.hullwright.server.protocol.GameClient;
import org.hullwright.server.protocol.GameService;
import org.hullwright.server.protocol.HostedGames;
import org.hullwright.server.protocol.RequestParameters.Answer;
import org.hullwright.server.protocol.RequestParameters.Held;
import org.hullwright.server.protocol.RequestParameters.Start;
import org.hullwright.server.protocol.Responses.Changed;
import org.hullwright.server.protocol.Responses.Seen;
import org.hullwright.server.protocol.Responses.Started;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Games over two streams, with a front end that is made with a library for JSON-RPC. */
@Timeout(60)
class StreamTransportTest {

	private final BlockingQueue<Changed> news = new LinkedBlockingQueue<>();
	private OutputStream writing;
	private InputStream reading;
	private Thread serving;

	@BeforeEach
	void serve() throws IOException {
		// Piped streams of java.io take a pipe for broken when the thread that wrote last has ended; here many threads write.
		Pipe toServer = Pipe.open();
		Pipe toClient = Pipe.open();
		writing = Channels.newOutputStream(toServer.sink());
		reading = Channels.newInputStream(toClient.source());
		serving = Thread.ofPlatform()
				.start(() -> new StreamTransport(new HostedGames(new Bluff()), Channels.newInputStream(toServer.source()),
						Channels.newOutputStream(toClient.sink())).serve());
	}

	@AfterEach
	void hangUp() throws IOException {
		writing.close();
	}

	private GameService connect() {
		Launcher<GameService> launcher = new Launcher.Builder<GameService>().setLocalService((GameClient) news::add)
				.setRemoteInterface(GameService.class)
				.setInput(reading).setOutput(writing).create();
		launcher.startListening();
		return launcher.getRemoteProxy();
	}

	@Test
	void a_game_is_played() throws InterruptedException, ExecutionException {
		GameService games = connect();
		Started game = games.start(new Start("bluff", List.of("person", "random"), null, null, null, "7")).get();
		Seen seen = games.view(new Held(game.key())).get();
		while (seen.question() != null) {
			seen = games.answer(new Answer(game.key(), seen.question().decision(), 0, null)).get();
		}
		assertEquals("All is played", seen.ending().reason());
		Changed told = news.poll(20, TimeUnit.SECONDS);
		while (!told.over()) {
			told = news.poll(20, TimeUnit.SECONDS);
		}
		assertEquals(game.game(), told.game());
	}

	@Test
	void it_ends_when_the_other_side_hangs_up() throws IOException, InterruptedException {
		writing.close();
		serving.join();
		assertEquals(Thread.State.TERMINATED, serving.getState());
	}

	@Test
	void after_garbage_the_conversation_goes_on() throws IOException {
		writing.write("Content-Length: 5\r\n\r\n{\"a\":".getBytes(StandardCharsets.US_ASCII));
		writing.write(message("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"packs\"}"));
		writing.flush();
		assertTrue(readUntil(reading, "\"bluff\"").contains("\"id\":2"));
	}

	private String answerTo(byte[] bytes) throws IOException {
		writing.write(bytes);
		writing.write(message("{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"packs\"}"));
		writing.flush();
		return readUntil(reading, "\"id\":\"last\"");
	}

	@Test
	void what_is_no_question_is_answered_as_over_http() throws IOException {
		assertTrue(answerTo(message("hello")).contains("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,"));
		assertTrue(answerTo(message("[1, 2]")).contains("\"code\":-32600"));
		assertTrue(answerTo(message("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"game/view\",\"params\":[1]}"))
				.contains("\"id\":2,\"error\":{\"code\":-32602"));
	}

	@Test
	void a_message_without_its_length_is_refused_and_the_next_one_heard() throws IOException {
		String refusal = "a message comes after its length, as in Content-Length: 58, and an empty line";
		assertTrue(answerTo("Content-Type: text\r\n\r\n{}".getBytes(StandardCharsets.US_ASCII)).contains(refusal));
		assertTrue(answerTo("Content-Length: much\r\n\r\n{}".getBytes(StandardCharsets.US_ASCII)).contains(refusal));
		assertTrue(
				answerTo("Content-Length: 5\r\n\r\n{\"jsonrpc\":\"2.0\"}".getBytes(StandardCharsets.US_ASCII)).contains("this is no JSON"));
	}

	@Test
	void a_message_that_is_too_long_is_refused_before_it_has_come() throws IOException {
		writing.write("Content-Length: 1099511627776\r\n\r\n{".getBytes(StandardCharsets.US_ASCII));
		writing.flush();
		assertTrue(readUntil(reading, "}}").contains("a message has at most 16777216 bytes"));
	}

	@Test
	void after_a_message_that_is_too_long_the_conversation_goes_on() throws IOException {
		byte[] long17 = " ".repeat(17 * 1024 * 1024).getBytes(StandardCharsets.US_ASCII);
		writing.write(("Content-Length: " + long17.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
		assertTrue(answerTo(long17).contains("a message has at most"));
	}

	private static byte[] message(String text) {
		return ("Content-Length: " + text.length() + "\r\n\r\n" + text).getBytes(StandardCharsets.US_ASCII);
	}

	private static String readUntil(InputStream in, String end) throws IOException {
		var read = new StringBuilder();
		while (!read.toString().contains(end)) {
			int next = in.read();
			if (next < 0) {
				throw new AssertionError("it hung up after " + read);
			}
			read.append((char) next);
		}
		return read.toString();
	}
}
