package org.hullwright.server.transport;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import com.google.gson.Gson;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.server.protocol.GameClient;
import org.hullwright.server.protocol.HostedGames;
import org.hullwright.server.protocol.Responses.Changed;

/**
 * Tells a browser that a game has stopped somewhere else, for as long as it listens: {@code GET /changes?key=KEY}, as server-sent events.
 */
final class NewsHandler implements HttpHandler {

	private static final int MOST_LISTENERS = 500;
	private static final Duration SILENCE = Duration.ofSeconds(10); // after which it is tried whether a client still listens
	private static final Gson JSON = new Gson();

	private final HostedGames games;
	private final AtomicInteger listening = new AtomicInteger();

	NewsHandler(HostedGames games) {
		this.games = games;
	}

	@Override
	@NonNullByDefault({})
	public void handle(HttpExchange exchange) throws IOException {
		try (exchange) {
			Optional<String> game = key(exchange).flatMap(games::gameOf);
			if (game.isEmpty()) {
				refuse(exchange, 404, "No game knows this key.\n");
			} else if (listening.incrementAndGet() > MOST_LISTENERS) {
				listening.decrementAndGet();
				refuse(exchange, 503, "Too many are listening already.\n");
			} else {
				tell(exchange, game.get());
			}
		}
	}

	private static void refuse(HttpExchange exchange, int status, String reason) throws IOException {
		byte[] bytes = reason.getBytes(StandardCharsets.UTF_8);
		exchange.sendResponseHeaders(status, bytes.length);
		exchange.getResponseBody().write(bytes);
	}

	private static Optional<String> key(HttpExchange exchange) {
		String query = exchange.getRequestURI().getQuery();
		return Optional.ofNullable(query).filter(text -> text.startsWith("key=")).map(text -> text.substring("key=".length()));
	}

	private void tell(HttpExchange exchange, String game) throws IOException {
		var news = new Newest<Changed>();
		GameClient listener = changed -> {
			if (changed.game().equals(game)) {
				news.put(changed);
			}
		};
		games.addListener(listener);
		try {
			exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
			exchange.getResponseHeaders().set("Cache-Control", "no-store");
			exchange.sendResponseHeaders(200, 0);
			write(exchange.getResponseBody(), ": listening\n\n");
			while (key(exchange).flatMap(games::gameOf).isPresent()) {
				Optional<Changed> next = news.take(SILENCE);
				write(exchange.getResponseBody(),
						next.map(changed -> "event: changed\ndata: " + JSON.toJson(changed) + "\n\n").orElse(": still here\n\n"));
			}
		} catch (InterruptedException ended) {
			Thread.currentThread().interrupt();
		} finally {
			games.removeListener(listener);
			listening.decrementAndGet();
		}
	}

	private static void write(OutputStream out, String text) throws IOException {
		out.write(text.getBytes(StandardCharsets.UTF_8));
		out.flush();
	}
}
