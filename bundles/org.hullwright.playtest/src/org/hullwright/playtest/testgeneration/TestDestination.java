package org.hullwright.playtest.testgeneration;

import java.nio.file.Path;

/**
 * Where a test is to stand.
 *
 * @param title of the test
 * @param file of the pack, by its way on disk
 * @param text that the file says already, with the name of the pack at its head
 */
public record TestDestination(String title, Path file, String text) {

	/** What stands between the text and the test: an empty line. */
	public String gap() {
		return text.isEmpty() || text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
	}

	/** The line that the test begins with, from 1. */
	int firstLine() {
		return (int) (text + gap()).chars().filter(character -> character == '\n').count() + 1;
	}

	/** The file with the test. */
	String with(MomentTest test) {
		return text + gap() + test.text();
	}
}
