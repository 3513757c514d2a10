package org.hullwright.simulation.training;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.FeatureExtractor;
import org.hullwright.engine.learning.LearnedEvaluation;
import org.hullwright.engine.learning.Network;
import org.hullwright.engine.learning.Provenance;
import org.hullwright.engine.learning.StoredEvaluation;
import org.hullwright.engine.tree.World;

/**
 * Learns the evaluation function of a game from self-play, by approximate policy iteration with Monte Carlo returns: a generation plays
 * games by what the one before has learned, and learns from which positions games are won. The first one plays at random, the second one by
 * the goals that are written, if any are: what is learned is better than what it was learned from. Going on from a kept generation plays
 * the games of these two again, and so learns the same as without a stop.
 */
public final class Trainer {

	/** Of positions that were won, how many times more are kept than of others, in random games and in those of later generations. */
	private static final double RARE = 50;
	private static final double COMMON = 5;
	/** Of a game that is won more often there is nothing more to learn. */
	private static final double MASTERED = 0.95;
	/** Which part of the decisions is looked at, in random games, of which there are many, and in others. */
	private static final double SAMPLED_AT_RANDOM = 0.08;
	private static final double SAMPLED = 0.3;

	private final Program program;
	private final FeatureExtractor extractor;
	private final TrainingPlan plan;
	private final int threads;
	/** What came of the games of generations that do not play by what was learned, by their numbers, as far as they were played. */
	private final Map<Integer, List<Example>> taught = new HashMap<>();
	/** Which share of players won by the goals that are written, and by what the best generation has learned; 0 before that is known. */
	private double wonByGoals;
	private double most;

	/**
	 * A training.
	 *
	 * @param program whatever was learned for it before is not used
	 * @param threads how many games are played at once, at least 1; it makes no difference to what is learned
	 */
	public Trainer(Program program, TrainingPlan plan, int threads) {
		this.program = program.with(null);
		this.extractor = program.features();
		this.plan = plan;
		this.threads = threads;
	}

	/** What was learned before and kept, to go on from. */
	public Generation resumed(StoredEvaluation stored) {
		List<Integer> inputs = stored.inputs().stream().map(extractor.names()::indexOf).toList();
		return new Generation(stored.provenance().generations(), Generation.Teacher.LEARNED, Map.of(), List.of(), 0, 0, stored.network(),
				inputs);
	}

	/**
	 * Trains until the plan is fulfilled or it is cancelled.
	 *
	 * @param last the generation to go on from; null to begin
	 * @return the generation by which most was won, as far as it was played by, else the last one that has learned; empty when no game was
	 * won at all, or it was cancelled before
	 */
	public Optional<Generation> train(@Nullable Generation last, TrainingProgress progress) {
		Generation before = last;
		Generation best = last;
		most = 0;
		try {
			for (int number = last == null ? 0 : last.number() + 1; number <= plan.generations() + 1; number++) {
				boolean isOver = number > plan.generations();
				Generation next = isOver ? played(number, before, progress) : generation(number, before, progress);
				if (number >= teachers() && next.wins() >= most) {
					most = next.wins();
					best = before;
				}
				progress.learned(next);
				if (isOver) {
					break;
				}
				if (next.network() == null) {
					return Optional.empty();
				}
				before = next;
			}
		} catch (CancellationException cancelled) {
			return Optional.ofNullable(best == null ? before : best);
		}
		return Optional.ofNullable(best);
	}

	/** Only plays by what the last generation has learned, to see how good that is. */
	private Generation played(int number, @Nullable Generation before, TrainingProgress progress) {
		List<PlayedGame> games = play(number, before, progress);
		return new Generation(number, Generation.Teacher.LEARNED, won(games), broken(games, selfPlay(number, before)), 0, 0, null,
				List.of());
	}

	/** What is kept of the best generation at the end. */
	public StoredEvaluation best(Generation generation) {
		return stored(generation, most);
	}

	/** What is kept of a generation that was not played by yet. */
	public StoredEvaluation stored(Generation generation) {
		return stored(generation, 0);
	}

	private StoredEvaluation stored(Generation generation, double won) {
		World world = program.world();
		Network network = Objects.requireNonNull(generation.network(), "only what was learned is kept");
		List<String> names = generation.inputs().stream().map(extractor.names()::get).toList();
		long games = IntStream.rangeClosed(0, generation.number()).mapToLong(plan::gamesOf).sum();
		return new StoredEvaluation(new Provenance(world.pack(), world.version(),
				Provenance.fingerprintOf(world, world.pack()), world.game().name(), plan.seed(),
				generation.number(), games, won, wonByGoals), names, network);
	}

	private Generation generation(int number, @Nullable Generation before, TrainingProgress progress) {
		List<PlayedGame> games = play(number, before, progress);
		List<Example> examples = new ArrayList<>(new Targets(plan.seed() + number, kept(number)).of(games, plan.ways()));
		Map<Way, Double> won = won(games);
		List<BrokenGames> broken = broken(games, selfPlay(number, before));
		double wins = won.values().stream().mapToDouble(Double::doubleValue).average().orElse(0);
		if (before != null && number >= teachers() && wins > MASTERED) { // hardly any game was lost, so none tells what to avoid
			return new Generation(number, teacher(number), won, broken, examples.size(), 0, before.network(), before.inputs());
		}
		if (teacher(number) == Generation.Teacher.GOALS) {
			wonByGoals = wins;
		}
		if (number < teachers()) {
			taught.put(number, List.copyOf(examples));
		}
		if (number == 0 && examples.stream().noneMatch(example -> example.target() > 0)) {
			return new Generation(number, teacher(number), won, broken, examples.size(), 0, null, List.of());
		}
		for (int teacher = 0; teacher < Math.min(number, teachers()); teacher++) {
			examples.addAll(taughtBy(teacher, progress));
		}
		Fitting.Fitted fitted = new Fitting(extractor.size(), extractor.goals(), plan.hidden(), plan.seed() + number).fit(examples,
				progress::isCancelled);
		return new Generation(number, teacher(number), won, broken, examples.size(), fitted.loss(), fitted.network(), fitted.inputs());
	}

	private static double kept(int generation) {
		return 1 / (generation == 0 ? RARE : COMMON);
	}

	/** How many generations do not play by what was learned: the one at random, and one by the goals that are written. */
	private int teachers() {
		return program.goals().isEmpty() ? 1 : 2;
	}

	private Generation.Teacher teacher(int number) {
		return number == 0 ? Generation.Teacher.RANDOM : number < teachers() ? Generation.Teacher.GOALS : Generation.Teacher.LEARNED;
	}

	/** What came of their games stays among the examples, for they have positions that good play does not come to any more. */
	private List<Example> taughtBy(int teacher, TrainingProgress progress) {
		List<Example> known = taught.get(teacher);
		if (known == null) {
			List<PlayedGame> games = play(teacher, null, progress);
			if (teacher(teacher) == Generation.Teacher.GOALS) {
				wonByGoals = won(games).values().stream().mapToDouble(Double::doubleValue).average().orElse(0);
			}
			known = new Targets(plan.seed() + teacher, kept(teacher)).of(games, plan.ways());
			taught.put(teacher, known);
		}
		return known;
	}

	private Map<Way, Double> won(List<PlayedGame> games) {
		Map<Way, Double> won = new LinkedHashMap<>();
		for (Way way : plan.ways()) {
			won.put(way, games.stream().filter(game -> game.way().equals(way) && !game.isBroken()).mapToDouble(PlayedGame::reward)
					.average().orElse(0));
		}
		return won;
	}

	private Program learned(@Nullable Generation before) {
		Network network = before == null ? null : before.network();
		return before == null || network == null
				? program
				: program.with(LearnedEvaluation.of(extractor, before.inputs().stream().mapToInt(Integer::intValue).toArray(), network));
	}

	private List<PlayedGame> play(int number, @Nullable Generation before, TrainingProgress progress) {
		SelfPlay selfPlay = selfPlay(number, before);
		int count = plan.gamesOf(number);
		ExecutorService pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("training-", 1).factory());
		try {
			List<Future<PlayedGame>> games = new ArrayList<>();
			for (int game = 0; game < count; game++) {
				long seed = plan.seedOf(number) + game;
				Way way = plan.ways().get(game % plan.ways().size());
				games.add(pool.submit(() -> selfPlay.play(way, seed)));
			}
			List<PlayedGame> played = new ArrayList<>(count);
			for (Future<PlayedGame> game : games) {
				played.add(await(game, progress));
				progress.played(number, played.size(), count);
			}
			return played;
		} finally {
			pool.shutdownNow();
		}
	}

	private SelfPlay selfPlay(int number, @Nullable Generation before) {
		return new SelfPlay(number < teachers() ? program : learned(before), extractor, number == 0,
				number == 0 ? SAMPLED_AT_RANDOM : SAMPLED, kept(number));
	}

	/** Those of each error together, in the order of their first games. */
	private static List<BrokenGames> broken(List<PlayedGame> games, SelfPlay selfPlay) {
		SequencedMap<String, List<PlayedGame>> byError = new LinkedHashMap<>();
		games.stream().filter(PlayedGame::isBroken)
				.forEach(game -> byError.computeIfAbsent(game.error(), any -> new ArrayList<>()).add(game));
		return byError.values().stream().map(alike -> {
			PlayedGame first = alike.getFirst();
			return new BrokenGames(first.error(), alike.size(), first.way(), first.seed(),
					selfPlay.recordOfBroken(first.way(), first.seed()));
		}).toList();
	}

	private static PlayedGame await(Future<PlayedGame> game, TrainingProgress progress) {
		try {
			if (progress.isCancelled()) {
				throw new CancellationException();
			}
			return game.get();
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException failed) {
			switch (failed.getCause()) {
				case RuntimeException known -> throw known;
				case Error fault -> throw fault;
				default -> throw new IllegalStateException(failed.getCause());
			}
		}
	}
}
