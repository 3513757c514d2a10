package org.hullwright.playtest.packtests;

import java.nio.file.Path;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.playtest.preparation.PackTestRun;
import org.hullwright.playtest.preparation.PackTester;

/** Runs the tests of a pack in the background, with progress; what was run before somebody cancelled is told as well. */
public final class PackTestJob extends Job {

	/** All such jobs belong to it. */
	public static final Object FAMILY = PackTestJob.class;
	private final PackTester tester;
	private final Path folder;
	private final Set<Path> libraries;
	private final Consumer<PackTestRun> listener;

	/** @param listener is told on the thread of the job */
	PackTestJob(PackTester tester, Path folder, Set<Path> libraries, Consumer<PackTestRun> listener) {
		super("Testing " + folder.getFileName());
		this.tester = tester;
		this.folder = folder;
		this.libraries = Set.copyOf(libraries);
		this.listener = listener;
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, getName(), IProgressMonitor.UNKNOWN);
		PackTestRun run = tester.run(folder, libraries, new PackTester.Progress() {

			@Override
			public void began(int tests) {
				progress.setWorkRemaining(tests);
			}

			@Override
			public void ranOne() {
				progress.worked(1);
			}
		}, monitor::isCanceled);
		listener.accept(run);
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	@NonNullByDefault({})
	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}
}
