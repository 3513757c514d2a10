package org.hullwright.cli.pack;

import java.util.Locale;

import com.google.gson.annotations.SerializedName;

/**
 * Something that is wrong with a pack.
 *
 * @param file as the user can open it from where the command was given
 * @param code what its explanation is found by
 */
public record Problem(String file, int line, int column, Severity severity, String message, String code) {

	/** How bad it is. */
	public enum Severity {
		@SerializedName("error")
		ERROR,
		@SerializedName("warning")
		WARNING,
		@SerializedName("info")
		INFO
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
