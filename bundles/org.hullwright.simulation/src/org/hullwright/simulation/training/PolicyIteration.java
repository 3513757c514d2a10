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
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.FeatureExtractor;
import org.hullwright.engine.learning.Provenance;
import org.hullwright.engine.learning.Stored;
import org.hullwright.engine.learning.StoredEvaluation;
import org.hullwright.engine.tree.World;

/**
 * Learns the evaluation function of a game from self-play, by approximate policy iteration with Monte Carlo returns: a generation plays
 * games by what the one before has learned, and learns from which positions games are won. The first one plays at random, the second one by
 * the goals that are written, if any are: what is learned is better than what it was learned from. Going on from a kept generation plays
 * the games of these two again, and so learns the same as without a stop.
 */
public final class PolicyIteration implements Training {

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
	private final GamePool pool;
	/** What came of the games of generations that do not play by what was learned, by their numbers, as far as they were played. */
	private final Map<Integer, List<Example>> taught = new HashMap<>();
	/** Which share of players won by the goals that are written, and by what the best generation has learned; 0 before that is known. */
	private double wonByGoals;
	private double most;

	/**
	 * A training.
	 *
	 * @param program for which nothing was learned yet
	 * @param threads how many games are played at once, at least 1
	 */
	PolicyIteration(Program program, TrainingPlan plan, int threads) {
		this.program = program;
		this.extractor = program.features();
		this.plan = plan;
		this.pool = new GamePool(threads);
	}

	@Override
	public boolean learnsGoals() {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return the generation by which most was won, as far as it was played by, else the last one that has learned; empty when no game was
	 * won at all, or it was cancelled before
	 */
	@Override
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
				if (next.learned() == null) {
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
		return new Generation(number, Generation.Teacher.LEARNED, won(games), broken(games, selfPlay(number, before)), null);
	}

	@Override
	public Stored best(Generation generation) {
		return Objects.requireNonNull(generation.learned(), "only what was learned is kept").from(provenance(generation.number(), most));
	}

	private Provenance provenance(int generation, double won) {
		World world = program.world();
		long games = IntStream.rangeClosed(0, generation).mapToLong(plan::gamesOf).sum();
		return new Provenance(world.pack(), world.version(), Provenance.fingerprintOf(world, world.pack()), world.game().name(),
				plan.seed(),
				generation, games, won, wonByGoals);
	}

	private Generation generation(int number, @Nullable Generation before, TrainingProgress progress) {
		List<PlayedGame> games = play(number, before, progress);
		List<Example> examples = new ArrayList<>(new Targets(plan.seed() + number, kept(number)).of(games, plan.ways()));
		Map<Way, Double> won = won(games);
		List<BrokenGames> broken = broken(games, selfPlay(number, before));
		double wins = won.values().stream().mapToDouble(Double::doubleValue).average().orElse(0);
		if (before != null && number >= teachers() && wins > MASTERED) { // hardly any game was lost, so none tells what to avoid
			Stored learned = before.learned();
			return new Generation(number, teacher(number), won, broken, learned == null ? null : learned.from(provenance(number, 0)));
		}
		if (teacher(number) == Generation.Teacher.GOALS) {
			wonByGoals = wins;
		}
		if (number < teachers()) {
			taught.put(number, List.copyOf(examples));
		}
		if (number == 0 && examples.stream().noneMatch(example -> example.target() > 0)) {
			return new Generation(number, teacher(number), won, broken, null);
		}
		for (int teacher = 0; teacher < Math.min(number, teachers()); teacher++) {
			examples.addAll(taughtBy(teacher, progress));
		}
		Fitting.Fitted fitted = new Fitting(extractor.size(), extractor.goals(), plan.hidden(), plan.seed() + number).fit(examples,
				progress::isCancelled);
		List<String> inputs = fitted.inputs().stream().map(extractor.names()::get).toList();
		return new Generation(number, teacher(number), won, broken, new StoredEvaluation(provenance(number, 0), inputs, fitted.network()));
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
		Stored learned = before == null ? null : before.learned();
		return learned == null ? program : program.with(learned.in(extractor));
	}

	private List<PlayedGame> play(int number, @Nullable Generation before, TrainingProgress progress) {
		SelfPlay selfPlay = selfPlay(number, before);
		List<Way> ways = plan.ways();
		return pool.play(number, plan.gamesOf(number),
				game -> selfPlay.play(ways.get(game % ways.size()), plan.seedOf(number) + game), progress);
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
}
