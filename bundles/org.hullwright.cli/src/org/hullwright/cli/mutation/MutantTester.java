package org.hullwright.cli.mutation;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.testing.StepBudget;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.lang.mutation.Mutation;
import org.hullwright.packs.OpenedPack;

/** Makes mutants of a pack in memory and runs its tests on them. For any number of threads. */
final class MutantTester {

	private final Path folder;
	private final Map<Path, String> texts;
	private final Set<String> expansions;
	private final Workshop workshop;
	private final TestProfiles profiles;

	/**
	 * @param texts of all files of the pack and those it requires, as they are, so that what is written to disk meanwhile does not matter
	 * @param expansions that are on in all tests, besides those that a test asks for
	 */
	MutantTester(Path folder, Map<Path, String> texts, Set<String> expansions, Workshop workshop, TestProfiles profiles) {
		this.folder = folder;
		this.texts = Map.copyOf(texts);
		this.expansions = Set.copyOf(expansions);
		this.workshop = workshop;
		this.profiles = profiles;
	}

	/** Runs the tests that may notice a mutation, until one does. */
	Verdict test(Mutation mutation) {
		List<Integer> performers = profiles.testsFor(mutation);
		OpenedPack mutant = mutantOf(mutation);
		if (mutant.hasErrors(mutation.file())) {
			return new Verdict.Invalid();
		}
		try {
			TestRunner runner = new ProbedPack(mutant.compiler(), expansions).tests();
			for (int test : performers) {
				TestResult result = runner.run(test, program -> Watching.NOTHING.with(new StepBudget(profiles.budgetOf(test))));
				if (!result.passed()) {
					return new Verdict.Killed(result.title());
				}
			}
			return new Verdict.Survived(performers);
		} catch (LoweringException unplayable) {
			return new Verdict.Invalid();
		}
	}

	private OpenedPack mutantOf(Mutation mutation) {
		Map<Path, String> mutated = new HashMap<>(texts);
		mutated.computeIfPresent(mutation.file(), (file, text) -> mutation.applyTo(text));
		OpenedPack mutant = workshop.toolChain().open(folder, List.of(), mutated, workshop.selection());
		List<Path> added = mutant.loaded().own().stream().map(file -> Path.of(file.getURI().toFileString()))
				.filter(file -> !texts.containsKey(file)).toList();
		if (added.isEmpty()) {
			return mutant;
		}
		added.forEach(file -> mutated.put(file, "pack " + mutant.loaded().name() + "\n")); // they count as if they said nothing
		return workshop.toolChain().open(folder, List.of(), mutated, workshop.selection());
	}
}
