package org.hullwright.editor.preferences;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.eclipse.xtext.diagnostics.Severity;
import org.hullwright.lang.issue.Explanation;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.ReportLevel;

/**
 * Something that can be wrong with a pack, as a line of a table.
 *
 * @param code what packs call it
 * @param title what people call it
 */
record Warning(IssueCode code, String title) {

	/** Everything that can be wrong: what can be taken otherwise first, in the order of the catalogue. */
	static List<Warning> all() {
		return Arrays.stream(IssueCode.values()).sorted((one, other) -> Boolean.compare(isError(one), isError(other)))
				.map(code -> new Warning(code, Explanation.of(code).title())).toList();
	}

	/** Whether nobody can take it otherwise, because a pack with it cannot be played. */
	boolean isError() {
		return isError(code);
	}

	/** How it is reported unless the user wishes otherwise. */
	ReportLevel usual() {
		return switch (code.severity()) {
			case ERROR -> ReportLevel.ERROR;
			case WARNING -> ReportLevel.WARNING;
			case INFO -> ReportLevel.HINT;
			case IGNORE -> ReportLevel.NOTHING;
		};
	}

	/** Whether it has some words in its title, its name or its message. */
	boolean has(String words) {
		return (title + ' ' + code.name() + ' ' + code.template()).toLowerCase(Locale.ROOT)
				.contains(words.strip().toLowerCase(Locale.ROOT));
	}

	private static boolean isError(IssueCode code) {
		return code.severity() == Severity.ERROR;
	}
}
