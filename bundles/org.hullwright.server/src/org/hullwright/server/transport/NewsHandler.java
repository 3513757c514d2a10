package org.hullwright.server.transport;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import org.hullwright.server.protocol.Answers.Changed;
import org.hullwright.server.protocol.GameClient;
import org.hullwright.server.protocol.HostedGames;

import com.google.gson.Gson;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;

/** Tells a browser that a game has stopped somewhere else, for as long as it listens: {@code GET /changes?key=KEY}, as server-sent events. */
final class NewsHandler implements HttpHandler {

	private static final int MOST_LISTENERS = 500;
	private static final long SILENCE = 10; // seconds after which it is tried whether anybody still listens
	private static final Gson JSON = new Gson();

	private final HostedGames games;
	private final AtomicInteger listening = new AtomicInteger();

	NewsHandler(HostedGames games) {
		this.games = games;
	}

	@Override
	public void handle(HttpExchange exchange) throws IOException {
		try (exchange) {
			Optional<String> game = key(exchange).flatMap(games::gameOf);
			if (game.isEmpty()) {
				exchange.sendResponseHeaders(404, -1);
			} else if (listening.incrementAndGet() > MOST_LISTENERS) {
				listening.decrementAndGet();
				exchange.sendResponseHeaders(503, -1);
			} else {
				tell(exchange, game.get());
			}
		}
	}

	private static Optional<String> key(HttpExchange exchange) {
		String query = exchange.getRequestURI().getQuery();
		return Optional.ofNullable(query).filter(text -> text.startsWith("key=")).map(text -> text.substring("key=".length()));
	}

	private void tell(HttpExchange exchange, String game) throws IOException {
		var news = new LinkedBlockingQueue<Changed>();
		GameClient listener = changed -> {
			if (changed.game().equals(game)) {
				news.add(changed);
			}
		};
		games.addListener(listener);
		try {
			exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
			exchange.getResponseHeaders().set("Cache-Control", "no-store");
			exchange.sendResponseHeaders(200, 0);
			write(exchange.getResponseBody(), ": listening\n\n");
			while (key(exchange).flatMap(games::gameOf).isPresent()) {
				Changed next = news.poll(SILENCE, TimeUnit.SECONDS);
				write(exchange.getResponseBody(), next == null ? ": still here\n\n" : "event: changed\ndata: " + JSON.toJson(next) + "\n\n");
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
