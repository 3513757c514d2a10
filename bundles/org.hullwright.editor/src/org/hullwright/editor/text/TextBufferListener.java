package org.hullwright.editor.text;

import java.util.Optional;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.IPath;

/** Hears of all texts that are open, and does nothing about what a listener does not care for. */
public abstract class TextBufferListener implements IFileBufferListener {

	private static final String EXTENSION = "hull";

	/** The buffer, if it is one of a Hull text. */
	protected static Optional<ITextFileBuffer> hullText(IFileBuffer buffer) {
		return buffer instanceof ITextFileBuffer text && buffer.getLocation() != null
				&& EXTENSION.equals(buffer.getLocation().getFileExtension())
						? Optional.of(text)
						: Optional.empty();
	}

	@Override
	public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
		// heard of again when it has been
	}

	@Override
	public void bufferContentReplaced(IFileBuffer buffer) {
		// the document tells its own listeners
	}

	@Override
	public void stateChanging(IFileBuffer buffer) {
		// heard of again when it has changed
	}

	@Override
	public void stateChangeFailed(IFileBuffer buffer) {
		// the text is as it was
	}

	@Override
	public void stateValidationChanged(IFileBuffer buffer, boolean isStateValidated) {
		// says nothing about the text
	}

	@Override
	public void dirtyStateChanged(IFileBuffer buffer, boolean isDirty) {
		// the text is the same
	}

	@Override
	public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
		bufferDisposed(buffer);
	}

	@Override
	public void underlyingFileDeleted(IFileBuffer buffer) {
		bufferDisposed(buffer);
	}
}
