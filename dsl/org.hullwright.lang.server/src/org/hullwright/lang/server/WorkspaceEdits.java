package org.hullwright.lang.server;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.TextChange;

/** Changes of documents, as the protocol tells them. A file that is not there is made first. */
final class WorkspaceEdits {

	private final HullLanguageService service;
	private final Locations locations;

	WorkspaceEdits(HullLanguageService service) {
		this.service = service;
		this.locations = new Locations(service);
	}

	WorkspaceEdit of(Map<URI, List<TextChange>> changes) {
		return changes.keySet().stream().anyMatch(this::isNew) ? withNewFiles(changes) : plain(changes);
	}

	private WorkspaceEdit plain(Map<URI, List<TextChange>> changes) {
		Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
		changes.forEach((document, made) -> edits.put(document.toString(), edits(document, made)));
		return new WorkspaceEdit(edits);
	}

	private WorkspaceEdit withNewFiles(Map<URI, List<TextChange>> changes) {
		List<Either<TextDocumentEdit, ResourceOperation>> steps = new ArrayList<>();
		changes.forEach((document, made) -> {
			if (isNew(document)) {
				steps.add(Either.forRight(new CreateFile(document.toString())));
			}
			steps.add(Either.forLeft(new TextDocumentEdit(new VersionedTextDocumentIdentifier(document.toString(), null),
					edits(document, made).stream().map(edit -> Either.<TextEdit, SnippetTextEdit>forLeft(edit)).toList())));
		});
		return new WorkspaceEdit(steps);
	}

	private List<TextEdit> edits(URI document, List<TextChange> made) {
		return made.stream().map(change -> new TextEdit(locations.range(document, change.range()), change.text())).toList();
	}

	private boolean isNew(URI document) {
		return service.workspace().version(document) == 0 && !Files.exists(Path.of(document));
	}
}
