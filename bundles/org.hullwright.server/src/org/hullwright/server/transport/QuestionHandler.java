package org.hullwright.server.transport;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Answers a message that is posted. */
final class QuestionHandler implements HttpHandler {

	private static final String JSON = "application/json";
	private static final long PATIENCE = 16L * Conversation.LARGEST; // bytes of a message that is too long already
	private static final int PIECE = 64 * 1024; // bytes

	private final Conversation conversation;

	QuestionHandler(Conversation conversation) {
		this.conversation = conversation;
	}

	@Override
	@NonNullByDefault({})
	public void handle(HttpExchange exchange) throws IOException {
		try (exchange) {
			String type = exchange.getRequestHeaders().getFirst("Content-Type");
			if (!exchange.getRequestMethod().equals("POST")) {
				exchange.getResponseHeaders().set("Allow", "POST");
				send(exchange, 405, "text/plain; charset=utf-8", "Messages are posted here.\n");
			} else if (type == null || !type.toLowerCase(Locale.ROOT).startsWith(JSON)) {
				// a browser then asks before it lets another page post
				send(exchange, 415, "text/plain; charset=utf-8", "Messages are " + JSON + ".\n");
			} else {
				answer(exchange);
			}
		}
	}

	private void answer(HttpExchange exchange) throws IOException {
		Optional<String> question = isTooLong(exchange) ? Optional.empty() : read(exchange.getRequestBody());
		if (question.isEmpty()) {
			send(exchange, 413, "text/plain; charset=utf-8", "A message has at most " + Conversation.LARGEST + " bytes.\n");
			passOver(exchange.getRequestBody());
			return;
		}
		try {
			Optional<String> answer = conversation.answer(question.get()).get();
			if (answer.isPresent()) {
				send(exchange, 200, JSON, answer.get());
			} else {
				exchange.sendResponseHeaders(204, -1);
			}
		} catch (InterruptedException ended) {
			Thread.currentThread().interrupt();
		} catch (ExecutionException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	/** Whether it says so itself; else that shows while it is read. */
	private static boolean isTooLong(HttpExchange exchange) {
		String length = exchange.getRequestHeaders().getFirst("Content-Length"); // a number, or nobody would have come so far
		return length != null && Long.parseLong(length) > Conversation.LARGEST;
	}

	private static Optional<String> read(InputStream body) throws IOException {
		byte[] bytes = body.readNBytes(Conversation.LARGEST + 1);
		if (bytes.length > Conversation.LARGEST) {
			return Optional.empty();
		}
		return Optional.of(new String(bytes, StandardCharsets.UTF_8));
	}

	/** Who is still writing has not read yet what is said to it; but who never ends is not heard out. */
	private static void passOver(InputStream body) throws IOException {
		byte[] piece = new byte[PIECE];
		int read = body.read(piece);
		for (long left = PATIENCE; read >= 0 && left > 0; left -= read) {
			read = body.read(piece);
		}
	}

	private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		exchange.getResponseHeaders().set("Content-Type", type);
		exchange.getResponseHeaders().set("Cache-Control", "no-store");
		Compression.send(exchange, status, bytes);
	}
}
