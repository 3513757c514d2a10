package org.hullwright.lang.server;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.hullwright.lang.ide.HullLanguageService;

/** What an editor talks to: says what can be asked, and passes on what is. */
@NonNullByDefault({ DefaultLocation.RETURN_TYPE, DefaultLocation.FIELD }) // the protocol says nothing of its parameters
final class HullServer implements LanguageServer, LanguageClientAware {

	private final HullLanguageService service;
	private final ExecutorService threads;
	private final Editor editor = new Editor();
	private final OpenDocuments open;
	private final WorkspacePacks packs;
	private final ProblemReports problems;
	private final DocumentRequests documents;
	private final WorkspaceRequests workspace;
	private final CompletableFuture<Boolean> end = new CompletableFuture<>();
	private volatile boolean told;

	HullServer(HullLanguageService service, ExecutorService threads) {
		this.service = service;
		this.threads = threads;
		open = new OpenDocuments(service);
		packs = new WorkspacePacks(service);
		problems = new ProblemReports(service, open, packs, editor);
		var questions = new BackgroundRequests(service, threads);
		documents = new DocumentRequests(service, questions, open, problems, editor);
		workspace = new WorkspaceRequests(service, questions, packs, problems);
	}

	@Override
	public void connect(LanguageClient client) {
		editor.connect(client);
	}

	@Override
	public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
		editor.introduce(params.getCapabilities());
		packs.open(folders(params).map(Addresses::folder).filter(Objects::nonNull).toList());
		return CompletableFuture.completedFuture(new InitializeResult(Capabilities.ours(), new ServerInfo("Hullwright")));
	}

	@SuppressWarnings("deprecation") // older editors still say the root alone
	private static Stream<String> folders(InitializeParams params) {
		List<WorkspaceFolder> folders = params.getWorkspaceFolders();
		return folders != null ? folders.stream().map(WorkspaceFolder::getUri) : Stream.ofNullable(params.getRootUri());
	}

	@Override
	public void initialized(InitializedParams params) {
		editor.watchFiles();
		problems.checkAll();
		threads.execute(this::warmUp);
	}

	private void warmUp() {
		try {
			service.writing().warmUp(end::isDone);
		} catch (RuntimeException fault) {
			editor.log("Content assist could not be warmed up; the first proposals will take longer", fault);
		}
	}

	@Override
	public CompletableFuture<Object> shutdown() {
		told = true;
		problems.stop();
		return CompletableFuture.completedFuture(null);
	}

	@Override
	public void exit() {
		problems.stop();
		end.complete(told);
	}

	/** Waits until the editor has left; whether it said so before. */
	boolean untilEnd() {
		return end.join();
	}

	@Override
	public void cancelProgress(WorkDoneProgressCancelParams params) {
		editor.cancelled(params.getToken());
	}

	@Override
	public void setTrace(SetTraceParams params) {
		// nothing more is told than is always told
	}

	@Override
	public TextDocumentService getTextDocumentService() {
		return documents;
	}

	@Override
	public WorkspaceService getWorkspaceService() {
		return workspace;
	}
}
