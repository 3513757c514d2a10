package org.hullwright.editor.text;

import java.util.Optional;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.NonNullByDefault;

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

	@NonNullByDefault({})
	@Override
	public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
		// heard of again when it has been
	}

	@NonNullByDefault({})
	@Override
	public void bufferContentReplaced(IFileBuffer buffer) {
		// the document tells its own listeners
	}

	@NonNullByDefault({})
	@Override
	public void stateChanging(IFileBuffer buffer) {
		// heard of again when it has changed
	}

	@NonNullByDefault({})
	@Override
	public void stateChangeFailed(IFileBuffer buffer) {
		// the text is as it was
	}

	@NonNullByDefault({})
	@Override
	public void stateValidationChanged(IFileBuffer buffer, boolean isStateValidated) {
		// says nothing about the text
	}

	@NonNullByDefault({})
	@Override
	public void dirtyStateChanged(IFileBuffer buffer, boolean isDirty) {
		// the text is the same
	}

	@NonNullByDefault({})
	@Override
	public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
		bufferDisposed(buffer);
	}

	@NonNullByDefault({})
	@Override
	public void underlyingFileDeleted(IFileBuffer buffer) {
		bufferDisposed(buffer);
	}
}
