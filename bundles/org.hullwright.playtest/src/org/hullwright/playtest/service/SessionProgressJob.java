package org.hullwright.playtest.service;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.playtest.session.PlaySession;

/** Tells, among all else that is under way, that a game goes on without asking a player. A user who cancels it wants the game to stop. */
final class SessionProgressJob extends Job {

	/** What is shorter than this nobody has to be told of, in milliseconds. */
	static final long MOMENT = 600;
	private static final long EVERY = 150; // milliseconds between two tellings of how far it is
	private final PlaySession session;
	private final Runnable told;
	private final Runnable stop;
	private final CountDownLatch over = new CountDownLatch(1);

	/**
	 * @param told is run when there is something to tell, on the thread of the job
	 * @param stop is run when it is cancelled, on that thread too
	 */
	SessionProgressJob(PlaySession session, Runnable told, Runnable stop) {
		super("Bots are deciding");
		this.session = session;
		this.told = told;
		this.stop = stop;
	}

	/** The game has stopped, or goes on in another way: there is nothing more to tell, and nothing to stop. */
	void end() {
		over.countDown();
		cancel(); // it may not have begun
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(getName(), IProgressMonitor.UNKNOWN); // whoever divides it would make it a known part of nothing, and tell 0 %
		told.run();
		try {
			while (!over.await(EVERY, TimeUnit.MILLISECONDS)) {
				if (monitor.isCanceled()) {
					stop.run();
					return Status.CANCEL_STATUS;
				}
				monitor.subTask("decision " + (session.decided() + 1));
			}
			return Status.OK_STATUS;
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
			return Status.CANCEL_STATUS;
		}
	}

	/** The jobs of play-tests. */
	@NonNullByDefault({})
	@Override
	public boolean belongsTo(Object family) {
		return family == SessionProgressJob.class;
	}
}
