package org.hullwright.lang.repair;

import java.util.stream.Stream;

/** Knows what a certain sort of mistake looks like, and what would mend it. */
@FunctionalInterface
interface RepairRule {

	/** What is worth trying; none where this is no such mistake. */
	Stream<Repair> repairs(Situation situation);
}
