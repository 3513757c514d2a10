package org.hullwright.editor.recovery;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.editor.recovery.RecoveryArea.Unsaved;
import org.hullwright.editor.text.TextBufferListener;
import org.hullwright.editor.text.TextMirror;

/**
 * Crash recovery: watches all open texts and, debounced, keeps those with unsaved changes in the recovery area; an author whose workbench
 * is killed loses what was typed in the last moment, and no more. What is saved, reverted or deliberately thrown away is removed there.
 */
final class UnsavedTexts extends TextBufferListener {

	/** What a test joins to wait until everything is kept. */
	static final Object FAMILY = UnsavedTexts.class;

	private static final int MOMENT = 400; // milliseconds from the first change that is not kept yet

	private final RecoveryArea area;
	private final Map<IFileBuffer, Watch> watches = new ConcurrentHashMap<>();

	UnsavedTexts(RecoveryArea area) {
		this.area = area;
	}

	/** Begins to watch a buffer; those that are opened later are watched by themselves. */
	@NonNullByDefault({})
	@Override
	public void bufferCreated(IFileBuffer buffer) {
		hullText(buffer).ifPresent(text -> watches.computeIfAbsent(buffer, key -> new Watch(text)).start());
	}

	/** The program is not told whether a buffer is thrown away or merely closed, because a dirty one is never merely closed. */
	@NonNullByDefault({})
	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		Watch watch = watches.remove(buffer);
		if (watch != null) {
			watch.end();
		}
	}

	@NonNullByDefault({})
	@Override
	public void dirtyStateChanged(IFileBuffer buffer, boolean isDirty) {
		Watch watch = watches.get(buffer);
		if (watch != null) {
			watch.schedule(MOMENT);
		}
	}

	@NonNullByDefault({})
	@Override
	public void bufferContentReplaced(IFileBuffer buffer) {
		dirtyStateChanged(buffer, false);
	}

	@NonNullByDefault({})
	@Override
	public void underlyingFileDeleted(IFileBuffer buffer) {
		dirtyStateChanged(buffer, buffer.isDirty());
	}

	/** One open text. Runs as a job, never on the UI thread: a slow disk must not be felt while typing. */
	private final class Watch extends Job {

		private final ITextFileBuffer buffer;
		private final IPath file;
		private final TextMirror mirror;
		private boolean ended;

		Watch(ITextFileBuffer buffer) {
			super("Keeping unsaved text");
			this.buffer = buffer;
			this.file = buffer.getLocation();
			setSystem(true);
			setPriority(DECORATE);
			mirror = TextMirror.of(buffer.getDocument(), () -> schedule(MOMENT));
		}

		void start() {
			if (buffer.isDirty()) {
				schedule(MOMENT);
			}
		}

		void end() {
			mirror.end();
			synchronized (this) {
				ended = true;
			}
			schedule();
		}

		@NonNullByDefault({})
		@Override
		public boolean belongsTo(Object family) {
			return family == FAMILY;
		}

		@NonNullByDefault({})
		@Override
		protected synchronized IStatus run(IProgressMonitor monitor) {
			try {
				if (!ended && buffer.isDirty()) {
					area.keep(new Unsaved(file, mirror.text()));
				} else {
					area.forget(file);
				}
			} catch (IOException failure) {
				// the author can go on; told in the log once a quiet moment, not in a dialog at every key
				ILog.of(UnsavedTexts.class).warn("Unsaved changes of " + file + " could not be kept", failure);
			}
			return Status.OK_STATUS;
		}
	}
}
