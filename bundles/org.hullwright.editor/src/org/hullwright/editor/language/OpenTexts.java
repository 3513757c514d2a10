package org.hullwright.editor.language;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.hullwright.editor.text.TextBufferListener;
import org.hullwright.lang.ide.HullLanguageService;

/**
 * Tells the language service what is in the open texts, so that what is typed in one file counts in all others. Nobody else tells it: a text that
 * somebody holds for a question in the background may have been changed or closed meanwhile.
 */
final class OpenTexts extends TextBufferListener {

	private final HullLanguageService language;
	private final Map<IFileBuffer, IDocumentListener> listeners = new ConcurrentHashMap<>();

	private OpenTexts(HullLanguageService language) {
		this.language = language;
	}

	/** Begins to tell, about what is open and what will be. */
	static void follow(HullLanguageService language) {
		var texts = new OpenTexts(language);
		ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
		buffers.addFileBufferListener(texts);
		for (IFileBuffer buffer : buffers.getFileBuffers()) {
			texts.bufferCreated(buffer);
		}
	}

	@Override
	public void bufferCreated(IFileBuffer buffer) {
		hullText(buffer).filter(text -> text.getFileStore() != null).ifPresent(text -> listeners.computeIfAbsent(buffer, key -> {
			var listener = new Telling(text);
			text.getDocument().addDocumentListener(listener);
			listener.tell();
			return listener;
		}));
	}

	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		IDocumentListener listener = listeners.remove(buffer);
		if (listener != null) {
			((ITextFileBuffer) buffer).getDocument().removeDocumentListener(listener);
			language.workspace().close(buffer.getFileStore().toURI());
		}
	}

	/** Passing a text on is no more than keeping it: cheap enough for the thread that typed it. */
	private final class Telling implements IDocumentListener {

		private final ITextFileBuffer buffer;

		Telling(ITextFileBuffer buffer) {
			this.buffer = buffer;
		}

		@Override
		public void documentAboutToBeChanged(DocumentEvent event) {
			// told when it has
		}

		@Override
		public void documentChanged(DocumentEvent event) {
			tell();
		}

		/** One after the other: the first telling is not on the thread that types, and must not come after a later one with an older text. */
		synchronized void tell() {
			language.workspace().setText(buffer.getFileStore().toURI(), buffer.getDocument().get());
		}
	}
}
