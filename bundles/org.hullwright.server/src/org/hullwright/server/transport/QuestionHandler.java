package org.hullwright.server.transport;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;

/** Answers a message that is posted. */
final class QuestionHandler implements HttpHandler {

	private static final String JSON = "application/json";

	private final Conversation conversation;

	QuestionHandler(Conversation conversation) {
		this.conversation = conversation;
	}

	@Override
	public void handle(HttpExchange exchange) throws IOException {
		try (exchange) {
			String type = exchange.getRequestHeaders().getFirst("Content-Type");
			if (!exchange.getRequestMethod().equals("POST")) {
				exchange.getResponseHeaders().set("Allow", "POST");
				send(exchange, 405, "text/plain; charset=utf-8", "Messages are posted here.\n");
			} else if (type == null || !type.toLowerCase(Locale.ROOT).startsWith(JSON)) {
				send(exchange, 415, "text/plain; charset=utf-8", "Messages are " + JSON + ".\n"); // a browser then asks before it lets another page post
			} else {
				answer(exchange);
			}
		}
	}

	private void answer(HttpExchange exchange) throws IOException {
		Optional<String> question = read(exchange.getRequestBody());
		if (question.isEmpty()) {
			send(exchange, 413, "text/plain; charset=utf-8", "A message has at most " + Conversation.LARGEST + " bytes.\n");
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

	private static Optional<String> read(InputStream body) throws IOException {
		byte[] bytes = body.readNBytes(Conversation.LARGEST + 1);
		if (bytes.length > Conversation.LARGEST) {
			body.transferTo(OutputStream.nullOutputStream()); // who is still writing does not read what is said to it
			return Optional.empty();
		}
		return Optional.of(new String(bytes, StandardCharsets.UTF_8));
	}

	private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		exchange.getResponseHeaders().set("Content-Type", type);
		exchange.getResponseHeaders().set("Cache-Control", "no-store");
		exchange.sendResponseHeaders(status, bytes.length);
		exchange.getResponseBody().write(bytes);
	}
}
