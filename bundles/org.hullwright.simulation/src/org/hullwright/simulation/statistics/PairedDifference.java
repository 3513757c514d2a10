package org.hullwright.simulation.statistics;

import java.util.Arrays;
import java.util.OptionalLong;

import org.hullwright.engine.random.RandomStreams;

/**
 * By how much a number changes from a game to the same game, with the same seed and seats, by other rules. The interval comes from drawing
 * pairs again and again from those that there are (B. Efron's bootstrap, percentiles; of few pairs as much wider as Student's distribution
 * is than the normal one, and of few that differ with all that may be luck); always with the same chance, so that the same games give the
 * same interval.
 *
 * @param pairs how many there are
 * @param differing in how many of them the number is not the same
 * @param difference the average over all pairs
 */
public record PairedDifference(int pairs, int differing, Difference difference) {

	/** Fewer pairs that differ could all lie on one side by luck, more often than in 5 of 100 cases. */
	private static final int FEWEST_DIFFERING = 6;

	/** How likely it is at most that nothing shows of what is in more pairs than is told. */
	private static final double UNSURE = 0.05;
	private static final int RESAMPLES = 2_000;
	/**
	 * Of more pairs as many neighbours are drawn together as it takes; games are independent of each other, so that makes no difference but
	 * to the time.
	 */
	private static final int MOST_DRAWN = 1_000;
	/**
	 * As many times as many pairs as would show a difference in half of all cases show it in four of five: the quantiles of the normal
	 * distribution for 95 and 80 percent, together next to the first alone, squared.
	 */
	private static final double FOR_FOUR_OF_FIVE = Math.pow((Student.NORMAL + 0.84) / Student.NORMAL, 2);
	/** Beyond so many games nobody wants to hear how many it would take. */
	private static final double TOO_MANY = 1e9;

	/**
	 * Looks at some pairs.
	 *
	 * @param name of the number; chance depends on it
	 * @param differences of each pair
	 */
	public static PairedDifference of(String name, int[] differences) {
		int differing = (int) Arrays.stream(differences).filter(difference -> difference != 0).count();
		if (differences.length == 0) {
			return new PairedDifference(0, 0, new Difference(0, new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)));
		}
		double mean = (double) Arrays.stream(differences).asLongStream().sum() / differences.length;
		Interval drawn = interval(name, differences).stretched(mean, forFew(differences.length));
		return new PairedDifference(differences.length, differing,
				new Difference(mean, differing < FEWEST_DIFFERING ? drawn.with(perhapsLuck(mean, differing)) : drawn));
	}

	/**
	 * What so few pairs that differ leave possible, drawing from them again notwithstanding: even where all lie on one side, ever more
	 * pairs may lie mostly on the other one. It is the limit of C. Clopper and E. Pearson for the share of those on that side.
	 */
	private static double perhapsLuck(double mean, int differing) {
		return differing == 0 ? mean : mean * (2 * Math.pow(UNSURE / 2, 1.0 / differing) - 1);
	}

	/**
	 * How much wider an interval has to be of so few pairs: drawing from them again shows less spread than there is, and hides how little
	 * is known of it.
	 */
	private static double forFew(int pairs) {
		return pairs < 2 ? 1 : Student.quantile(pairs) / Student.NORMAL * Math.sqrt((double) pairs / (pairs - 1));
	}

	private static Interval interval(String name, int[] differences) {
		int blocks = Math.min(MOST_DRAWN, differences.length);
		long[] sums = new long[blocks];
		int[] sizes = new int[blocks];
		for (int at = 0; at < differences.length; at++) {
			int block = (int) ((long) at * blocks / differences.length);
			sums[block] += differences[at];
			sizes[block]++;
		}
		long stream = RandomStreams.named(name);
		double[] means = new double[RESAMPLES];
		int drawn = 0;
		for (int resample = 0; resample < RESAMPLES; resample++) {
			long sum = 0;
			long size = 0;
			for (int draw = 0; draw < blocks; draw++) {
				int block = RandomStreams.below(1, stream, drawn++, blocks);
				sum += sums[block];
				size += sizes[block];
			}
			means[resample] = (double) sum / size;
		}
		Arrays.sort(means);
		return new Interval(means[RESAMPLES / 40], means[RESAMPLES - 1 - RESAMPLES / 40]);
	}

	/**
	 * In which share of ever more pairs, from 0 to 1, the number might be another at most, with 95 % confidence, when it is the same in all
	 * of these: the upper limit of C. Clopper and E. Pearson for nothing seen.
	 */
	public double mostUnseen() {
		return 1 - Math.pow(UNSURE, 1.0 / pairs);
	}

	/** Whether the number changes, with 95 % confidence. */
	public boolean isShown() {
		return difference.isShown();
	}

	/**
	 * About how many more pairs would show the difference that was seen in four of five cases, if it is as large as it looks; empty when it
	 * is shown, or when nobody can tell.
	 */
	public OptionalLong morePairs() {
		double half = (difference.interval().upper() - difference.interval().lower()) / 2;
		if (isShown() || difference.value() == 0 || !Double.isFinite(half)) {
			return OptionalLong.empty();
		}
		double wanted = Math.max(pairs * Math.pow(half / difference.value(), 2) * FOR_FOUR_OF_FIVE,
				(double) pairs * FEWEST_DIFFERING / differing);
		return wanted > TOO_MANY ? OptionalLong.empty() : OptionalLong.of(Math.max(1, (long) Math.ceil(wanted) - pairs));
	}
}
