package org.hullwright.workbench.welcome;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;

/**
 * Words that are written down beside the classes that show them: which game to begin with is a matter of taste, not of the program.
 *
 * @param words by their keys
 */
record Said(Properties words) {

	/** Reads a file of words. */
	static Said in(String file) {
		var words = new Properties();
		try (Reader text = new InputStreamReader(Said.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
			words.load(text);
			return new Said(words);
		} catch (IOException broken) {
			throw new UncheckedIOException(file + " cannot be read", broken);
		}
	}

	/** Some words; empty text when there are none. */
	String text(String key) {
		return words.getProperty(key, "");
	}

	/** Several keys, separated by commas. */
	List<String> keys(String key) {
		return Arrays.stream(text(key).split(",")).map(String::strip).toList();
	}
}
