package org.hullwright.simulation.statistics;

/**
 * What was measured in some games, summed up. Sums of whole numbers are exact, so that it does not matter in which order games are played.
 *
 * @param games how many
 * @param sum of the numbers
 * @param squares sum of the squares of the numbers
 */
public record Sample(int games, long sum, double squares) {

	/** Of no game. */
	public static final Sample EMPTY = new Sample(0, 0, 0);

	/** Fewer games that are all the same may be so by luck, even where half of all games are otherwise. */
	private static final int FEWEST_ALIKE = 6;

	/** With one more game. */
	public Sample with(int number) {
		return new Sample(games + 1, Math.addExact(sum, number), squares + (double) number * number);
	}

	/** With so many more games that all have the same number. */
	public Sample with(int number, int times) {
		return new Sample(games + times, Math.addExact(sum, Math.multiplyExact((long) number, times)),
				squares + (double) number * number * times);
	}

	/** Both together. */
	public Sample with(Sample other) {
		return new Sample(games + other.games, Math.addExact(sum, other.sum), squares + other.squares);
	}

	/** The average; 0 of no game. */
	public double mean() {
		return games == 0 ? 0 : (double) sum / games;
	}

	/**
	 * Where the mean of ever more games is, with 95 % confidence: as Student's distribution has it. Everything, where so few games cannot
	 * tell: one, or some that are all the same.
	 */
	public Interval ofMean() {
		double variance = games < 2 ? 0 : Math.max(0, (squares - (double) sum * sum / games) / (games - 1));
		if (variance == 0 && games < FEWEST_ALIKE) {
			return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
		}
		double half = Student.quantile(games) * Math.sqrt(variance / games);
		return new Interval(mean() - half, mean() + half);
	}

	/**
	 * Where the share of ever more games is, between 0 and 1 and with 95 % confidence, when the numbers are 0 and 1: E. B. Wilson's
	 * interval of 1927.
	 */
	public Interval ofShare() {
		return ofShare(Student.NORMAL);
	}

	/**
	 * The same with another confidence.
	 *
	 * @param quantile of the normal distribution for it, as 1.96 is for 95 %
	 */
	public Interval ofShare(double quantile) {
		if (games == 0) {
			return new Interval(0, 1);
		}
		double square = quantile * quantile;
		double middle = (sum + square / 2) / (games + square);
		double share = mean();
		double half = quantile / (games + square) * Math.sqrt(games * share * (1 - share) + square / 4);
		return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
	}
}
