package org.hullwright.lang.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentContentParams;
import org.eclipse.lsp4j.TextDocumentContentResult;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.hullwright.lang.ide.HullLanguageService;

/** What is asked of no document in particular, and what happens on disk. */
@NonNullByDefault({ DefaultLocation.RETURN_TYPE, DefaultLocation.FIELD }) // the protocol says nothing of its parameters
final class WorkspaceRequests implements WorkspaceService {

	private final HullLanguageService service;
	private final BackgroundRequests questions;
	private final WorkspacePacks packs;
	private final ProblemReports problems;

	WorkspaceRequests(HullLanguageService service, BackgroundRequests questions, WorkspacePacks packs, ProblemReports problems) {
		this.service = service;
		this.questions = questions;
		this.packs = packs;
		this.problems = problems;
	}

	@Override
	public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
			WorkspaceSymbolParams params) {
		return questions.about(cancelled -> {
			var locations = new Locations(service);
			return Either.forRight(service.symbols().symbols(params.getQuery(), cancelled).stream()
					.map(symbol -> new WorkspaceSymbol(symbol.name(), SymbolKinds.symbol(symbol.kind()),
							Either.forLeft(locations.of(symbol.place())), symbol.container()))
					.toList());
		});
	}

	@Override
	public CompletableFuture<TextDocumentContentResult> textDocumentContent(TextDocumentContentParams params) {
		return questions.about(params.getUri(), asked -> new TextDocumentContentResult(asked.lines().text()));
	}

	@Override
	public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
		changed(params.getChanges().stream().map(change -> Addresses.folder(change.getUri())).filter(Objects::nonNull).toList());
	}

	@Override
	public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
		packs.change(folders(params.getEvent().getRemoved()), folders(params.getEvent().getAdded()));
		problems.checkAll();
	}

	@Override
	public void didChangeConfiguration(DidChangeConfigurationParams params) {
		// there is nothing to configure
	}

	private void changed(List<Path> files) {
		packs.search();
		service.workspace().changedOnDisk(files);
		problems.check(files.stream().map(Path::toUri).map(packs::of).flatMap(Optional::stream).distinct().toList());
	}

	private static List<Path> folders(List<WorkspaceFolder> folders) {
		return folders.stream().map(WorkspaceFolder::getUri).map(Addresses::folder).filter(Objects::nonNull).toList();
	}
}
