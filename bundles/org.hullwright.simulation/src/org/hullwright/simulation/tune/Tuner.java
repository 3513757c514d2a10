package org.hullwright.simulation.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;

import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.rules.Ruleset;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Sample;

/**
 * Searches a number by bisection, taking for granted that what is measured only goes up or only goes down with it. Of each number games are
 * played, always with the same seeds and twice as many each time, until the interval tells: a group sequential test, whose intervals are
 * widened for looking at them again and again.
 */
public final class Tuner {

	/** Games after which it is looked for the first time whether they tell; then after twice as many each time. */
	public static final int BATCH = 100;
	/** The quantile of the normal distribution for 99.5 %: of ten looks, at most one in twenty times one is misled. */
	private static final double QUANTILE = 2.807;
	private static final double USUAL_QUANTILE = 1.96;

	private final IntFunction<Ruleset> rulesets;
	private final Target target;
	private final int players;
	private final int games;
	private final long seed;
	private final List<Policy> policies;
	private final int threads;
	private final TreeMap<Integer, Tried> tried = new TreeMap<>();

	/**
	 * @param rulesets the rules with a number
	 * @param games of each number at most
	 * @param seed of the first game
	 */
	public Tuner(IntFunction<Ruleset> rulesets, Target target, int players, int games, long seed, List<Policy> policies, int threads) {
		this.rulesets = rulesets;
		this.target = target;
		this.players = players;
		this.games = games;
		this.seed = seed;
		this.policies = List.copyOf(policies);
		this.threads = threads;
	}

	/**
	 * Searches from one number to another.
	 *
	 * @return one that fits; empty when none was found, or it was cancelled
	 */
	public Optional<Tried> search(int from, int to, SimulationProgress progress) {
		Tried low = trial(from, progress);
		if (low.verdict() == Tried.Verdict.FITS || from == to) {
			return fitting(low);
		}
		Tried high = trial(to, progress);
		int lower = from;
		int upper = to;
		while (high.verdict() != Tried.Verdict.FITS && isBelow(low) != isBelow(high) && upper - lower > 1 && !progress.isCancelled()) {
			Tried middle = trial(lower + (upper - lower) / 2, progress);
			if (middle.verdict() == Tried.Verdict.FITS) {
				return Optional.of(middle);
			}
			if (isBelow(middle) == isBelow(low)) {
				lower = middle.number();
			} else {
				upper = middle.number();
			}
		}
		return fitting(high);
	}

	/** Whether nothing between the two ends was tried, as both are on the same side of the bounds. */
	public boolean isOneSided() {
		return tried.size() == 2 && isBelow(tried.firstEntry().getValue()) == isBelow(tried.lastEntry().getValue());
	}

	/** All numbers that were tried, in their order. */
	public List<Tried> tried() {
		return new ArrayList<>(tried.values());
	}

	/** Of all that were tried the one that came nearest to the bounds. */
	public Optional<Tried> nearest() {
		return tried.values().stream().min((one, other) -> Double.compare(target.distance(one), target.distance(other)));
	}

	private static Optional<Tried> fitting(Tried one) {
		return one.verdict() == Tried.Verdict.FITS ? Optional.of(one) : Optional.empty();
	}

	/** Which side of the middle of the bounds it is on; where games do not tell, what was seen does. */
	private boolean isBelow(Tried one) {
		return switch (one.verdict()) {
			case BELOW -> true;
			case ABOVE -> false;
			case FITS, OPEN -> one.value(target) < (target.bounds().lower() + target.bounds().upper()) / 2.0;
		};
	}

	/** Takes a number as tried, of which that is known already. */
	void know(Tried known) {
		tried.put(known.number(), known);
	}

	private Tried trial(int number, SimulationProgress progress) {
		Tried known = tried.get(number);
		return known == null ? played(number, progress) : known;
	}

	private Tried played(int number, SimulationProgress progress) {
		Ruleset ruleset = rulesets.apply(number);
		Sample sample = Sample.EMPTY;
		Tried result = judged(number, sample);
		int played = 0;
		while (played < games && result.verdict() == Tried.Verdict.OPEN && !progress.isCancelled()) {
			int count = Math.min(Math.max(BATCH, played), games - played);
			sample = sample.with(batch(ruleset, seed + played, count, progress));
			played += count;
			result = judged(number, sample);
		}
		tried.put(number, result);
		return result;
	}

	private Sample batch(Ruleset ruleset, long first, int count, SimulationProgress progress) {
		Sample[] sample = { Sample.EMPTY };
		try {
			new Simulation(new Plan(List.of(ruleset), List.of(players), count, first, policies), threads).play(result -> {
				if (result instanceof GameResult.Finished finished) {
					target.of(finished).ifPresent(value -> sample[0] = sample[0].with(value));
				}
			}, progress);
		} catch (Simulation.Stopped unexpected) {
			throw new IllegalStateException(unexpected);
		}
		return sample[0];
	}

	private static Interval widened(Interval interval, double middle) {
		return interval.isBounded() ? interval.stretched(middle, QUANTILE / USUAL_QUANTILE) : interval;
	}

	private Tried judged(int number, Sample sample) {
		Interval interval = target.share()
				? sample.ofShare(QUANTILE).inPercent()
				: widened(sample.ofMean(), sample.mean());
		Tried.Verdict verdict = sample.games() == 0
				? Tried.Verdict.OPEN
				: interval.isWithin(target.bounds())
						? Tried.Verdict.FITS
						: interval.upper() < target.bounds().lower()
								? Tried.Verdict.BELOW
								: interval.lower() > target.bounds().upper() ? Tried.Verdict.ABOVE : Tried.Verdict.OPEN;
		return new Tried(number, sample, interval, verdict);
	}
}
