package org.hullwright.simulation.report.html;

import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

import org.hullwright.simulation.statistics.Interval;

/**
 * Pictures of numbers, as SVG within the page. What they show stands beside them in words, so they are silent for those who cannot see
 * them.
 */
final class Charts {

	private static final int WIDTH = 240;
	private static final int HEIGHT = 18;
	private static final int MARGIN = 4;
	private static final int SIDE = 14; // of the bars, so that numbers below the outermost have room
	private static final int BAR_HEIGHT = 140;
	private static final int TOP = 8; // above the highest bar
	private static final int COUNTS = 44; // where it is written how many games the highest bar is
	private static final int MOST_BARS = 60;

	private Charts() {}

	/**
	 * A bar up to a value, and a whisker over where it may be.
	 *
	 * @param most the value that fills the width
	 */
	static Markup bar(double value, Interval interval, double most) {
		double scale = most > 0 ? (WIDTH - 2.0 * MARGIN) / most : 0;
		return svg(WIDTH, HEIGHT, rectangle("bar", MARGIN, 3, Math.max(0.5, value * scale), HEIGHT - 6.0)
				+ whisker(MARGIN + clipped(interval.lower(), 0, most) * scale, MARGIN + clipped(interval.upper(), 0, most) * scale));
	}

	/**
	 * A point for a difference, with a whisker over where it may be, around a line where there is none.
	 *
	 * @param most difference up or down that fills the width
	 */
	static Markup difference(double value, Interval interval, double most) {
		double middle = WIDTH / 2.0;
		double scale = most > 0 ? (middle - MARGIN) / most : 0;
		double at = middle + clipped(value, -most, most) * scale;
		return svg(WIDTH, HEIGHT, line("zero", middle, 0, middle, HEIGHT)
				+ whisker(middle + clipped(interval.lower(), -most, most) * scale, middle + clipped(interval.upper(), -most, most) * scale)
				+ String.format(Locale.ROOT, "<circle class=\"point\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>", at, HEIGHT / 2.0));
	}

	/**
	 * What numbers above pictures of the same width stand for: the first at the left end, the last at the right one, the others between
	 * them.
	 */
	static Markup ends(String... numbers) {
		StringBuilder drawn = new StringBuilder();
		for (int at = 0; at < numbers.length; at++) {
			String style = at == 0 ? "first" : at == numbers.length - 1 ? "last" : "between";
			double x = MARGIN + (WIDTH - 2.0 * MARGIN) * at / (numbers.length - 1);
			drawn.append(line("tick", x, HEIGHT - 4.0, x, HEIGHT))
					.append(String.format(Locale.ROOT, "<text class=\"%s\" x=\"%.1f\" y=\"%d\">%s</text>", style,
							x, HEIGHT - 6, Markup.text(numbers[at]).html()));
		}
		return svg(WIDTH, HEIGHT, drawn + line("tick", MARGIN, HEIGHT, WIDTH - (double) MARGIN, HEIGHT));
	}

	/** How many numbers each bar of a histogram stands for. */
	static int together(SequencedMap<Integer, Integer> counts) {
		return counts.isEmpty() ? 1 : (counts.lastEntry().getKey() - counts.firstEntry().getKey()) / MOST_BARS + 1;
	}

	/** How often a number was what, in games; numbers lie together where there are too many. */
	static Markup histogram(SequencedMap<Integer, Integer> counts) {
		if (counts.isEmpty()) {
			return Markup.NOTHING;
		}
		int first = counts.firstEntry().getKey();
		int last = counts.lastEntry().getKey();
		int step = together(counts);
		int[] bars = new int[(last - first) / step + 1];
		for (Map.Entry<Integer, Integer> count : counts.entrySet()) {
			bars[(count.getKey() - first) / step] += count.getValue();
		}
		int highest = 1;
		for (int bar : bars) {
			highest = Math.max(highest, bar);
		}
		int width = Math.max(8, Math.min(40, 560 / bars.length));
		int left = COUNTS + SIDE;
		StringBuilder drawn = new StringBuilder(count(highest, TOP)).append(count(0, TOP + BAR_HEIGHT))
				.append(line("tick", COUNTS, TOP, left + (double) bars.length * width, TOP))
				.append(line("tick", COUNTS, TOP + (double) BAR_HEIGHT, left + (double) bars.length * width, TOP + (double) BAR_HEIGHT));
		int every = Math.max(1, 40 / width);
		for (int at = 0; at < bars.length; at++) {
			double height = bars[at] == 0 ? 0 : Math.max(1, (double) bars[at] * BAR_HEIGHT / highest);
			drawn.append(rectangle("bar", left + (double) at * width, TOP + BAR_HEIGHT - height, width - 2.0, height));
			if (at % every == 0) {
				drawn.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%d\">%d</text>",
						left + at * width + width / 2.0 - 1, TOP + BAR_HEIGHT + 16, first + at * step));
			}
		}
		return svg(left + SIDE + bars.length * width, TOP + BAR_HEIGHT + 22, drawn.toString());
	}

	private static String count(int games, int y) {
		return String.format(Locale.ROOT, "<text class=\"last\" x=\"%d\" y=\"%d\">%d</text>", COUNTS - 4, y + 4, games);
	}

	private static double clipped(double value, double least, double most) {
		return Math.max(least, Math.min(most, value));
	}

	private static String whisker(double from, double to) {
		double middle = HEIGHT / 2.0;
		return line("whisker", from, middle, to, middle) + line("whisker", from, middle - 4, from, middle + 4)
				+ line("whisker", to, middle - 4, to, middle + 4);
	}

	private static String rectangle(String style, double x, double y, double width, double height) {
		return String.format(Locale.ROOT, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>", style, x, y, width,
				height);
	}

	private static String line(String style, double x1, double y1, double x2, double y2) {
		return String.format(Locale.ROOT, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>", style, x1, y1, x2, y2);
	}

	private static Markup svg(int width, int height, String content) {
		return new Markup(String.format(Locale.ROOT, "<svg aria-hidden=\"true\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">%s</svg>",
				width, height, width, height, content));
	}
}
