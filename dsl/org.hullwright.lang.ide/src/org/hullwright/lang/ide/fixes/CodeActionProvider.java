package org.hullwright.lang.ide.fixes;

import java.util.List;
import java.util.stream.Stream;

/** Provides the quick fixes of the diagnostics of one code. */
@FunctionalInterface
interface CodeActionProvider {

	/** The ways to mend a diagnostic, best first; none when this one cannot be mended by itself. */
	Stream<CodeAction> actions(Diagnostic diagnostic);

	/** These ways, and others only where there are none of these. */
	default CodeActionProvider orElse(CodeActionProvider others) {
		return diagnostic -> {
			List<CodeAction> own = actions(diagnostic).toList();
			return own.isEmpty() ? others.actions(diagnostic) : own.stream();
		};
	}

	/** These ways first, then others; none at all where there are none of these. */
	default CodeActionProvider followedBy(CodeActionProvider others) {
		return diagnostic -> {
			List<CodeAction> own = actions(diagnostic).toList();
			return own.isEmpty() ? Stream.of() : Stream.concat(own.stream(), others.actions(diagnostic));
		};
	}

	/** These ways first, then others. */
	default CodeActionProvider or(CodeActionProvider others) {
		return diagnostic -> Stream.concat(actions(diagnostic), others.actions(diagnostic));
	}
}
