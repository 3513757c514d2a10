package org.hullwright.lang.server;

import java.util.List;
import java.util.Map;

import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.TextRange;

/** The problems of a document, and what mends them. */
final class Diagnoses {

	private static final String SOURCE = "hull";

	private final Lines lines;

	Diagnoses(Lines lines) {
		this.lines = lines;
	}

	List<Diagnostic> of(List<Problem> problems) {
		return problems.stream().map(this::of).toList();
	}

	private Diagnostic of(Problem problem) {
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

	/** The fixes of those problems that touch a stretch of the document. */
	List<Either<Command, CodeAction>> fixes(String address, List<Problem> problems, TextRange stretch) {
		return problems.stream().filter(problem -> !problem.replacement().isEmpty())
				.filter(problem -> problem.range().touches(stretch.offset()) || stretch.touches(problem.range().offset()))
				.map(problem -> Either.<Command, CodeAction>forRight(fix(address, problem))).toList();
	}

	private CodeAction fix(String address, Problem problem) {
		var fix = new CodeAction("Change to “" + problem.replacement() + "”");
		fix.setKind(CodeActionKind.QuickFix);
		fix.setDiagnostics(List.of(of(problem)));
		fix.setIsPreferred(true);
		fix.setEdit(new WorkspaceEdit(Map.of(address, List.of(new TextEdit(lines.range(problem.range()), problem.replacement())))));
		return fix;
	}
}
