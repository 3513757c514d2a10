package org.hullwright.lang.server;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.TextRange;

/** What is open in the editor. Takes over each change of a text; nothing is worked out here, so that typing waits for nothing. */
final class OpenDocuments {

	private final HullLanguageService service;
	private final Map<URI, Open> open = new ConcurrentHashMap<>();

	OpenDocuments(HullLanguageService service) {
		this.service = service;
	}

	/**
	 * A document as the editor knows it.
	 *
	 * @param address as the editor spells it
	 * @param version as the editor counts
	 */
	record Open(String address, int version) {}

	/** Takes over the text of a document that was opened. */
	void open(TextDocumentItem opened) {
		URI document = Addresses.document(opened.getUri());
		service.workspace().setText(document, opened.getText());
		open.put(document, new Open(opened.getUri(), opened.getVersion()));
	}

	/** Makes changes one after the other. A document that is not open has no text to be changed: that is passed over. */
	void change(VersionedTextDocumentIdentifier changed, List<TextDocumentContentChangeEvent> changes) {
		URI document = Addresses.document(changed.getUri());
		if (open.containsKey(document)) {
			String text = service.workspace().text(document);
			for (TextDocumentContentChangeEvent change : changes) {
				text = changed(text, change);
			}
			service.workspace().setText(document, text);
			open.put(document, new Open(changed.getUri(), changed.getVersion() == null ? 0 : changed.getVersion()));
		}
	}

	private static String changed(String text, TextDocumentContentChangeEvent change) {
		if (change.getRange() == null) {
			return change.getText();
		}
		TextRange range = new Lines(text).range(change.getRange());
		return text.substring(0, range.offset()) + change.getText() + text.substring(range.end());
	}

	/** Lets a document go; its file counts again. */
	void close(URI document) {
		open.remove(document);
		service.workspace().close(document);
	}

	/** How the editor knows a document; empty when it is not open. */
	Optional<Open> find(URI document) {
		return Optional.ofNullable(open.get(document));
	}

	/** All that is open. */
	List<URI> all() {
		return List.copyOf(open.keySet());
	}
}
