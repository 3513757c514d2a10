package org.hullwright.playtest.workbench;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.hullwright.playtest.session.PlaySession;

/** Tells, among all else that is under way, that a game goes on without asking anybody. Whoever cancels it wants the game to stop. */
final class GoingOnJob extends Job {

	/** What is shorter than this nobody has to be told of, in milliseconds. */
	static final long MOMENT = 600;
	private static final long EVERY = 150; // milliseconds between two looks at the game
	private final PlaySession session;
	private final Runnable stop;
	private volatile boolean over;

	/** @param stop is run on the thread of the job */
	GoingOnJob(PlaySession session, Runnable stop) {
		super("Bots are deciding");
		this.session = session;
		this.stop = stop;
	}

	/** Says no more of what went on before, and stops nothing. */
	void giveUp() {
		over = true;
		cancel();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, getName(), IProgressMonitor.UNKNOWN);
		try {
			while (session.isGoingOn() && !monitor.isCanceled()) {
				progress.subTask("decision " + (session.decided() + 1));
				Thread.sleep(EVERY);
			}
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
			return Status.CANCEL_STATUS;
		}
		if (session.isGoingOn() && !over) {
			stop.run();
			return Status.CANCEL_STATUS;
		}
		return Status.OK_STATUS;
	}

	/** The jobs of play-tests. */
	@Override
	public boolean belongsTo(Object family) {
		return family == GoingOnJob.class;
	}
}
