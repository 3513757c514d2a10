package org.hullwright.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Keeps what we need to find a fault of ours in a file, and not on the screen. */
final class FaultLog {

	private final List<String> arguments;

	/** @param arguments the command that failed, as it was written */
	FaultLog(List<String> arguments) {
		this.arguments = List.copyOf(arguments);
	}

	/** Writes the log; what to tell the user. */
	String write(Throwable fault) {
		StringWriter text = new StringWriter();
		PrintWriter lines = new PrintWriter(text);
		lines.println("Command: " + String.join(" ", arguments));
		lines.println("Java: " + Runtime.version() + " on " + System.getProperty("os.name"));
		fault.printStackTrace(lines);
		try {
			Path log = Files.createTempFile("hullwright-", ".log");
			Files.writeString(log, text.toString());
			return "hullwright: this is a fault of ours, not of your pack. Please report it with the file " + log;
		} catch (IOException unwritable) {
			return "hullwright: this is a fault of ours, not of your pack, and no log could be written (" + unwritable.getMessage() + "): "
					+ fault;
		}
	}
}
