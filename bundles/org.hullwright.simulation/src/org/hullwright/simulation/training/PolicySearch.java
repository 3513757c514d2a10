package org.hullwright.simulation.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.FeatureExtractor;
import org.hullwright.engine.learning.Provenance;
import org.hullwright.engine.learning.Stored;
import org.hullwright.engine.learning.StoredWeights;
import org.hullwright.engine.random.RandomStreams;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.statistics.PairedDifference;

/**
 * Learns how much each of the goals counts that are written, by policy search: weights are better when more games are won by them. So it
 * learns what causes a win, while an evaluation that is fitted to how games ended learns what goes together with one. A generation plays
 * mirrored pairs of games with all weights perturbed, for each player otherwise, and takes a step up; see {@link Ascent}. In the end what
 * was learned plays against the goals as they are written, one player by it and the others by these, with seeds that it has not learned
 * from.
 */
public final class PolicySearch implements Training {

	/** How much the logarithm of each factor is perturbed in the first generation. */
	private static final double PERTURBATION = 0.35;
	/**
	 * By which power of the generation perturbations get smaller, and steps beside them (Spall: Implementation of the Simultaneous
	 * Perturbation Algorithm for Stochastic Optimization, 1998).
	 */
	private static final double NEARER = 0.101;
	private static final double SHORTER = 0.602;
	/** Factors are kept with so many parts of one, so that going on from a file is going on from where it was. */
	private static final double FINE = 10_000;
	private static final double LEAST = 0.01;
	private static final double MOST = 100;
	/** Rewards are compared in thousandths. */
	private static final int THOUSAND = 1_000;
	private static final long STREAM = RandomStreams.named("perturbation");

	private final Program program;
	private final FeatureExtractor extractor;
	private final TrainingPlan plan;
	private final GamePool pool;
	private final WeighedGames games;
	private final List<String> goals;
	private double won;
	private double wonByGoals;

	/**
	 * A training.
	 *
	 * @param program for which nothing was learned yet
	 * @param threads how many games are played at once, at least 1
	 */
	PolicySearch(Program program, TrainingPlan plan, int threads) {
		this.program = program;
		this.extractor = program.features();
		this.plan = plan;
		this.pool = new GamePool(threads);
		this.games = new WeighedGames(program, plan);
		this.goals = goalsOf(extractor);
	}

	/** Whether there is something to weigh: at least two goals. */
	static boolean fits(Program program) {
		return goalsOf(program.features()).size() > 1;
	}

	private static List<String> goalsOf(FeatureExtractor extractor) {
		return List.copyOf(extractor.digestsOfGoals().keySet());
	}

	@Override
	public boolean learnsGoals() {
		return true;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return the last generation; empty when it was cancelled before the first one was over
	 */
	@Override
	public Optional<Generation> train(@Nullable Generation last, TrainingProgress progress) {
		Generation before = last;
		try {
			for (int number = last == null ? 1 : last.number() + 1; number <= plan.generations(); number++) {
				before = generation(number, before, progress);
				progress.learned(before);
			}
			if (before != null) {
				compare(before.number() + 1, weights(before), progress);
			}
		} catch (CancellationException cancelled) {
			// What was learned until then is kept.
		}
		return Optional.ofNullable(before);
	}

	@Override
	public Stored best(Generation generation) {
		return stored(provenance(generation.number()), factors(generation));
	}

	private Generation generation(int number, @Nullable Generation before, TrainingProgress progress) {
		double[] factors = factors(before).values().stream().mapToDouble(Double::doubleValue).toArray();
		double perturbation = PERTURBATION / Math.pow(number, NEARER);
		List<WeighedGames.Pair> pairs = pool.play(number, plan.pairsOfAGeneration(), pair -> {
			long seed = plan.seedOfPair(number) + pair;
			return games.play(pair, seed, seat -> perturbed(factors, signs(seed, seat), perturbation),
					seat -> perturbed(factors, signs(seed, seat), -perturbation));
		}, progress);
		double[] step = Ascent.step(mirrored(pairs, plan.seedOfPair(number)), goals.size());
		double length = PERTURBATION / Math.pow(number, SHORTER);
		SequencedMap<String, Double> learned = new LinkedHashMap<>();
		for (int goal = 0; goal < factors.length; goal++) {
			double factor = Math.clamp(factors[goal] * Math.exp(length * step[goal]), LEAST, MOST);
			learned.put(goals.get(goal), Math.round(factor * FINE) / FINE);
		}
		return new Generation(number, Generation.Teacher.NEARBY, won(pairs), broken(pairs),
				stored(provenance(number), learned));
	}

	private List<Ascent.Mirrored> mirrored(List<WeighedGames.Pair> pairs, long firstSeed) {
		List<Ascent.Mirrored> mirrored = new ArrayList<>();
		for (int number = 0; number < pairs.size(); number++) {
			WeighedGames.Pair pair = pairs.get(number);
			for (int seat = 1; seat <= pair.way().players() && !pair.isBroken(); seat++) {
				mirrored.add(new Ascent.Mirrored(signs(firstSeed + number, seat), pair.difference(seat)));
			}
		}
		return mirrored;
	}

	private int[] signs(long seed, int seat) {
		int[] signs = new int[goals.size()];
		Arrays.setAll(signs, goal -> 2 * RandomStreams.below(seed, STREAM + seat - 1, goal, 2) - 1);
		return signs;
	}

	private Valuation perturbed(double[] factors, int[] signs, double perturbation) {
		SequencedMap<String, Double> perturbed = new LinkedHashMap<>();
		for (int goal = 0; goal < factors.length; goal++) {
			perturbed.put(goals.get(goal), factors[goal] * Math.exp(perturbation * signs[goal]));
		}
		return Valuation.by(weights(perturbed));
	}

	private void compare(int number, List<Double> learned, TrainingProgress progress) {
		List<WeighedGames.Pair> pairs = pool.play(number, plan.pairs(),
				pair -> games.play(pair, plan.seedOfPair(number) + pair,
						seat -> seat == games.seatOf(pair) ? Valuation.by(learned) : Valuation.WRITTEN, seat -> Valuation.WRITTEN),
				progress);
		int[] compared = IntStream.range(0, pairs.size()).filter(pair -> !pairs.get(pair).isBroken()).toArray();
		won = IntStream.of(compared).mapToDouble(pair -> pairs.get(pair).first().get(games.seatOf(pair) - 1)).average().orElse(0);
		wonByGoals = IntStream.of(compared).mapToDouble(pair -> pairs.get(pair).second().get(games.seatOf(pair) - 1)).average().orElse(0);
		int[] differences = IntStream.of(compared)
				.map(pair -> (int) Math.round(THOUSAND * pairs.get(pair).difference(games.seatOf(pair)))).toArray();
		progress.compared(won, wonByGoals, PairedDifference.of("won", differences), pairs.size() - compared.length);
	}

	private List<Double> weights(@Nullable Generation generation) {
		return weights(factors(generation));
	}

	private List<Double> weights(SequencedMap<String, Double> factors) {
		return stored(provenance(0), factors).in(extractor).factors();
	}

	private StoredWeights stored(Provenance from, SequencedMap<String, Double> factors) {
		return StoredWeights.of(from, factors, extractor);
	}

	/** What each goal counts after a generation; as much as it is written before the first one. */
	private SequencedMap<String, Double> factors(@Nullable Generation generation) {
		if (generation != null && generation.learned() instanceof StoredWeights learned) {
			return learned.factors(extractor);
		}
		SequencedMap<String, Double> written = new LinkedHashMap<>();
		goals.forEach(goal -> written.put(goal, 1.0));
		return Collections.unmodifiableSequencedMap(written);
	}

	private Map<Way, Double> won(List<WeighedGames.Pair> pairs) {
		Map<Way, Double> won = new LinkedHashMap<>();
		for (Way way : plan.ways()) {
			won.put(way, pairs.stream().filter(pair -> pair.way().equals(way) && !pair.isBroken()).mapToDouble(WeighedGames.Pair::mean)
					.average().orElse(0));
		}
		return won;
	}

	/** Those of each error together, in the order of their first games. */
	private static List<BrokenGames> broken(List<WeighedGames.Pair> pairs) {
		Map<String, BrokenGames> byError = new LinkedHashMap<>();
		for (WeighedGames.Pair pair : pairs) {
			BrokenGames broken = pair.broken();
			if (broken != null) {
				byError.merge(broken.error(), broken, BrokenGames::and);
			}
		}
		return List.copyOf(byError.values());
	}

	private Provenance provenance(int generations) {
		World world = program.world();
		return new Provenance(world.pack(), world.version(), Provenance.fingerprintOf(world, world.pack()), world.game().name(),
				plan.seed(),
				generations, 2L * plan.pairsOfAGeneration() * generations, won, wonByGoals);
	}
}
