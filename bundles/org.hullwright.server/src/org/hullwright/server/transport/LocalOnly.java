package org.hullwright.server.transport;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Set;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpExchange;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Guards against DNS rebinding and cross-origin requests: lets pass only what has the Host and the Origin of this machine. A web page that
 * is open in a browser here could otherwise ask as well, by a name of its own that resolves to this machine, or straight.
 */
final class LocalOnly extends Filter {

	private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");

	@Override
	@NonNullByDefault({})
	public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
		String host = exchange.getRequestHeaders().getFirst("Host");
		String origin = exchange.getRequestHeaders().getFirst("Origin");
		if (isHere("http://" + host) && (origin == null || isHere(origin))) {
			chain.doFilter(exchange);
		} else {
			byte[] reason = "Only pages of this machine may ask here.\n".getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(403, reason.length);
			exchange.getResponseBody().write(reason);
			exchange.close();
		}
	}

	private static boolean isHere(String address) {
		try {
			String host = URI.create(address).getHost();
			return host != null && HERE.contains(host);
		} catch (IllegalArgumentException noAddress) {
			return false;
		}
	}

	@Override
	public String description() {
		return "lets pass what comes from this machine";
	}
}
