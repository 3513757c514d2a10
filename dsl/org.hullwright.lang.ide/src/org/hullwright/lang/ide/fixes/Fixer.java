package org.hullwright.lang.ide.fixes;

import java.util.List;
import java.util.stream.Stream;

/** Knows what mends the mistakes of one code. */
@FunctionalInterface
interface Fixer {

	/** The ways to mend a mistake, best first; none when this one cannot be mended by itself. */
	Stream<Remedy> remedies(Mistake mistake);

	/** These ways, and others only where there are none of these. */
	default Fixer orElse(Fixer others) {
		return mistake -> {
			List<Remedy> own = remedies(mistake).toList();
			return own.isEmpty() ? others.remedies(mistake) : own.stream();
		};
	}

	/** These ways first, then others; none at all where there are none of these. */
	default Fixer followedBy(Fixer others) {
		return mistake -> {
			List<Remedy> own = remedies(mistake).toList();
			return own.isEmpty() ? Stream.of() : Stream.concat(own.stream(), others.remedies(mistake));
		};
	}

	/** These ways first, then others. */
	default Fixer or(Fixer others) {
		return mistake -> Stream.concat(remedies(mistake), others.remedies(mistake));
	}
}
