package org.hullwright.packs;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.model.Named;
import org.hullwright.model.Scenario;

/**
 * Which expansions are on in a game of a pack unless somebody says otherwise: what its start needs, and what the pack adds to any.
 *
 * @param additions names of the expansions that are there to be on, since the pack only changes a game, be it in one start or another
 * @param scenarios the other starts
 */
public record UsualExpansions(Set<String> additions, List<Scenario> scenarios) {

	/** Copies both. */
	public UsualExpansions {
		additions = Collections.unmodifiableSet(new LinkedHashSet<>(additions));
		scenarios = List.copyOf(scenarios);
	}

	/** Those that are on where no scenario is chosen: what only goes on after a game is not on in one that is set up. */
	public Set<String> inPlainSetUp() {
		Set<String> on = new LinkedHashSet<>(additions);
		scenarios.stream().filter(Scenario::isFollows).forEach(later -> on.removeAll(neededBy(later)));
		scenarios.stream().filter(scenario -> !scenario.isFollows())
				.forEach(first -> neededBy(first).stream().filter(additions::contains).forEach(on::add));
		return on;
	}

	/** Those that are on with the scenario of a name: what it needs, and the additions of which no scenario says anything. */
	public Set<String> with(String scenario) {
		Set<String> on = new LinkedHashSet<>(inPlainSetUp());
		scenarios.forEach(other -> on.removeAll(neededBy(other)));
		on.addAll(neededBy(scenario));
		return on;
	}

	/** Those that the scenario of a name switches on; an unknown one none. */
	public Set<String> neededBy(String scenario) {
		return scenarios.stream().filter(known -> scenario.equals(known.getName())).flatMap(known -> neededBy(known).stream())
				.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private static Set<String> neededBy(Scenario scenario) {
		return scenario.getExpansions().stream().map(Named::getName).collect(Collectors.toCollection(LinkedHashSet::new));
	}
}
