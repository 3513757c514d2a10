package org.hullwright.cluster;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Counts processes of workers that ended since the last results came. Spark itself begins new ones for ever. */
final class LostWorkers extends SparkListener {

	private int lost;
	private String reason = "";

	@Override
	@NonNullByDefault({})
	public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
		lost++;
		reason = removed.reason();
	}

	/** Begins to count anew. */
	synchronized void forget() {
		lost = 0;
	}

	/** How many there were. */
	synchronized int count() {
		return lost;
	}

	/** Why the last one ended, as Spark says. */
	synchronized String reason() {
		return reason;
	}
}
