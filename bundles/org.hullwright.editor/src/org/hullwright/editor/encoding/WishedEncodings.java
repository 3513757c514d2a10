package org.hullwright.editor.encoding;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.text.TextBufferListener;

/**
 * Gives up the encoding that an author has set for an open file when the file is not in it: what was misread would be lost with the next
 * saving. The file is then read by what is in it.
 */
public final class WishedEncodings extends TextBufferListener {

	private static final int SHOWN = 15_000; // milliseconds

	@NonNullByDefault({})
	@Override
	public void bufferCreated(IFileBuffer buffer) {
		hullText(buffer).map(text -> FileBuffers.getWorkspaceFileAtLocation(text.getLocation()))
				.ifPresent(file -> new Look(file).schedule());
	}

	@NonNullByDefault({})
	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		// nothing of it is to be saved any more
	}

	@NonNullByDefault({})
	@Override
	public void bufferContentReplaced(IFileBuffer buffer) {
		bufferCreated(buffer);
	}

	/** Looks at one file, aside. */
	private static final class Look extends WorkspaceJob {

		private final IFile file;

		Look(IFile file) {
			super("Looking at the encoding of " + file.getName());
			this.file = file;
			setSystem(true);
			setRule(file.getWorkspace().getRuleFactory().charsetRule(file));
		}

		@NonNullByDefault({})
		@Override
		public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
			String wished = file.exists() ? file.getCharset(false) : null; // the framework's word for no wish
			if (wished != null && !isIn(wished)) {
				file.setCharset(null, monitor);
				Display window = PlatformUI.getWorkbench().getDisplay();
				window.asyncExec(() -> tell(wished, window));
			}
			return Status.OK_STATUS;
		}

		private boolean isIn(String encoding) throws CoreException {
			try {
				Charset.forName(encoding).newDecoder().decode(ByteBuffer.wrap(file.readAllBytes()));
				return true;
			} catch (CharacterCodingException | IllegalCharsetNameException | UnsupportedCharsetException misread) {
				return false;
			}
		}

		private void tell(String encoding, Display window) {
			NotificationPopup.forDisplay(window).title(file.getName() + " is not in " + encoding, true)
					.text("Some of its characters would be lost with the next saving.\nIt is read in " + read()
							+ " again, by what is in it.")
					.delay(SHOWN).open();
		}

		private String read() {
			try {
				return file.getCharset();
			} catch (CoreException gone) {
				return "its own encoding";
			}
		}
	}
}
