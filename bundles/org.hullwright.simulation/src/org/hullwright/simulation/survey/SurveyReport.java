package org.hullwright.simulation.survey;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.simulation.report.Judgement;

/**
 * What a survey tells.
 *
 * @param pack title of the pack
 * @param components how many were to be asked about
 * @param games with each of them and each number of players, and as many without
 * @param players the numbers of players
 * @param surveyed those that were asked about, once with each number of players
 * @param failure why no more games could be played; empty when they could
 */
public record SurveyReport(String pack, int components, int games, List<Integer> players, List<Surveyed> surveyed, String failure) {

	public SurveyReport {
		players = List.copyOf(players);
		surveyed = List.copyOf(surveyed);
	}

	/** All of it in sentences; the first one names every component that an author has to look at. */
	public List<String> sentences() {
		return Stream.concat(Stream.of(headline()), inOrder().stream().map(SurveyReport::detail)).toList();
	}

	/** Whether rules broke any game. */
	public boolean hasBrokenGames() {
		return surveyed.stream().anyMatch(one -> !one.error().isEmpty());
	}

	/** The first of the sentences. */
	public String headline() {
		Collection<List<Surveyed>> noteworthy = inOrder().stream().filter(one -> one.judgement().isNoteworthy())
				.collect(Collectors.groupingBy(Surveyed::component, LinkedHashMap::new, Collectors.toList())).values();
		String all = "the " + components + (components == 1 ? " component" : " components") + " of " + pack;
		String played = games + " games with and " + games + " without each, with " + words(players);
		long asked = surveyed.stream().map(Surveyed::component).distinct().count();
		String soFar = asked < components ? " (only " + asked + " were asked about)" : "";
		if (noteworthy.isEmpty()) {
			return "None of " + all + soFar + " is shown to be too strong, too weak or of no use, in " + played + ".";
		}
		return "Of " + all + soFar + ", " + noteworthy.stream().map(this::named).collect(Collectors.joining("; "))
				+ "; of the others nothing of the kind is shown, in " + played + ".";
	}

	/** All that were asked about, the most noteworthy first. */
	public List<Surveyed> inOrder() {
		return surveyed.stream().sorted(Comparator.comparing(one -> one.judgement().kind())).toList();
	}

	/** What is to be known of a component first; where it was asked about with several numbers of players, with which of them. */
	private String named(List<Surveyed> component) {
		Map<String, List<Surveyed>> alike = component.stream()
				.collect(Collectors.groupingBy(one -> one.judgement().does(), LinkedHashMap::new, Collectors.toList()));
		List<String> told = new ArrayList<>();
		alike.forEach((does, with) -> {
			String numbers = with.stream().map(Surveyed::judgement).map(Judgement::numbers).filter(shown -> !shown.isEmpty())
					.collect(Collectors.joining("; "));
			told.add(does + (players.size() > 1 ? " with " + words(with.stream().map(Surveyed::players).toList()) : "")
					+ (numbers.isEmpty() ? "" : " (" + numbers + ")"));
		});
		return component.getFirst().title() + " " + String.join(" and ", told);
	}

	private static String words(List<Integer> players) {
		String last = players.getLast() + (players.getLast() == 1 ? " player" : " players");
		return players.size() == 1
				? last
				: players.subList(0, players.size() - 1).stream().map(String::valueOf).collect(Collectors.joining(", ")) + " and " + last;
	}

	/** All that is told of one of them, in a sentence. */
	public static String detail(Surveyed one) {
		return one.judgement().sentence()
				+ (one.error().isEmpty() ? "" : " A rule broke games, which do not count: " + one.error().split("\n", 2)[0]);
	}
}
