package org.hullwright.simulation.survey;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a survey tells.
 *
 * @param pack title of the pack
 * @param components how many were to be asked about
 * @param games with each of them, and as many without
 * @param surveyed those that were asked about
 */
public record SurveyReport(String pack, int components, int games, int players, List<Surveyed> surveyed) {

	public SurveyReport {
		surveyed = List.copyOf(surveyed);
	}

	/** All of it in sentences; the first one names every component that an author has to look at. */
	public List<String> sentences() {
		return Stream.concat(Stream.of(headline()), details().stream()).toList();
	}

	private String headline() {
		List<Surveyed> noteworthy = noteworthy();
		String all = "the " + components + (components == 1 ? " component" : " components") + " of " + pack;
		String played = games + " games with and " + games + " without each, with " + players + (players == 1 ? " player" : " players");
		String soFar = surveyed.size() < components ? " (only " + surveyed.size() + " were asked about)" : "";
		if (noteworthy.isEmpty()) {
			return "None of " + all + soFar + " is shown to be too strong, too weak or of no use, in " + played + ".";
		}
		return "Of " + all + soFar + ", " + noteworthy.stream().map(one -> one.title() + " " + one.judgement().inShort())
				.collect(Collectors.joining("; ")) + "; of the others nothing of the kind is shown, in " + played + ".";
	}

	private List<Surveyed> noteworthy() {
		return surveyed.stream().filter(one -> one.judgement().isNoteworthy())
				.sorted(Comparator.comparing(one -> one.judgement().kind())).toList();
	}

	private List<String> details() {
		return surveyed.stream().sorted(Comparator.comparing(one -> one.judgement().kind())).map(SurveyReport::detail).toList();
	}

	private static String detail(Surveyed one) {
		return one.judgement().sentence()
				+ (one.error().isEmpty() ? "" : " A rule broke games, which do not count: " + one.error().split("\n", 2)[0]);
	}
}
