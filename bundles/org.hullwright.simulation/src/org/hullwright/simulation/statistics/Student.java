package org.hullwright.simulation.statistics;

/**
 * W. S. Gosset's distribution of an average whose spread is itself only known from the sample. Of few games it is much wider than the
 * normal distribution, which would claim to know more than they tell.
 */
final class Student {

	/** Of the normal distribution, for intervals that hold what is looked for in 95 of 100 cases. */
	static final double NORMAL = 1.96;

	/** Where the series below does not come near enough yet: of 1, 2, 3 and 4 degrees of freedom. */
	private static final double[] OF_FEW = { 12.706, 4.303, 3.182, 2.776 };

	private Student() {}

	/**
	 * How many standard errors an interval reaches to each side that holds the average of ever more games in 95 of 100 cases.
	 *
	 * @param games at least 2
	 */
	static double quantile(int games) {
		int freedom = games - 1;
		if (freedom <= OF_FEW.length) {
			return OF_FEW[freedom - 1];
		}
		double z = NORMAL;
		double square = z * z;
		return z * (1 + (square + 1) / (4.0 * freedom) + ((5 * square + 16) * square + 3) / (96.0 * freedom * freedom)
				+ (((3 * square + 19) * square + 17) * square - 15) / (384.0 * freedom * freedom * freedom));
	}
}
