package org.hullwright.editor.archive;

import org.eclipse.core.runtime.SubMonitor;
import org.hullwright.export.archive.Progress;

/** Shows in the window how far an export or import has come, and stops it when that is cancelled. */
final class MonitoredProgress implements Progress {

	private final SubMonitor monitor;

	MonitoredProgress(SubMonitor monitor) {
		this.monitor = monitor;
	}

	@Override
	public void at(String file, int done, int all) {
		monitor.setWorkRemaining(all - done).subTask(file);
		monitor.split(1); // tells of a cancellation
	}
}
