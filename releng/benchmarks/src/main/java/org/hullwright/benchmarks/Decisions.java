package org.hullwright.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts decisions, so that they are reported next to the games. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Decisions {

	/** Decisions taken; only those that had more than one option. */
	public long decisions;
}
