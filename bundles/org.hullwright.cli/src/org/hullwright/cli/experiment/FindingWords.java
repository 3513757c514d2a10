package org.hullwright.cli.experiment;

import java.util.Locale;

import org.hullwright.simulation.experiment.Finding;
import org.hullwright.engine.tree.World;

/** A finding as a line of text. */
public final class FindingWords {

	private FindingWords() {
	}

	/** The line. */
	public static String of(Finding finding) {
		String games = finding.measure().condition().isEmpty() ? "" : " in " + finding.sample().games() + (finding.sample().games() == 1 ? " game" : " games");
		if (finding.sample().games() == 0) {
			return finding.measure().title() + ": there was no such game" + verdict(finding);
		}
		String unit = finding.measure().share() ? " %" : "";
		String interval = finding.sample().games() < 2 ? "" : String.format(Locale.ROOT, " (%.1f to %.1f)", finding.interval().lower(), finding.interval().upper());
		return String.format(Locale.ROOT, "%s: %.1f%s%s%s%s", finding.measure().title(), finding.value(), unit, games, interval, verdict(finding));
	}

	private static String verdict(Finding finding) {
		return switch (finding.verdict()) {
			case OPEN -> "";
			case AS_EXPECTED -> ", as expected";
			case NOT_SHOWN -> ", which does not show yet whether it is " + bounds(finding) + "; play more games";
			case NOT_AS_EXPECTED -> ", NOT as expected: " + bounds(finding);
		};
	}

	private static String bounds(Finding finding) {
		World.Bounds bounds = finding.measure().expected().orElseThrow();
		return bounds.lower() + " to " + bounds.upper() + (finding.measure().share() ? " percent" : "");
	}
}
