package org.hullwright.server.transport;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

import com.sun.net.httpserver.HttpExchange;

/** Sends bodies, with gzip as content coding (RFC 9110) where the client takes it and it is worth the while. */
final class Compression {

	/** Bytes below which a body fits into one packet of the network anyway. */
	private static final int WORTHWHILE = 1400;

	private Compression() {}

	/**
	 * Sends a whole answer, whose other headers are set.
	 *
	 * @param body text of some kind, for pictures are compressed already
	 */
	static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
		exchange.getResponseHeaders().set("Vary", "Accept-Encoding");
		byte[] sent = body;
		if (body.length >= WORTHWHILE && isTaken(exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of()))) {
			exchange.getResponseHeaders().set("Content-Encoding", "gzip");
			sent = zipped(body);
		}
		exchange.sendResponseHeaders(status, sent.length == 0 ? -1 : sent.length);
		exchange.getResponseBody().write(sent);
		exchange.getResponseBody().flush();
	}

	/** Whether a client names it, and not with the weight 0, which refuses it. */
	private static boolean isTaken(List<String> headers) {
		return headers.stream().flatMap(header -> List.of(header.toLowerCase(Locale.ROOT).split(",")).stream()).map(String::strip)
				.anyMatch(coding -> coding.matches("gzip(\\s*;.*)?") && !coding.matches(".*;\\s*q=0(\\.0*)?"));
	}

	private static byte[] zipped(byte[] body) throws IOException {
		var zipped = new ByteArrayOutputStream();
		try (var gzip = new GZIPOutputStream(zipped)) {
			gzip.write(body);
		}
		return zipped.toByteArray();
	}
}
