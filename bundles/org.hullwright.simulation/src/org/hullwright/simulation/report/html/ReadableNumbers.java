package org.hullwright.simulation.report.html;

import java.util.Locale;

import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Share;

/** Numbers as people read them. */
final class ReadableNumbers {

	private ReadableNumbers() {}

	/** In percent, with its interval. */
	static Markup of(Share share) {
		return Markup.text(percent(share) + " (" + range(share.interval(), 100) + ")");
	}

	static String percent(Share share) {
		return String.format(Locale.ROOT, "%.1f %%", 100 * share.value());
	}

	/** A number with its interval; alone where that is open. */
	static Markup of(double value, Interval interval) {
		String number = String.format(Locale.ROOT, "%.2f", value);
		return Markup.text(interval.isBounded() ? number + " (" + range(interval, 1) + ")" : number);
	}

	/** With its sign and its interval. */
	static Markup signed(Difference difference, double scale) {
		return Markup.text(
				String.format(Locale.ROOT, "%+.2f (%+.2f to %+.2f)", scale * difference.value(), scale * difference.interval().lower(),
						scale * difference.interval().upper()));
	}

	private static String range(Interval interval, double scale) {
		return String.format(Locale.ROOT, scale == 1 ? "%.2f to %.2f" : "%.1f to %.1f", scale * interval.lower(), scale * interval.upper());
	}
}
