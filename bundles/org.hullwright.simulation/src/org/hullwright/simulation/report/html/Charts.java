package org.hullwright.simulation.report.html;

import java.util.Map;
import java.util.SequencedMap;

import org.hullwright.markup.Attributes;
import org.hullwright.markup.MarkupWriter;
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
		MarkupWriter chart = svg(WIDTH, HEIGHT);
		rectangle("bar", MARGIN, 3, Math.max(0.5, value * scale), HEIGHT - 6.0, chart);
		whisker(MARGIN + clipped(interval.lower(), 0, most) * scale, MARGIN + clipped(interval.upper(), 0, most) * scale, chart);
		return finished(chart);
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
		MarkupWriter chart = svg(WIDTH, HEIGHT);
		line("zero", middle, 0, middle, HEIGHT, chart);
		whisker(middle + clipped(interval.lower(), -most, most) * scale, middle + clipped(interval.upper(), -most, most) * scale, chart);
		chart.empty("circle", Attributes.of("class", "point").with("cx", at).with("cy", HEIGHT / 2.0).with("r", 4));
		return finished(chart);
	}

	/**
	 * What numbers above pictures of the same width stand for: the first at the left end, the last at the right one, the others between
	 * them.
	 */
	static Markup ends(String... numbers) {
		MarkupWriter chart = svg(WIDTH, HEIGHT);
		for (int at = 0; at < numbers.length; at++) {
			String style = at == 0 ? "first" : at == numbers.length - 1 ? "last" : "between";
			double x = MARGIN + (WIDTH - 2.0 * MARGIN) * at / (numbers.length - 1);
			line("tick", x, HEIGHT - 4.0, x, HEIGHT, chart);
			chart.element("text", numbers[at], Attributes.of("class", style).with("x", x).with("y", HEIGHT - 6));
		}
		line("tick", MARGIN, HEIGHT, WIDTH - (double) MARGIN, HEIGHT, chart);
		return finished(chart);
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
		MarkupWriter chart = svg(left + SIDE + bars.length * width, TOP + BAR_HEIGHT + 22);
		count(highest, TOP, chart);
		count(0, TOP + BAR_HEIGHT, chart);
		line("tick", COUNTS, TOP, left + (double) bars.length * width, TOP, chart);
		line("tick", COUNTS, TOP + (double) BAR_HEIGHT, left + (double) bars.length * width, TOP + (double) BAR_HEIGHT, chart);
		int every = Math.max(1, 40 / width);
		for (int at = 0; at < bars.length; at++) {
			double height = bars[at] == 0 ? 0 : Math.max(1, (double) bars[at] * BAR_HEIGHT / highest);
			rectangle("bar", left + (double) at * width, TOP + BAR_HEIGHT - height, width - 2.0, height, chart);
			if (at % every == 0) {
				chart.element("text", String.valueOf(first + at * step),
						Attributes.NONE.with("x", left + at * width + width / 2.0 - 1).with("y", TOP + BAR_HEIGHT + 16));
			}
		}
		return finished(chart);
	}

	private static void count(int games, int y, MarkupWriter chart) {
		chart.element("text", String.valueOf(games), Attributes.of("class", "last").with("x", COUNTS - 4).with("y", y + 4));
	}

	private static double clipped(double value, double least, double most) {
		return Math.max(least, Math.min(most, value));
	}

	private static void whisker(double from, double to, MarkupWriter chart) {
		double middle = HEIGHT / 2.0;
		line("whisker", from, middle, to, middle, chart);
		line("whisker", from, middle - 4, from, middle + 4, chart);
		line("whisker", to, middle - 4, to, middle + 4, chart);
	}

	private static void rectangle(String style, double x, double y, double width, double height, MarkupWriter chart) {
		chart.empty("rect", Attributes.of("class", style).with("x", x).with("y", y).with("width", width).with("height", height));
	}

	private static void line(String style, double x1, double y1, double x2, double y2, MarkupWriter chart) {
		chart.empty("line", Attributes.of("class", style).with("x1", x1).with("y1", y1).with("x2", x2).with("y2", y2));
	}

	private static MarkupWriter svg(int width, int height) {
		return new MarkupWriter().open("svg",
				Attributes.of("aria-hidden", "true").with("width", width).with("height", height)
						.with("viewBox", "0 0 " + width + " " + height));
	}

	private static Markup finished(MarkupWriter chart) {
		return new Markup(chart.close().markup());
	}
}
