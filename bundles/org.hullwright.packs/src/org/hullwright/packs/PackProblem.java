package org.hullwright.packs;

import java.nio.file.Path;

import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.pack.IssuePlace;

/**
 * Something that is wrong with a pack.
 *
 * @param code the name of the issue in the catalogue, without any prefix; empty when it has none
 * @param severity how bad it is
 * @param message one sentence, for the author
 * @param place where it is; {@link Place#NOWHERE} when it is at no place of a text
 */
public record PackProblem(String code, Severity severity, String message, Place place) {

	/** That a pack without any other error cannot be compiled. */
	public static final String CANNOT_PLAY = "CANNOT_BE_PLAYED";

	/** How bad a problem is. */
	public enum Severity {
		ERROR, WARNING, INFO
	}

	/** An error that no check has found. */
	public static PackProblem error(String message, Place place) {
		return new PackProblem(CANNOT_PLAY, Severity.ERROR, message, place);
	}

	/** What a compiler refuses. */
	public static PackProblem of(LoweringException refused) {
		return error(refused.getMessage(), refused.place());
	}

	/**
	 * What a check has found.
	 *
	 * @param folder of the pack, which places are told by
	 */
	public static PackProblem of(Issue issue, Path folder) {
		URI uri = issue.getUriToProblem() == null ? URI.createURI("") : issue.getUriToProblem().trimFragment();
		String file = uri.isFile() && Path.of(uri.toFileString()).startsWith(folder)
				? folder.relativize(Path.of(uri.toFileString())).toString()
				: uri.lastSegment();
		IssuePlace at = IssuePlace.of(issue);
		String code = issue.getCode() == null ? "" : issue.getCode();
		return new PackProblem(code.substring(code.lastIndexOf('.') + 1), severityOf(issue), issue.getMessage(),
				new Place(file == null ? "" : file, uri.toString(), at.line(), at.column(), at.offset(), at.length()));
	}

	private static Severity severityOf(Issue issue) {
		return switch (issue.getSeverity()) {
			case ERROR -> Severity.ERROR;
			case WARNING -> Severity.WARNING;
			case INFO, IGNORE -> Severity.INFO;
		};
	}

	/** Whether the pack cannot be played because of it. */
	public boolean isError() {
		return severity == Severity.ERROR;
	}
}
