package org.hullwright.lang.ide.fixes;

import java.util.List;
import java.util.stream.Stream;

/** Provides the quick fixes of the diagnostics of one code. */
@FunctionalInterface
interface CodeActionProvider {

	/** The ways to mend a mistake, best first; none when this one cannot be mended by itself. */
	Stream<CodeAction> remedies(Diagnostic mistake);

	/** These ways, and others only where there are none of these. */
	default CodeActionProvider orElse(CodeActionProvider others) {
		return mistake -> {
			List<CodeAction> own = remedies(mistake).toList();
			return own.isEmpty() ? others.remedies(mistake) : own.stream();
		};
	}

	/** These ways first, then others; none at all where there are none of these. */
	default CodeActionProvider followedBy(CodeActionProvider others) {
		return mistake -> {
			List<CodeAction> own = remedies(mistake).toList();
			return own.isEmpty() ? Stream.of() : Stream.concat(own.stream(), others.remedies(mistake));
		};
	}

	/** These ways first, then others. */
	default CodeActionProvider or(CodeActionProvider others) {
		return mistake -> Stream.concat(remedies(mistake), others.remedies(mistake));
	}
}
