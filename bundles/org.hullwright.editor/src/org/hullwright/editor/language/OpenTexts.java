package org.hullwright.editor.language;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.hullwright.lang.ide.HullLanguageService;

/** Tells the language service what is in the open texts, so that what is typed in one file counts in all others. */
final class OpenTexts implements IFileBufferListener {

	private static final String EXTENSION = "hull";

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
		if (buffer instanceof ITextFileBuffer text && buffer.getFileStore() != null && EXTENSION.equals(buffer.getLocation().getFileExtension())) {
			listeners.computeIfAbsent(buffer, key -> {
				var listener = new Telling(text);
				text.getDocument().addDocumentListener(listener);
				listener.tell();
				return listener;
			});
		}
	}

	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		IDocumentListener listener = listeners.remove(buffer);
		if (listener != null) {
			((ITextFileBuffer) buffer).getDocument().removeDocumentListener(listener);
			language.close(buffer.getFileStore().toURI());
		}
	}

	@Override
	public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
		// the document tells when it has changed
	}

	@Override
	public void bufferContentReplaced(IFileBuffer buffer) {
		// the document has told
	}

	@Override
	public void stateChanging(IFileBuffer buffer) {
		// of no consequence for the text
	}

	@Override
	public void dirtyStateChanged(IFileBuffer buffer, boolean isDirty) {
		// the text is the same
	}

	@Override
	public void stateValidationChanged(IFileBuffer buffer, boolean isStateValidated) {
		// of no consequence for the text
	}

	@Override
	public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
		bufferDisposed(buffer);
	}

	@Override
	public void underlyingFileDeleted(IFileBuffer buffer) {
		bufferDisposed(buffer);
	}

	@Override
	public void stateChangeFailed(IFileBuffer buffer) {
		// the text is the same
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

		void tell() {
			language.setText(buffer.getFileStore().toURI(), buffer.getDocument().get());
		}
	}
}
