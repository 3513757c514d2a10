package org.hullwright.lang.server;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;

/** The editor at the other end: what it can do, and what is told to it. */
final class Editor {

	private static final List<String> WATCHED = List.of("**/*.hull", "**/*.{png,jpg,jpeg,svg}");

	private final Map<String, WorkDoneProgress> running = new ConcurrentHashMap<>();
	private volatile @Nullable LanguageClient client;
	private volatile ClientCapabilities abilities = new ClientCapabilities();

	/** Begins to talk to this one. */
	void connect(LanguageClient connected) {
		client = connected;
	}

	private LanguageClient client() {
		return Objects.requireNonNull(client, "nothing is told before there is somebody to talk to");
	}

	/** Learns what the editor can do; null when it does not say. */
	void introduce(@Nullable ClientCapabilities told) {
		abilities = told == null ? new ClientCapabilities() : told;
	}

	/** Whether places to fill in may be part of a completion. */
	boolean fillsIn() {
		return Optional.ofNullable(abilities.getTextDocument()).map(TextDocumentClientCapabilities::getCompletion)
				.map(CompletionCapabilities::getCompletionItem).map(CompletionItemCapabilities::getSnippetSupport).orElse(false);
	}

	/** Asks to be told when files of Hull and pictures change on disk, if the editor can do that. */
	void watchFiles() {
		boolean watches = Optional.ofNullable(abilities.getWorkspace()).map(WorkspaceClientCapabilities::getDidChangeWatchedFiles)
				.map(DidChangeWatchedFilesCapabilities::getDynamicRegistration).orElse(false);
		if (watches) {
			var options = new DidChangeWatchedFilesRegistrationOptions(
					WATCHED.stream().map(files -> new FileSystemWatcher(Either.forLeft(files))).toList());
			client().registerCapability(
					new RegistrationParams(List.of(new Registration("hull-files", "workspace/didChangeWatchedFiles", options))));
		}
	}

	/** Says all that is wrong with a document. The version is that of the editor; null for what is not open in it. */
	void tell(String address, List<Diagnostic> problems, @Nullable Integer version) {
		client().publishDiagnostics(new PublishDiagnosticsParams(address, problems, version));
	}

	/** Has what is told of declarations asked for again, where the editor can. */
	void refreshLenses() {
		boolean refreshes = Optional.ofNullable(abilities.getWorkspace()).map(WorkspaceClientCapabilities::getCodeLens)
				.map(CodeLensWorkspaceCapabilities::getRefreshSupport).orElse(false);
		if (refreshes) {
			client().refreshCodeLenses();
		}
	}

	/** Notes a fault of ours in the editor's log. */
	void log(String text, Throwable fault) {
		client().logMessage(new MessageParams(MessageType.Error, text + ": " + fault));
	}

	/** Shows that something takes a while, where the editor can. The end must be told. */
	WorkDoneProgress begin(String title) {
		String token = UUID.randomUUID().toString();
		boolean shows = Optional.ofNullable(abilities.getWindow()).map(WindowClientCapabilities::getWorkDoneProgress).orElse(false);
		var progress = new WorkDoneProgress(token, shows ? client() : null, () -> running.remove(token));
		running.put(token, progress);
		if (shows) {
			client().createProgress(new WorkDoneProgressCreateParams(Either.forLeft(token)));
		}
		progress.begin(title);
		return progress;
	}

	/** Hears that the client has cancelled. */
	void cancelled(Either<String, Integer> token) {
		WorkDoneProgress progress = token.isLeft() ? running.get(token.getLeft()) : null;
		if (progress != null) {
			progress.cancel();
		}
	}
}
