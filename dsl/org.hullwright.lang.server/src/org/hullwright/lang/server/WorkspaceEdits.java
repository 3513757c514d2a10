package org.hullwright.lang.server;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.TextChange;

/** Changes of documents, as the protocol tells them. */
final class WorkspaceEdits {

	private final Locations locations;

	WorkspaceEdits(HullLanguageService service) {
		this.locations = new Locations(service);
	}

	WorkspaceEdit of(Map<URI, List<TextChange>> changes) {
		Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
		changes.forEach((document, made) -> edits.put(document.toString(),
				made.stream().map(change -> new TextEdit(locations.range(document, change.range()), change.text())).toList()));
		return new WorkspaceEdit(edits);
	}
}
