package org.hullwright.lang.ide.problem;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.answer.Problem;

/** Finds problems again that were told earlier: the text may have been changed since, so that they are at other places or gone. */
public final class Recognition {

	private record Words(String code, String message) {}

	private final Map<Words, NavigableMap<Integer, Issue>> issues = new HashMap<>();

	/** @param issues what is wrong now */
	public Recognition(List<Issue> issues) {
		issues.stream().filter(issue -> issue.getOffset() != null).forEach(issue -> this.issues
				.computeIfAbsent(new Words(issue.getCode(), issue.getMessage()), words -> new TreeMap<>()).put(issue.getOffset(), issue));
	}

	/** What the problems are now, each once, without those that are gone. */
	public List<Issue> of(List<Problem> told) {
		return told.stream().flatMap(problem -> of(problem).stream()).distinct().toList();
	}

	/** Of those that say the same, the nearest to where it was. */
	private Optional<Issue> of(Problem told) {
		NavigableMap<Integer, Issue> same = issues.getOrDefault(new Words(told.code(), told.message()), new TreeMap<>());
		int place = told.range().offset();
		return Stream.of(same.floorEntry(place), same.higherEntry(place)).filter(entry -> entry != null)
				.min((one, other) -> Integer.compare(Math.abs(one.getKey() - place), Math.abs(other.getKey() - place)))
				.map(Map.Entry::getValue);
	}
}
