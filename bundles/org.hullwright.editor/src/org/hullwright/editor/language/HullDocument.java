package org.hullwright.editor.language;

import java.net.URI;
import java.util.Optional;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.jface.text.IDocument;
import org.hullwright.lang.ide.HullLanguageService;

/**
 * A text that is open somewhere, under its address. Texts of comparisons, of the history and of the core library have none: for them there
 * are no answers, only the colours of words.
 *
 * @param address  for the language service
 * @param document the text
 */
public record HullDocument(URI address, IDocument document) {

	/** The open text behind a document. */
	public static Optional<HullDocument> of(IDocument document) {
		if (document == null) {
			return Optional.empty();
		}
		ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(document);
		return buffer == null || buffer.getFileStore() == null ? Optional.empty() : Optional.of(new HullDocument(buffer.getFileStore().toURI(), document));
	}

	/** The language service, which from now on knows this text as it is at this moment. */
	public HullLanguageService language() {
		HullLanguageService language = HullEditorPlugin.language();
		language.setText(address, document.get());
		return language;
	}
}
