package org.hullwright.editor.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.library.CoreLibrary;

/**
 * A text that is open somewhere, under its address. Texts of comparisons and of the history have none: for them there are no answers, only
 * the colours of words. The core library is in no file either; it is known by what it says, for nobody can change it.
 *
 * @param address for the language service
 * @param document the text
 */
public record HullDocument(URI address, IDocument document) {

	/** The open text behind a document. */
	public static Optional<HullDocument> of(IDocument document) {
		if (document == null) {
			return Optional.empty();
		}
		ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(document);
		if (buffer != null && buffer.getFileStore() != null) {
			return Optional.of(new HullDocument(buffer.getFileStore().toURI(), document));
		}
		return Library.TEXT.equals(document.get())
				? Optional.of(new HullDocument(HullLanguageService.LIBRARY, document))
				: Optional.empty();
	}

	/** Another one after each change. Only for the thread that changes the text. */
	public long stamp() {
		return ((IDocumentExtension4) document).getModificationStamp();
	}

	/** The language service, which hears of every change of the text by itself. Waits until it has started, so not for the UI thread. */
	public HullLanguageService language() {
		return HullEditorPlugin.language();
	}

	/** The text of the core library, read when it is first looked for. */
	private static final class Library {

		private static final String TEXT = read();

		private static String read() {
			try (InputStream text = CoreLibrary.open()) {
				return new String(text.readAllBytes(), StandardCharsets.UTF_8);
			} catch (IOException broken) {
				throw new UncheckedIOException("The core library cannot be read", broken);
			}
		}
	}
}
