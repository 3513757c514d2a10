package org.hullwright.cli.test;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How tests went, for other programs.
 *
 * @param rules left out when no inventory was given
 */
record TestReport(long passed, long failed, List<TestedPack> packs, @Nullable CoveredRules rules) {

	/** @param refusal why no test could be run; left out when they were */
	record TestedPack(String name, String folder, @Nullable String refusal, List<Case> tests) {}

	/** @param explanation what failed; left out when nothing did */
	record Case(String title, boolean passed, List<String> covers, String place, @Nullable String explanation, long milliseconds) {}

	/** How many rules inventories have, and which of them no passing test covers. */
	record CoveredRules(long rules, List<String> uncovered) {}

	/** @param coverage null when no inventory was given */
	static TestReport of(List<PackResult> results, @Nullable RuleCoverage coverage) {
		long failed = results.stream().mapToLong(PackResult::failures).sum();
		long run = results.stream().mapToLong(pack -> pack.cases().size()).sum();
		return new TestReport(run - failed, failed, results.stream().map(TestReport::pack).toList(),
				coverage == null ? null : new CoveredRules(coverage.size(), coverage.uncovered()));
	}

	private static TestedPack pack(PackResult result) {
		return new TestedPack(result.name(), result.folder().toString(), result.refusalOrNull(),
				result.cases().stream().map(TestReport::test).toList());
	}

	private static Case test(TestedCase test) {
		boolean passed = test.result().passed();
		return new Case(test.result().title(), passed, List.copyOf(test.result().covers()), test.place(),
				passed ? null : test.explanation(), test.time().toMillis());
	}
}
