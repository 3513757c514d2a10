package org.hullwright.simulation.experiment;

import java.util.Locale;
import java.util.Objects;

import org.hullwright.engine.tree.Trials;
import org.hullwright.simulation.statistics.SampleSize;

/** A finding in words. */
public final class FindingWords {

	private FindingWords() {}

	/** All of it, in one line of text. */
	public static String of(Finding finding) {
		String games = finding.measure().condition() == null || finding.sample().games() == 0 ? "" : " in " + games(finding);
		String verdict = verdict(finding);
		return finding.measure().title() + ": " + value(finding) + games + interval(finding) + (verdict.isEmpty() ? "" : ", " + verdict);
	}

	/** Nobody plays more; where more are needed, the value is too near to a bound to say how many. */
	private static final int MOST_GAMES = 1_000_000;

	/** How many games counted. */
	public static String games(Finding finding) {
		return finding.sample().games() + (finding.sample().games() == 1 ? " game" : " games");
	}

	/** The value alone. */
	public static String value(Finding finding) {
		return finding.sample().games() == 0
				? "there was no such game"
				: rounded(finding.value()) + (finding.measure().share() ? " %" : "");
	}

	/** Where the value of ever more games is, in brackets after a space; empty when there were too few games to tell. */
	public static String interval(Finding finding) {
		return finding.hasInterval()
				? " (" + rounded(finding.interval().lower()) + " to " + rounded(finding.interval().upper()) + ")"
				: "";
	}

	/** With one decimal. What is a little less than nothing rounds to 0.0, which has no sign. */
	private static String rounded(double value) {
		return String.format(Locale.ROOT, "%.1f", Math.round(value * 10) / 10.0);
	}

	/** How that is to be taken; empty when nothing was expected. */
	public static String verdict(Finding finding) {
		return switch (finding.verdict()) {
			case OPEN -> "";
			case AS_EXPECTED -> "as expected";
			case NOT_SHOWN -> finding.isBeyondShowing()
					? "which no number of games shows to be exactly that; expect " + around(finding) + " percent"
					: "which does not show yet whether it is " + bounds(finding) + "; " + moreGames(finding);
			case NOT_AS_EXPECTED -> "NOT as expected: " + bounds(finding);
		};
	}

	/** How many games would show it, if ever more games came out as these did. */
	private static String moreGames(Finding finding) {
		double value = finding.value();
		double distance = Math.min(Math.abs(value - expected(finding).lower()), Math.abs(value - expected(finding).upper()));
		double halfWidth = Math.max(finding.interval().upper() - value, value - finding.interval().lower());
		long games = distance == 0 || !finding.hasInterval()
				? Long.MAX_VALUE
				: SampleSize.toNarrow(finding.sample().games(), halfWidth, distance);
		return games > MOST_GAMES ? "play more games" : "about " + games + " games would";
	}

	/** Bounds next to those that are only one number. */
	private static String around(Finding finding) {
		int number = expected(finding).lower();
		return Math.max(0, number - 1) + " to " + Math.min(100, number + 1);
	}

	private static Trials.Bounds expected(Finding finding) {
		return Objects.requireNonNull(finding.measure().expected(), "only what is expected can come otherwise");
	}

	private static String bounds(Finding finding) {
		Trials.Bounds bounds = expected(finding);
		return bounds.lower() + " to " + bounds.upper() + (finding.measure().share() ? " percent" : "");
	}
}
