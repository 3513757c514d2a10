package org.hullwright.icons;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads the files of the set: lines of columns that are separated by tabs. */
final class IconFile {

	private static final String FOLDER = "/game-icons/";

	private IconFile() {}

	/** The columns of each line; a column at the end of a line may be empty. */
	static Stream<String[]> rows(String file) {
		try (InputStream bytes = Objects.requireNonNull(IconFile.class.getResourceAsStream(FOLDER + file), file);
				var lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
			return lines.lines().map(line -> line.split("\t", -1)).toList().stream();
		} catch (IOException unreadable) {
			throw new UncheckedIOException("The icon set has no readable file " + file, unreadable);
		}
	}
}
