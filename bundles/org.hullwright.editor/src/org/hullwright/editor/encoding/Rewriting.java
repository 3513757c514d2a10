package org.hullwright.editor.encoding;

import java.nio.charset.StandardCharsets;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;

/** Writes files in UTF-8 that are in another encoding. What was there before stays in the local history. */
final class Rewriting {

	private Rewriting() {}

	/** Writes what an editor would show, or what is typed in an open one. */
	static void inUtf8(IFile file, IProgressMonitor monitor) throws CoreException {
		var progress = SubMonitor.convert(monitor, 3);
		ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
		IPath path = file.getFullPath();
		buffers.connect(path, LocationKind.IFILE, progress.split(1));
		try {
			ITextFileBuffer text = buffers.getTextFileBuffer(path, LocationKind.IFILE);
			file.setContents(text.getDocument().get().getBytes(StandardCharsets.UTF_8), IResource.KEEP_HISTORY, progress.split(1));
			file.setCharset(null, progress.split(1)); // the framework's word for no wish: as the content says
			text.revert(null); // to the same text, which is saved now
		} finally {
			buffers.disconnect(path, LocationKind.IFILE, null);
		}
	}
}
