package org.hullwright.playtest.playdialog;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * A background job that reads something for a panel. What it has found is told in the UI thread, unless the job was abandoned by then or
 * the panel is gone. To be made in the UI thread.
 */
@NonNullByDefault
final class ReadingJob extends Job {

	private final Reading reading;
	private final Consumer<RuntimeException> failed;
	private final Control panel;
	private final Display display; // not to be asked of a panel that may be gone by then
	private boolean abandoned; // known in the UI thread alone

	/** What is read. */
	interface Reading {

		/**
		 * Reads, in some other thread.
		 *
		 * @param cancelled whether nobody waits for it any more
		 * @return tells what was found, in the UI thread
		 */
		Runnable read(BooleanSupplier cancelled);
	}

	/**
	 * A job that has not begun.
	 *
	 * @param name by which people see it among what runs in the background
	 * @param failed tells that it could not be read, in the UI thread
	 */
	ReadingJob(String name, Control panel, Reading reading, Consumer<RuntimeException> failed) {
		super(name);
		this.reading = reading;
		this.failed = failed;
		this.panel = panel;
		this.display = panel.getDisplay();
	}

	/** Cancels it; whatever it has found already is not told. In the UI thread. */
	void abandon() {
		abandoned = true;
		cancel();
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		try {
			tell(reading.read(monitor::isCanceled));
		} catch (OperationCanceledException | CancellationException other) {
			return Status.CANCEL_STATUS;
		} catch (RuntimeException fault) {
			tell(() -> failed.accept(fault));
		}
		return Status.OK_STATUS;
	}

	private void tell(Runnable told) {
		display.asyncExec(() -> {
			if (!panel.isDisposed() && !abandoned) {
				told.run();
			}
		});
	}

	@NonNullByDefault({})
	@Override
	public boolean belongsTo(Object family) {
		return family == PlayDialog.FAMILY;
	}
}
