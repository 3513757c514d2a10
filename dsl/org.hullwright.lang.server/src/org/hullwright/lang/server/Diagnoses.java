package org.hullwright.lang.server;

import java.util.List;

import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.hullwright.lang.ide.answer.Problem;

/** The problems of a document, as the protocol tells them. */
final class Diagnoses {

	private static final String SOURCE = "hull";

	private final Lines lines;

	Diagnoses(Lines lines) {
		this.lines = lines;
	}

	List<Diagnostic> of(List<Problem> problems) {
		return problems.stream().map(this::of).toList();
	}

	Diagnostic of(Problem problem) {
		var diagnostic = new Diagnostic(lines.range(problem.range()), problem.message(), severity(problem), SOURCE);
		diagnostic.setCode(problem.code());
		return diagnostic;
	}

	private static DiagnosticSeverity severity(Problem problem) {
		return switch (problem.severity()) {
			case ERROR -> DiagnosticSeverity.Error;
			case WARNING -> DiagnosticSeverity.Warning;
			case INFO -> DiagnosticSeverity.Information;
		};
	}
}
