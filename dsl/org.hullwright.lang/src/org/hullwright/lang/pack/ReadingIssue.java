package org.hullwright.lang.pack;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Locale;

import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.issue.IssueCode;

/** What is wrong with a file as a file, whatever is in it. */
public final class ReadingIssue {

	private ReadingIssue() {}

	/** An issue at the start of a file. */
	public static Issue of(IssueCode code, Path file, Object... values) {
		return atStart(code, file, values);
	}

	private static Issue.IssueImpl atStart(IssueCode code, Path file, Object... values) {
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

	/**
	 * An issue about a file that is written in another encoding than Hull is.
	 *
	 * @param stray what shows that
	 * @param charset that the file is taken for
	 */
	static Issue notInUtf8(Path file, DecodedText.Stray stray, Charset charset) {
		Issue.IssueImpl issue = atStart(IssueCode.FILE_NOT_UTF8, file, file.getFileName(), stray.column(), stray.line(),
				charset.displayName(Locale.ROOT));
		issue.setLineNumber(stray.line());
		issue.setColumn(stray.column());
		issue.setOffset(stray.offset());
		issue.setLength(1);
		return issue;
	}
}
