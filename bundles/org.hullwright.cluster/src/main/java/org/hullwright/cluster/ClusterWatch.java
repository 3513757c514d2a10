package org.hullwright.cluster;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

import org.apache.spark.api.java.JavaSparkContext;
import org.hullwright.cli.cluster.ClusterProblem;

/** Looks, while results are waited for, whether anybody is there who plays: Spark itself would wait for ever. */
final class ClusterWatch {

	private static final long EVERY = Duration.ofSeconds(2).toNanos();
	/** Without any worker, until that is told: one that restarts is back by then. */
	private static final long PATIENCE = Duration.ofSeconds(15).toNanos();

	/** So many processes of workers for each task that could run end one after the other only when something is wrong with all of them. */
	private static final int MOST_LOST = 4;
	private static final int SOME_LOST = 12;

	private final JavaSparkContext context;
	private final Masters masters;
	private final Consumer<String> remarks;
	private final LostWorkers lost = new LostWorkers();
	private long next = System.nanoTime();
	private long alive = System.nanoTime();
	private boolean told;

	/** @param remarks hears, once for each time, that no worker is there */
	ClusterWatch(JavaSparkContext context, Masters masters, Consumer<String> remarks) {
		this.context = context;
		this.masters = masters;
		this.remarks = remarks;
		context.sc().addSparkListener(lost);
	}

	/** Results have come. */
	void heard() {
		lost.forget();
		alive = System.nanoTime();
		told = false;
	}

	/** @throws ClusterProblem when there is neither a worker nor a master who could find one, or all workers fail */
	void look() throws ClusterProblem {
		long now = System.nanoTime();
		if (now < next) {
			return;
		}
		next = now + EVERY;
		if (lost.count() > Math.max(SOME_LOST, MOST_LOST * context.defaultParallelism())) {
			throw new ClusterProblem("The workers of " + masters.address() + " end before they have played a game: "
					+ lost.reason().lines().findFirst().orElse("")
					+ ". Their pages, which the master's page leads to, have what they said at last");
		}
		if (hasWorkers()) {
			alive = now;
			told = false;
		} else if (now - alive > PATIENCE) {
			Optional<String> lost = masters.lost();
			if (lost.isPresent()) {
				throw new ClusterProblem("No worker plays any longer, and nobody finds another. " + lost.get());
			}
			if (!told) {
				told = true;
				remarks.accept("No worker of " + masters.address() + " is free to play. Games go on when one is; Ctrl+C ends it early. "
						+ "The master's page shows which workers there are and what they do");
			}
		}
	}

	/** The driver itself is among them. */
	private boolean hasWorkers() {
		return context.statusTracker().getExecutorInfos().length > 1;
	}
}
