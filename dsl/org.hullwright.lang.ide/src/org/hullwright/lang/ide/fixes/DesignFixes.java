package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.issue.IssueCode;

/** Quick fixes for designs. */
class DesignFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		return Map.of(
				IssueCode.DESIGN_SETTING_UNKNOWN, DesignFixes::meant,
				IssueCode.DESIGN_EDGE_UNKNOWN, DesignFixes::meant,
				IssueCode.TYPEFACE_UNKNOWN, DesignFixes::meant,
				IssueCode.DESIGN_TYPE_SMALL,
				diagnostic -> Stream.of(CodeAction.of("Change to 6.5", new Edit().replace(diagnostic.file(), diagnostic.range(), "6.5"))),
				IssueCode.SHOWS_NOTHING,
				diagnostic -> Stream.of(CodeAction.of("Remove it", new Edit().remove(diagnostic.place()))));
	}

	/** The check knows what is called nearly so, if there is anything. */
	private static Stream<CodeAction> meant(Diagnostic diagnostic) {
		String word = diagnostic.told("suggestion");
		return word.isEmpty()
				? Stream.of()
				: Stream.of(CodeAction.of("Change to " + word, new Edit().replace(diagnostic.file(), diagnostic.range(), word)));
	}
}
