package org.hullwright.playtest.balance;

import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** Makes experiments in the background; what was made before somebody cancelled is told as well. */
public final class BalanceJob extends Job {

	/** All such jobs belong to it. */
	public static final Object FAMILY = BalanceJob.class;
	private final Measuring measuring;
	private final Measuring.Wish wish;
	private final @Nullable Integer games;
	private final Balance before;
	private final Consumer<Balance> listener;

	/**
	 * @param games of each variant; null for as many as the experiments say
	 * @param listener is told of each step, on threads of the job
	 */
	BalanceJob(String pack, Measuring measuring, Measuring.Wish wish, @Nullable Integer games, Balance before, Consumer<Balance> listener) {
		super("Measuring the balance of " + pack);
		this.measuring = measuring;
		this.wish = wish;
		this.games = games;
		this.before = before;
		this.listener = listener;
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, getName(), IProgressMonitor.UNKNOWN);
		measuring.run(wish, games, before, now -> {
			now.trials().stream()
					.flatMap(trial -> trial.variants().stream().filter(tried -> tried.standing() instanceof MeasurementState.Playing)
							.map(tried -> trial.title()))
					.findFirst().ifPresent(progress::subTask);
			listener.accept(now);
		}, monitor::isCanceled);
		return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
	}

	@NonNullByDefault({})
	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}
}
