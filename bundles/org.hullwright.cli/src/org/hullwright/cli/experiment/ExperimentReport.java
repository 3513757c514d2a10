package org.hullwright.cli.experiment;

import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Trials;
import org.hullwright.simulation.experiment.Finding;

/** What experiments found, for other programs. */
record ExperimentReport(String pack, String version, List<Made> experiments) {

	/** @param games of each variant */
	record Made(String title, int games, List<VariantFindings> variants) {}

	/**
	 * One variant.
	 *
	 * @param varied the mode or expansion it is played with; left out for none
	 * @param error what a rule did wrong, so that there are no findings; left out when none did
	 */
	record VariantFindings(int players, @Nullable String varied, @Nullable String error, List<Found> findings) {}

	/**
	 * What came out of a measure.
	 *
	 * @param unit {@code percent} or {@code number}
	 * @param games that count; the other numbers are left out when there were too few for them
	 * @param lower where it is in ever more games, with 95 % confidence, up to {@code upper}
	 * @param verdict {@code open}, {@code as_expected}, {@code not_shown} or {@code not_as_expected}
	 */
	record Found(String measure, String unit, long games, @Nullable Double value, @Nullable Double lower, @Nullable Double upper,
			@Nullable Expected expected, String verdict) {

		/** Whether it is outside of what was expected, beyond doubt. */
		boolean isOtherThanExpected() {
			return verdict.equals(word(Finding.Verdict.NOT_AS_EXPECTED));
		}

		private static String word(Finding.Verdict verdict) {
			return verdict.name().toLowerCase(Locale.ROOT);
		}

		static Found of(Finding finding) {
			long games = finding.sample().games();
			return new Found(finding.measure().title(), finding.measure().share() ? "percent" : "number", games,
					games == 0 ? null : finding.value(),
					finding.hasInterval() ? finding.interval().lower() : null, finding.hasInterval() ? finding.interval().upper() : null,
					Expected.of(finding.measure().expected()), word(finding.verdict()));
		}
	}

	/** Bounds that are included. */
	record Expected(int lower, int upper) {

		static @Nullable Expected of(Trials.@Nullable Bounds bounds) {
			return bounds == null ? null : new Expected(bounds.lower(), bounds.upper());
		}
	}
}
