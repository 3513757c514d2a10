package org.hullwright.simulation.report.html;

import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Share;

/**
 * What the pictures of one column have in common: the number at their right end, which stands above them, so that a long bar is not taken
 * for a large number.
 *
 * @param most the number, not less than 0
 * @param unit what stands behind it, after a space of its own; may be empty
 * @param times what numbers are multiplied by to be read: 100 for percent
 */
record Scale(double most, String unit, int times) {

	/** Of shares, wide enough for what each may be. */
	static Scale of(Stream<Share> shares) {
		return new Scale(Math.min(1, rounded(shares.mapToDouble(share -> share.interval().upper()))), " %", 100);
	}

	/** Of all parts from none to the whole. */
	static Scale ofWhole() {
		return new Scale(1, " %", 100);
	}

	/** Of differences between shares, in points. */
	static Scale ofPoints(Stream<Difference> differences) {
		return new Scale(Math.min(1, rounded(differences.map(Difference::interval).mapToDouble(Scale::extent))), "", 100);
	}

	/** Of one difference between other numbers. */
	static Scale of(Difference difference) {
		return new Scale(rounded(DoubleStream.of(extent(difference.interval()))), "", 1);
	}

	private static double extent(Interval interval) {
		return Math.max(Math.abs(interval.lower()), Math.abs(interval.upper()));
	}

	/** The largest of some numbers, or what is a little more and easy to read: 1, 2 or 5 with zeros. */
	private static double rounded(DoubleStream numbers) {
		double largest = numbers.filter(Double::isFinite).max().orElse(0);
		if (largest <= 0) {
			return 0;
		}
		double ten = Math.pow(10, Math.floor(Math.log10(largest)));
		return DoubleStream.of(1, 2, 5, 10).map(step -> step * ten).filter(round -> round >= largest * (1 - 1e-9)).findFirst()
				.orElse(10 * ten);
	}

	/** Above bars: where they begin, and what they would reach at full width. */
	Markup aboveBars() {
		return Charts.ends("0", written());
	}

	/** Above differences: as much less, none, and as much more. */
	Markup aboveDifferences() {
		return Charts.ends("\u2212" + written(), "0", "+" + written());
	}

	Markup bar(double value, Interval interval) {
		return Charts.bar(value, interval, most);
	}

	Markup bar(Share share) {
		return bar(share.value(), share.interval());
	}

	Markup difference(Difference difference) {
		return Charts.difference(difference.value(), difference.interval(), most);
	}

	private String written() {
		double read = times * most;
		return (read == Math.rint(read) ? String.format(Locale.ROOT, "%.0f", read) : String.valueOf((float) read)) + unit;
	}
}
