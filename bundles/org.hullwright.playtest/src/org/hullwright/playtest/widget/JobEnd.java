package org.hullwright.playtest.widget;

import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** A listener for the end of a job, however it ends: done, failed or cancelled. */
public final class JobEnd extends JobChangeAdapter {

	private final Runnable end;

	private JobEnd(Runnable end) {
		this.end = end;
	}

	/** @param end called on a thread of the job manager */
	public static void listen(Job job, Runnable end) {
		job.addJobChangeListener(new JobEnd(end));
	}

	@NonNullByDefault({})
	@Override
	public void done(IJobChangeEvent event) {
		end.run();
	}
}
