package org.hullwright.playtest.balance;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.lower.LoweringException;
import org.hullwright.engine.tree.World;
import org.hullwright.playtest.session.PackPreparer;
import org.hullwright.playtest.session.PreparedGames;
import org.hullwright.simulation.experiment.ExperimentRunner;
import org.hullwright.simulation.experiment.Progress;
import org.hullwright.simulation.experiment.Variant;

/** Makes experiments of a pack. Takes its time: not for the thread of the window. */
public final class Measuring {

	private static final long EVERY = 200_000_000L; // nanoseconds between two tellings of how far it is
	private final PackPreparer preparer;
	private final Path folder;
	private final Collection<Path> libraries;

	/**
	 * @param preparer loads the pack, or tells why it cannot
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public Measuring(PackPreparer preparer, Path folder, Collection<Path> libraries) {
		this.preparer = preparer;
		this.folder = folder;
		this.libraries = Set.copyOf(libraries);
	}

	/** What is to be made. */
	public sealed interface Wish {

		/** Nothing: only to see what there is. */
		record Look() implements Wish {
		}

		/** One of the experiments, by its position; none when there is no such one. */
		record One(int trial) implements Wish {
		}

		/** Every experiment. */
		record All() implements Wish {
		}
	}

	/**
	 * Makes what is wished for, until somebody cancels.
	 *
	 * @param games of each variant; empty for as many as the experiments say
	 * @param before what was found before, which is kept where it still holds
	 * @param told of each step, on the thread of the caller or one that plays, one after the other
	 */
	public void run(Wish wish, Optional<Integer> games, Balance before, Consumer<Balance> told, CancelIndicator cancel) {
		switch (preparer.games(folder, libraries, cancel)) {
			case PreparedGames.Broken(var problems) -> told.accept(new Balance(folder.getFileName().toString(), Optional.empty(), List.of(), problems));
			case PreparedGames.Ready(var programs, var version) -> {
				World world = programs.apply(Set.of()).world();
				List<Trial> trials = world.ownExperiments().stream().map(experiment -> Trial.of(experiment, world, games)).toList();
				List<Integer> wanted = wanted(wish, trials.size());
				Balance now = new Balance(world.pack() + " " + world.version(), Optional.of(version), trials, List.of()).keeping(before, wanted);
				new Run(new ExperimentRunner(programs, threads()), told, cancel, now).make(wanted);
			}
		}
	}

	private static List<Integer> wanted(Wish wish, int trials) {
		return switch (wish) {
			case Wish.Look look -> List.of();
			case Wish.One(int trial) -> trial < trials ? List.of(trial) : List.of();
			case Wish.All all -> IntStream.range(0, trials).boxed().toList();
		};
	}

	/** One processor is left to the window. */
	private static int threads() {
		return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
	}

	/** The experiments of one wish, one after the other. */
	private static final class Run {

		private final ExperimentRunner runner;
		private final Consumer<Balance> told;
		private final CancelIndicator cancel;
		private Balance balance;
		private long last; // nanoseconds; when it was told how far it is

		Run(ExperimentRunner runner, Consumer<Balance> told, CancelIndicator cancel, Balance balance) {
			this.runner = runner;
			this.told = told;
			this.cancel = cancel;
			this.balance = balance;
		}

		void make(List<Integer> wanted) {
			told.accept(balance);
			for (int trial : wanted) {
				for (int variant = 0; variant < balance.trials().get(trial).variants().size() && !cancel.isCanceled(); variant++) {
					become(trial, variant, made(trial, variant));
				}
			}
		}

		private Standing made(int trial, int variant) {
			become(trial, variant, new Standing.Playing(0));
			Trial meant = balance.trials().get(trial);
			try {
				return new Standing.Made(runner.run(trial, meant.variants().get(variant).variant(), meant.games(), new Watch(trial, variant)).findings());
			} catch (GameError error) {
				return new Standing.Failed(error);
			} catch (LoweringException wrong) { // shows only with the expansions of the experiment on
				return new Standing.Failed(new GameError(wrong.place(), List.of(), wrong.getMessage()));
			} catch (CancellationException stopped) {
				return new Standing.NotMade();
			}
		}

		private synchronized void become(int trial, int variant, Standing standing) {
			balance = balance.with(trial, variant, standing);
			told.accept(balance);
		}

		/** Tells from time to time how many games have been played. */
		private final class Watch implements Progress {

			private final int trial;
			private final int variant;
			private final AtomicInteger played = new AtomicInteger();

			Watch(int trial, int variant) {
				this.trial = trial;
				this.variant = variant;
			}

			@Override
			public void played(Variant way) {
				int now = played.incrementAndGet();
				synchronized (Run.this) {
					if (System.nanoTime() - last > EVERY) {
						last = System.nanoTime();
						become(trial, variant, new Standing.Playing(now));
					}
				}
			}

			@Override
			public boolean isCancelled() {
				return cancel.isCanceled();
			}
		}
	}
}
