package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.repair.Replacement;
import org.hullwright.lang.repair.SyntaxProblem;

/** Mends text that cannot be read, where it was found out what lets it be read. */
class SyntaxFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		return Map.of(IssueCode.SYNTAX, SyntaxFixes::mended);
	}

	private static Stream<CodeAction> mended(Diagnostic diagnostic) {
		SyntaxProblem.Mend mend = SyntaxProblem.mend(diagnostic.issue().getData());
		if (mend == null) {
			return Stream.of();
		}
		var edit = new Edit();
		for (Replacement change : mend.changes()) {
			edit.replace(diagnostic.file(), new TextRange(change.offset(), change.length()), change.text());
		}
		return Stream.of(CodeAction.of(mend.title(), edit));
	}
}
