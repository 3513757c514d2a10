package org.hullwright.lang.server;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.hullwright.lang.ide.HullIdeSetup;

/** A conversation with one editor over two streams, until it says goodbye or hangs up. */
public final class LanguageServerSession {

	private final InputStream in;
	private final OutputStream out;

	/**
	 * @param in what the editor writes
	 * @param out what the editor reads; nothing else may be written there
	 */
	public LanguageServerSession(InputStream in, OutputStream out) {
		this.in = in;
		this.out = out;
	}

	/** Talks. Whether the editor ended it as it should, saying so before it left. */
	public boolean serve() {
		ExecutorService threads = Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("Hull question ", 1).factory());
		var server = new HullServer(HullIdeSetup.start(), threads);
		Launcher<LanguageClient> launcher = new LSPLauncher.Builder<LanguageClient>().setLocalService(server)
				.setRemoteInterface(LanguageClient.class)
				.setInput(in).setOutput(out).setExecutorService(threads).validateMessages(true).create();
		server.connect(launcher.getRemoteProxy());
		Future<Void> listening = launcher.startListening();
		threads.execute(() -> {
			waitFor(listening);
			server.exit();
		});
		boolean properly = server.untilEnd();
		threads.shutdownNow(); // the client has gone
		return properly;
	}

	private static void waitFor(Future<Void> listening) {
		try {
			listening.get();
		} catch (InterruptedException ended) {
			Thread.currentThread().interrupt();
		} catch (ExecutionException hungUp) {
			System.getLogger(LanguageServerSession.class.getName()).log(System.Logger.Level.WARNING, "The editor cannot be heard any more",
					hungUp);
		}
	}
}
