package org.hullwright.playtest.balance;

import org.hullwright.engine.tree.Trials;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.statistics.Interval;

/**
 * A bar up to a value, a whisker over where the value of ever more games is, and behind both the part in which it is expected.
 *
 * @param theme its colours
 * @param most the value that fills the width; more than 0
 */
record MeasureChart(BoardTheme theme, double most) {

	private static final double BAR = 0.5; // of the height
	private static final double WHISKER_END = 4;

	/** The largest number in the chart of a finding. */
	static double reach(Finding finding) {
		Trials.Bounds bounds = finding.measure().expected();
		double expected = bounds == null ? 0 : bounds.upper();
		double found = finding.sample().games() == 0 ? 0 : finding.value();
		return Math.max(expected, finding.hasInterval() ? finding.interval().upper() : found);
	}

	void draw(Finding finding, Bounds place, Picture.Builder picture) {
		Trials.Bounds expected = finding.measure().expected();
		if (expected != null) {
			band(expected, place, picture);
		}
		double middle = place.centre().y();
		if (finding.sample().games() > 0) {
			double height = place.height() * BAR;
			double width = Math.max(1, at(finding.value(), place) - place.x());
			picture.fill(Outline.box(new Bounds(place.x(), middle - height / 2, width, height), 2), colour(finding));
		}
		if (finding.hasInterval()) {
			whisker(finding.interval(), place, picture);
		}
		picture.stroke(Outline.line(new Point(place.x(), place.y()), new Point(place.x(), place.y() + place.height())), theme.faint(), 1);
	}

	private Colour colour(Finding finding) {
		return switch (finding.verdict()) {
			case OPEN, AS_EXPECTED -> theme.target().faded(0.75);
			case NOT_SHOWN -> theme.focus().faded(0.75);
			case NOT_AS_EXPECTED -> theme.alarm().faded(0.8);
		};
	}

	private void band(Trials.Bounds expected, Bounds place, Picture.Builder picture) {
		double left = at(expected.lower(), place);
		picture.fill(Outline.box(new Bounds(left, place.y(), Math.max(2, at(expected.upper(), place) - left), place.height()), 2),
				theme.ink().faded(0.12));
	}

	private void whisker(Interval interval, Bounds place, Picture.Builder picture) {
		double middle = place.centre().y();
		double from = at(interval.lower(), place);
		double to = at(interval.upper(), place);
		stroke(from, middle, to, middle, picture);
		stroke(from, middle - WHISKER_END, from, middle + WHISKER_END, picture);
		stroke(to, middle - WHISKER_END, to, middle + WHISKER_END, picture);
	}

	private void stroke(double x1, double y1, double x2, double y2, Picture.Builder picture) {
		picture.stroke(Outline.line(new Point(x1, y1), new Point(x2, y2)), theme.ink(), 1.4);
	}

	private double at(double value, Bounds place) {
		return place.x() + Math.clamp(value / most, 0, 1) * place.width();
	}
}
