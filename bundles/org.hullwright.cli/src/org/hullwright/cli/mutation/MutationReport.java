package org.hullwright.cli.mutation;

import java.util.List;

import org.hullwright.cli.mutation.MutationResult.Survivor;

/**
 * What came of the mutants of a pack, for other programs.
 *
 * @param score in percent: killed of all that were tested
 * @param invalid mutants that did not compile or had errors, so that others were tested instead
 * @param endedEarly whether fewer were tested than wanted, as the user cancelled it
 */
record MutationReport(String pack, long seed, int tested, int killed, int survived, int invalid, double score, boolean endedEarly,
		List<Survivor> survivors) {

	static MutationReport of(MutationResult result, long seed) {
		List<Survivor> survivors = result.survivors();
		return new MutationReport(result.pack().name(), seed, result.tested(), result.killed(), survivors.size(), result.invalid(),
				result.score(), result.endedEarly(),
				survivors);
	}
}
