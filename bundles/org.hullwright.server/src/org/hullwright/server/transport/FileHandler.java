package org.hullwright.server.transport;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Gives out the files of one folder, a front end that runs in a browser, and nothing beside it. */
final class FileHandler implements HttpHandler {

	private static final Map<String, String> TYPES = Map.of("html", "text/html; charset=utf-8", "js", "text/javascript; charset=utf-8",
			"mjs",
			"text/javascript; charset=utf-8", "css", "text/css; charset=utf-8", "svg", "image/svg+xml", "png", "image/png", "jpg",
			"image/jpeg", "json",
			"application/json", "txt", "text/plain; charset=utf-8");

	private final Path folder;

	/** @param folder its real path */
	FileHandler(Path folder) {
		this.folder = folder;
	}

	@Override
	@NonNullByDefault({})
	public void handle(HttpExchange exchange) throws IOException {
		try (exchange) {
			Optional<Path> file = exchange.getRequestMethod().equals("GET") ? find(exchange.getRequestURI()) : Optional.empty();
			if (file.isEmpty()) {
				byte[] reason = "There is no such file.\n".getBytes(StandardCharsets.UTF_8);
				exchange.sendResponseHeaders(404, reason.length);
				exchange.getResponseBody().write(reason);
				return;
			}
			exchange.getResponseHeaders().set("Content-Type", typeOf(file.get()));
			exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
			exchange.getResponseHeaders().set("Cache-Control", "no-cache");
			long size = Files.size(file.get());
			exchange.sendResponseHeaders(200, size == 0 ? -1 : size);
			try (OutputStream body = exchange.getResponseBody()) {
				Files.copy(file.get(), body);
			}
		}
	}

	/** What a path names, when that is a file in the folder, wherever links may lead. */
	private Optional<Path> find(URI address) {
		String path = address.getPath().endsWith("/") ? address.getPath() + "index.html" : address.getPath();
		try {
			Path file = folder.resolve(path.substring(1)).toRealPath();
			return file.startsWith(folder) && Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
		} catch (IOException | InvalidPathException notThere) {
			return Optional.empty();
		}
	}

	private static String typeOf(Path file) {
		String name = file.getFileName().toString();
		return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
	}
}
