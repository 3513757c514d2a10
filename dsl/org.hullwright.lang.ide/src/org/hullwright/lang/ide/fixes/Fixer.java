package org.hullwright.lang.ide.fixes;

import java.util.stream.Stream;

/** Knows what mends the mistakes of one code. */
@FunctionalInterface
interface Fixer {

	/** The ways to mend a mistake, best first; none when this one cannot be mended by itself. */
	Stream<Remedy> remedies(Mistake mistake);

	/** These ways first, then others. */
	default Fixer or(Fixer others) {
		return mistake -> Stream.concat(remedies(mistake), others.remedies(mistake));
	}
}
