package org.hullwright.cli.mutation;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.engine.tree.Trials;
import org.hullwright.lang.mutation.Mutation;
import org.hullwright.lang.mutation.Mutation.Span;

/**
 * What came of the mutants of a pack.
 *
 * @param texts of the files of the pack as they are
 * @param profiles of its tests
 * @param mutants that were tested, in the order of the sample
 * @param endedEarly whether the user cancelled it before all were tested
 */
record MutationResult(OpenPack pack, Map<Path, String> texts, TestProfiles profiles, List<TestedMutant> mutants, boolean endedEarly) {

	private static final int MOST_TESTS = 3;

	MutationResult {
		texts = Map.copyOf(texts);
		mutants = List.copyOf(mutants);
	}

	/**
	 * A mutant that no test noticed.
	 *
	 * @param file as the user can open it
	 * @param operator what was done, in words
	 * @param before the lines of the place as they are
	 * @param after the same with the mutation; empty when nothing is left of them
	 * @param rules identifiers in the comments nearest to the place
	 * @param performedBy how many tests perform the place; all of them where it is in no sentence
	 * @param tests the shortest of these, a few at most; none where all tests count
	 */
	record Survivor(String file, int line, int column, String operator, String before, String after, List<String> rules, int performedBy,
			List<String> tests) {}

	/** How many mutants some test noticed. */
	int killed() {
		return (int) mutants.stream().filter(mutant -> mutant.verdict() instanceof Verdict.Killed).count();
	}

	/** How many mutants did not compile or had errors, so that others were tested instead. */
	int invalid() {
		return (int) mutants.stream().filter(mutant -> mutant.verdict() instanceof Verdict.Invalid).count();
	}

	/** How many mutants there were that could be tested. */
	int tested() {
		return mutants.size() - invalid();
	}

	/** The mutation score, in percent; 100 when there was nothing to be tested. */
	double score() {
		return tested() == 0 ? 100 : 100.0 * killed() / tested();
	}

	/** What no test noticed, in the order of the files and their texts. */
	List<Survivor> survivors() {
		return mutants.stream().filter(mutant -> mutant.verdict() instanceof Verdict.Survived)
				.sorted(Comparator.comparing((TestedMutant mutant) -> mutant.mutation().file())
						.thenComparingInt(mutant -> mutant.mutation().edited().offset()))
				.map(this::survivor).toList();
	}

	private Survivor survivor(TestedMutant mutant) {
		Mutation mutation = mutant.mutation();
		List<Integer> performers = ((Verdict.Survived) mutant.verdict()).performers();
		List<String> titles = mutation.sentence().equals(Span.NONE)
				? List.of()
				: performers.stream().limit(MOST_TESTS).map(profiles::test).map(Trials.Test::title).toList();
		String text = texts.get(mutation.file());
		return new Survivor(pack.files().shown(mutation.file()), mutation.line(), mutation.column(), mutation.operator().words(),
				mutation.before(text), mutation.after(text),
				mutation.rules(), performers.size(), titles);
	}
}
