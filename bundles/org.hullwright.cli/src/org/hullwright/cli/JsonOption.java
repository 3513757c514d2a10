package org.hullwright.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import org.hullwright.lang.text.BidiControls;
import picocli.CommandLine.Option;

/**
 * The option of commands whose result programs read: one JSON object on standard output and nothing else. What is not there is left out.
 */
public final class JsonOption {

	private static final Gson IN_A_LINE = new GsonBuilder().disableHtmlEscaping().create();
	private static final Gson JSON = IN_A_LINE.newBuilder().setPrettyPrinting().create();

	@Option(names = "--json", description = "Print the result as JSON, for other programs.")
	private boolean wanted;

	/** Whether the result is for a program. */
	public boolean isWanted() {
		return wanted;
	}

	/**
	 * Prints a result.
	 *
	 * @param result a record, whose components are the members
	 */
	public void print(Console console, Object result) {
		printText(console, JSON.toJson(result) + System.lineSeparator());
	}

	/** Prints a result that is JSON already. What would turn the direction of a text on a terminal is written so that it does not. */
	public void printText(Console console, String json) {
		console.out().print(BidiControls.escaped(json));
	}

	/** The same in one line, at once: for who reads it while the command goes on. */
	public void printLine(Console console, Object result) {
		printText(console, IN_A_LINE.toJson(result) + System.lineSeparator());
		console.out().flush();
	}
}
