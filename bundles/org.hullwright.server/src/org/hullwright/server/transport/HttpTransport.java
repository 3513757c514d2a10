package org.hullwright.server.transport;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.server.protocol.HostedGames;

/**
 * Talks with any number of front ends on this machine over HTTP: messages are posted to {@code /rpc}, news is listened to at
 * {@code /changes}.
 */
public final class HttpTransport implements AutoCloseable {

	/** Seconds that a browser has for a request; a client that takes longer only keeps others from being heard. */
	private static final String MOST_SECONDS = "30";
	/** What the server of the platform calls that; it reads it when it is first used. */
	private static final String LIMIT = "sun.net.httpserver.maxReqTime";

	static {
		if (System.getProperty(LIMIT) == null) {
			System.setProperty(LIMIT, MOST_SECONDS);
		}
	}

	private final HostedGames games;
	private final HttpServer server;
	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	/**
	 * Listens from now on.
	 *
	 * @param port 0 for any that is free
	 * @param files a folder with a front end that runs in a browser; null when there is no need of it
	 * @throws IOException when the port is taken, or there is no such folder
	 */
	public HttpTransport(HostedGames games, int port, @Nullable Path files) throws IOException {
		this.games = games;
		Path folder = files == null ? null : files.toRealPath();
		server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
		server.setExecutor(threads);
		handle("/rpc", new QuestionHandler(new Conversation(games)));
		handle("/changes", new NewsHandler(games));
		if (folder != null) {
			handle("/", new FileHandler(folder));
		}
		server.start();
	}

	private void handle(String path, HttpHandler handler) {
		server.createContext(path, handler).getFilters().add(new LocalOnly());
	}

	/** Where it listens. */
	public String address() {
		return "http://localhost:" + server.getAddress().getPort() + "/";
	}

	/** Ends all games and hangs up. */
	@Override
	public void close() {
		games.close();
		server.stop(0);
		threads.shutdownNow();
	}
}
