package org.hullwright.simulation.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.Trials;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.TaskResult;
import org.hullwright.simulation.statistics.Sample;

/**
 * Makes the experiments of a pack. The games of each variant have the seeds from 1 on, so that variants differ by what is varied and not by
 * luck, and an experiment comes out the same whenever it is made, on however many threads.
 */
public final class ExperimentRunner {

	private final Function<Set<String>, Program> programs;
	private final Program plain;
	private final int threads;
	private final @Nullable Coverage coverage;

	/**
	 * Looks at nothing but what is measured.
	 *
	 * @param programs the pack with a set of expansions switched on; asked often, so it should keep what it has made
	 * @param threads how many games are played at once
	 */
	public ExperimentRunner(Function<Set<String>, Program> programs, int threads) {
		this.programs = programs;
		this.plain = programs.apply(Set.of());
		this.threads = threads;
		this.coverage = null;
	}

	/**
	 * Also finds out what of the pack the games perform.
	 *
	 * @param programs planned with probes
	 * @param coverage what all games together perform is added to it; not to be looked at meanwhile
	 */
	public ExperimentRunner(Function<Set<String>, Program> programs, int threads, Coverage coverage) {
		this.programs = programs;
		this.plain = programs.apply(Set.of());
		this.threads = threads;
		this.coverage = coverage;
		// so that what no game performs is counted, even where none comes to its end
		coverage.add(plain, new BitSet());
	}

	/** The experiments of the pack in the order of the text. */
	public List<Trials.Experiment> experiments() {
		return plain.world().ownExperiments();
	}

	/** The ways in which an experiment plays. */
	public List<Variant> variants(int number) {
		return Variant.of(experiments().get(number), plain.world());
	}

	/**
	 * Plays the games of a variant.
	 *
	 * @param number position of the experiment
	 * @param games how many
	 * @throws GameError when a rule does something impossible or endless in one of them; of several games, the one with the least seed
	 * @throws CancellationException when the progress says so
	 */
	public VariantResult run(int number, Variant variant, int games, ExperimentProgress progress) {
		Trials.Experiment experiment = experiments().get(number);
		Program program = programs.apply(Set.copyOf(variant.expansions()));
		AtomicInteger next = new AtomicInteger(1);
		AtomicInteger leastBroken = new AtomicInteger(Integer.MAX_VALUE);
		try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
			List<Future<Part>> parts = IntStream.range(0, threads)
					.mapToObj(thread -> pool.submit(() -> play(number, experiment, program, variant, games, next, leastBroken, progress)))
					.toList();
			return result(variant, experiment, parts);
		}
	}

	/** What one thread has seen. */
	private record Part(Sample[] samples, Map<Long, GameError> errors) {}

	private Part play(int number, Trials.Experiment experiment, Program program, Variant variant, int games, AtomicInteger next,
			AtomicInteger leastBroken, ExperimentProgress progress) {
		Sample[] samples = new Sample[experiment.measures().size()];
		Arrays.fill(samples, Sample.EMPTY);
		Map<Long, GameError> errors = new TreeMap<>();
		for (int seed = next.getAndIncrement(); seed <= games && seed < leastBroken.get(); seed = next.getAndIncrement()) {
			if (progress.isCancelled()) {
				throw new CancellationException();
			}
			try {
				GameOptions options = new GameOptions(variant.players(), variant.modes(), experiment.scenario(), seed);
				List<OptionalInt> measured = measured(number, program, options, agents(experiment.agents(), seed, progress));
				for (int at = 0; at < samples.length; at++) {
					OptionalInt found = measured.get(at);
					samples[at] = found.isPresent() ? samples[at].with(found.getAsInt()) : samples[at];
				}
			} catch (GameError error) {
				errors.put((long) seed, error);
				leastBroken.accumulateAndGet(seed, Math::min);
			}
			progress.played(variant);
		}
		return new Part(samples, errors);
	}

	private List<OptionalInt> measured(int number, Program program, GameOptions options, IntFunction<Agent> agents) {
		Coverage.Seen seen = coverage == null ? null : coverage.lookInto(program);
		Game game = new Game(program, options, agents, seen == null ? Watching.NOTHING : Watching.NOTHING.with(seen));
		game.play();
		if (seen != null) {
			add(seen);
		}
		return game.measure(number);
	}

	/** One thread at a time. */
	private synchronized void add(Coverage.Seen seen) {
		seen.add();
	}

	private static IntFunction<Agent> agents(List<Trials.Experiment.Policy> policies, long seed, ExperimentProgress progress) {
		return seat -> Policy.of(policies.get((seat - 1) % policies.size())).agent(seed, seat, progress::isCancelled);
	}

	private static VariantResult result(Variant variant, Trials.Experiment experiment, List<Future<Part>> parts) {
		Map<Long, GameError> errors = new TreeMap<>();
		Sample[] samples = new Sample[experiment.measures().size()];
		Arrays.fill(samples, Sample.EMPTY);
		for (Future<Part> future : parts) {
			Part part = TaskResult.of(future);
			errors.putAll(part.errors());
			for (int at = 0; at < samples.length; at++) {
				samples[at] = samples[at].with(part.samples()[at]);
			}
		}
		errors.values().stream().findFirst().ifPresent(first -> {
			throw first;
		});
		List<Finding> findings = new ArrayList<>();
		for (int at = 0; at < samples.length; at++) {
			findings.add(new Finding(experiment.measures().get(at), samples[at]));
		}
		return new VariantResult(variant, findings);
	}
}
