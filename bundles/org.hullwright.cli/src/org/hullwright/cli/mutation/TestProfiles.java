package org.hullwright.cli.mutation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.emf.common.util.URI;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.testing.ExecutionProfile;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Trials;
import org.hullwright.lang.mutation.Mutation;
import org.hullwright.lang.mutation.Mutation.Span;

/** The execution profiles of the tests of an unchanged pack: which test performs which sentences, and how long each takes. */
final class TestProfiles {

	/** How many times as long as usual a test may take with a mutant, and how many steps on top. */
	private static final long FACTOR = 10;
	private static final long EXTRA = 20_000;

	private final List<Trials.Test> tests;
	private final List<Long> steps = new ArrayList<>();
	/** For each file the sentences that any test performs, with the positions of these tests. */
	private final Map<Path, Map<Span, Set<Integer>>> performers = new HashMap<>();
	private final List<Integer> shortestFirst;

	/**
	 * Runs all tests once.
	 *
	 * @throws ContentProblem when the pack has no test, or one fails already
	 */
	TestProfiles(TestRunner runner, String pack) {
		tests = runner.tests();
		if (tests.isEmpty()) {
			throw new ContentProblem(pack + " has no test that could notice anything");
		}
		for (int test = 0; test < tests.size(); test++) {
			List<ExecutionProfile> profiles = new ArrayList<>();
			TestResult result = runner.run(test, program -> {
				profiles.add(new ExecutionProfile(program));
				return Watching.NOTHING.with(profiles.getLast());
			});
			if (!result.passed()) {
				throw new ContentProblem("The test \"" + result.title() + "\" of " + pack + " fails already: " + result.message()
						+ System.lineSeparator() + "What the tests notice can be told once all of them pass.");
			}
			add(test, profiles.getLast());
		}
		shortestFirst = inOrder(sequence(tests.size()));
	}

	private void add(int test, ExecutionProfile profile) {
		steps.add(profile.steps());
		for (Place place : profile.performed()) {
			URI uri = URI.createURI(place.uri());
			if (uri.isFile()) {
				performers.computeIfAbsent(Path.of(uri.toFileString()), any -> new HashMap<>())
						.computeIfAbsent(new Span(place.offset(), place.length()), any -> new HashSet<>()).add(test);
			}
		}
	}

	/**
	 * The tests that may notice a mutation, the shortest first: it is the most to the point, and soon over. None when no test performs the
	 * place.
	 */
	List<Integer> testsFor(Mutation mutation) {
		if (mutation.sentence().equals(Span.NONE)) {
			return shortestFirst;
		}
		return inOrder(performers.getOrDefault(mutation.file(), Map.of()).getOrDefault(mutation.sentence(), Set.of()));
	}

	private List<Integer> inOrder(Set<Integer> positions) {
		return positions.stream().sorted(Comparator.<Integer, Long>comparing(steps::get).thenComparing(Comparator.naturalOrder())).toList();
	}

	private static Set<Integer> sequence(int size) {
		return IntStream.range(0, size).boxed().collect(Collectors.toSet());
	}

	/** How many steps a test may take with a mutant. */
	long budgetOf(int test) {
		return steps.get(test) * FACTOR + EXTRA;
	}

	/** A test, by its position. */
	Trials.Test test(int position) {
		return tests.get(position);
	}
}
