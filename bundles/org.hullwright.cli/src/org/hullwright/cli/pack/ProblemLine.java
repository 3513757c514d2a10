package org.hullwright.cli.pack;

import java.util.Locale;

import com.google.gson.annotations.SerializedName;
import org.hullwright.packs.PackProblem;

/**
 * Something that is wrong with a pack, as it is printed.
 *
 * @param file as the user can open it from where the command was given
 * @param code what its explanation is found by
 */
public record ProblemLine(String file, int line, int column, Severity severity, String message, String code) {

	/** How bad it is. */
	public enum Severity {
		@SerializedName("error")
		ERROR,
		@SerializedName("warning")
		WARNING,
		@SerializedName("info")
		INFO
	}

	/** A problem, in a file as the user can open it. */
	static ProblemLine of(PackProblem problem, String file) {
		Severity severity = switch (problem.severity()) {
			case ERROR -> Severity.ERROR;
			case WARNING -> Severity.WARNING;
			case INFO -> Severity.INFO;
		};
		return new ProblemLine(file, Math.max(1, problem.place().line()), Math.max(1, problem.place().column()), severity,
				problem.message(), problem.code());
	}

	/** Whether the pack cannot be played because of it. */
	public boolean isError() {
		return severity == Severity.ERROR;
	}

	/** One line in the form that editors and build tools understand. */
	@Override
	public String toString() {
		return file + ":" + line + ":" + column + ": " + severity.name().toLowerCase(Locale.ROOT) + ": " + message + " [" + code + "]";
	}
}
