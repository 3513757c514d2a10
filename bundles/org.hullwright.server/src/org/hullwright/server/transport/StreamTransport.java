package org.hullwright.server.transport;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.hullwright.server.protocol.GameClient;
import org.hullwright.server.protocol.HostedGames;

/** Talks with one front end over two streams, each message after its length as in the language-server protocol, until it hangs up. */
public final class StreamTransport {

	private final HostedGames games;
	private final InputStream in;
	private final OutputStream out;

	/**
	 * @param in what the front end writes
	 * @param out what it reads; nothing else may be written there
	 */
	public StreamTransport(HostedGames games, InputStream in, OutputStream out) {
		this.games = games;
		this.in = in;
		this.out = out;
	}

	/** Talks until the other side hangs up. */
	public void serve() {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			Launcher<GameClient> launcher = new Launcher.Builder<GameClient>().setLocalService(games).setRemoteInterface(GameClient.class).setInput(in).setOutput(out)
					.setExecutorService(threads).setExceptionHandler(Conversation::fault).create();
			GameClient client = launcher.getRemoteProxy();
			games.addListener(client);
			try {
				launcher.startListening().get();
			} catch (ExecutionException hungUp) {
				System.getLogger(StreamTransport.class.getName()).log(System.Logger.Level.WARNING, "The front end cannot be heard any more", hungUp);
			} catch (InterruptedException ended) {
				Thread.currentThread().interrupt();
			} finally {
				games.removeListener(client);
				games.close();
			}
		}
	}
}
