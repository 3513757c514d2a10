package org.hullwright.cluster;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

import org.hullwright.cli.cluster.ClusterProblem;
import org.hullwright.simulation.play.GameExecutor;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.results.PlanResults;

/**
 * Games on a cluster. A sliding window of jobs is under way, so that workers have something to do while the first results are taken in
 * their order, and yet what has to be kept here is bounded. Parts of jobs are made as long as a worker takes about a second for: little is
 * lost with a worker, and little of the time goes into handing them out.
 */
final class SparkRun implements GameExecutor.Run {

	private static final double SECONDS = 1;
	private static final int LONGEST = 1_000; // games in a part
	private static final int GROWTH = 8; // times the length of parts before
	private static final int PARTS_EACH = 2; // of a job, for each task that the cluster runs at once
	private static final int WINDOW = 3; // jobs
	private static final int MOST_IN_JOB = 20_000; // games

	private final Plan plan;
	private final PlanResults results;
	private final Wave.Launcher launcher;
	private final ClusterWatch watch;
	private final BooleanSupplier stopped;
	private final Deque<Wave> waves = new ArrayDeque<>();
	private Iterator<String> lines = Collections.emptyIterator();
	private long next;
	private long launched;
	private long inPart = 1;

	/**
	 * @param first number of the first game
	 * @param stopped whether the caller wants no more results
	 */
	SparkRun(Plan plan, long first, Wave.Launcher launcher, ClusterWatch watch, BooleanSupplier stopped) {
		this.plan = plan;
		this.results = new PlanResults(plan);
		this.next = first;
		this.launched = first;
		this.launcher = launcher;
		this.watch = watch;
		this.stopped = stopped;
	}

	@Override
	public Optional<GameResult> next(Duration patience) throws InterruptedException, Simulation.Stopped {
		try {
			if (!lines.hasNext() && !await(patience)) {
				return Optional.empty();
			}
		} catch (ClusterProblem problem) {
			throw new Simulation.Stopped(problem);
		}
		return Optional.of(results.read(next++, lines.next()));
	}

	/** Waits for the first job under way, and takes its results; false when it is not over by then. */
	private boolean await(Duration patience) throws InterruptedException, ClusterProblem {
		try {
			launch();
			Optional<List<Answer>> answers = answers(patience);
			if (answers.isEmpty()) {
				watch.look();
				return false;
			}
			watch.heard();
			take(answers.get(), waves.remove().games());
			return true;
		} catch (ExecutionException | IllegalStateException failed) {
			Throwable reason = failed instanceof ExecutionException && failed.getCause() != null ? failed.getCause() : failed;
			if (isWanted(patience)) {
				throw SparkWords.of(reason, launcher.address(), launcher.isStopped());
			}
			return false;
		}
	}

	private Optional<List<Answer>> answers(Duration patience) throws InterruptedException, ExecutionException {
		try {
			return Optional.of(waves.element().answers().get(patience.toMillis(), TimeUnit.MILLISECONDS));
		} catch (TimeoutException late) {
			return Optional.empty();
		}
	}

	/** When the process is told to end, Spark ends its jobs, perhaps sooner than the caller knows that no more is wanted. */
	private boolean isWanted(Duration patience) throws InterruptedException {
		if (!stopped.getAsBoolean()) {
			Thread.sleep(patience);
		}
		return !stopped.getAsBoolean();
	}

	private void launch() {
		while (waves.size() < WINDOW && launched < plan.total()) {
			long games = Math.min(inPart * launcher.slots() * PARTS_EACH, MOST_IN_JOB);
			long end = Math.min(launched + games, plan.total());
			waves.add(launcher.launch(launched, end, inPart));
			launched = end;
		}
	}

	private void take(List<Answer> answers, long games) throws ClusterProblem {
		long nanoseconds = 0;
		for (Answer answer : answers) {
			switch (answer) {
				case Answer.Played played -> nanoseconds += played.nanoseconds();
				case Answer.Refused refused -> throw new ClusterProblem(refused.reason());
			}
		}
		lines = answers.stream().map(Answer.Played.class::cast).flatMap(played -> played.results().stream()).iterator();
		double each = Math.max(nanoseconds, 1) / 1e9 / games;
		inPart = Math.clamp((long) (SECONDS / each), 1, Math.min(inPart * GROWTH, LONGEST));
	}

	@Override
	public void close() {
		if (!waves.isEmpty()) {
			launcher.cancel();
		}
	}
}
