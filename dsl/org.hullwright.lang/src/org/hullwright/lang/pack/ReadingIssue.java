package org.hullwright.lang.pack;

import java.nio.file.Path;

import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.validation.IssueCode;

/** What is wrong with a file as a file, whatever is in it. */
public final class ReadingIssue {

	private ReadingIssue() {
	}

	/** An issue at the start of a file. */
	public static Issue of(IssueCode code, Path file, Object... values) {
		var issue = new Issue.IssueImpl();
		issue.setCode(code.name());
		issue.setSeverity(code.severity());
		issue.setMessage(code.message(values));
		issue.setUriToProblem(URI.createFileURI(file.toString()));
		issue.setLineNumber(1);
		issue.setColumn(1);
		issue.setOffset(0);
		issue.setLength(0);
		return issue;
	}
}
