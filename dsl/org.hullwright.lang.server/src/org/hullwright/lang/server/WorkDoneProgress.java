package org.hullwright.lang.server;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;

/** Work done progress of the Language Server Protocol: something that takes a while, as the editor shows it. */
final class WorkDoneProgress implements AutoCloseable {

	private final String token;
	private final @Nullable LanguageClient client; // null when it shows none
	private final Runnable ended;
	private volatile boolean cancelled;

	WorkDoneProgress(String token, @Nullable LanguageClient client, Runnable ended) {
		this.token = token;
		this.client = client;
		this.ended = ended;
	}

	void begin(String title) {
		var begin = new WorkDoneProgressBegin();
		begin.setTitle(title);
		begin.setCancellable(true);
		begin.setPercentage(0);
		show(begin);
	}

	/** Says what is done now, and how much of it all has been. */
	void report(String what, int percent) {
		var report = new WorkDoneProgressReport();
		report.setMessage(what);
		report.setPercentage(percent);
		show(report);
	}

	void cancel() {
		cancelled = true;
	}

	/** Whether the user of the editor has cancelled it. */
	boolean isCancelled() {
		return cancelled;
	}

	@Override
	public void close() {
		show(new WorkDoneProgressEnd());
		ended.run();
	}

	private void show(WorkDoneProgressNotification notification) {
		if (client != null) {
			client.notifyProgress(new ProgressParams(Either.forLeft(token), Either.forLeft(notification)));
		}
	}
}
