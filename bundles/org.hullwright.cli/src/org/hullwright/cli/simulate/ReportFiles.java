package org.hullwright.cli.simulate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.engine.file.WholeFile;

/**
 * Files that a report is written to, each in the form that the end of its name says.
 *
 * @param files that users named
 */
record ReportFiles(List<Path> files) {

	/**
	 * What a report is in each form, made when it is asked for.
	 *
	 * @param html for a browser
	 * @param json for other programs
	 * @param csv for spreadsheets
	 */
	record Texts(Supplier<String> html, Supplier<String> json, Supplier<String> csv) {}

	/**
	 * Looks whether they can be written, before anything takes its time.
	 *
	 * @throws WrongChoice when a name says no form
	 * @throws ContentProblem when one cannot be written
	 */
	void check() {
		for (Path file : files) {
			if (form(file).isEmpty()) {
				throw new WrongChoice("--report: the name of " + file + " has to end with .html, .json or .csv");
			}
			FileWords.refusal(file).ifPresent(reason -> {
				throw new ContentProblem(reason);
			});
		}
	}

	/** The first of them that is the same file as another one. */
	Optional<Path> sameAs(Path other) {
		return files.stream().filter(file -> file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())).findFirst();
	}

	/** @throws ContentProblem when one cannot be written */
	void write(Texts report) {
		for (Path file : new LinkedHashSet<>(files)) {
			try {
				String text = form(file).orElseThrow().apply(report).get();
				WholeFile.write(file, content -> content.write(text.getBytes(StandardCharsets.UTF_8)));
			} catch (IOException unwritable) {
				throw new ContentProblem(FileWords.unwritable(file, unwritable));
			}
		}
	}

	private static Optional<Function<Texts, Supplier<String>>> form(Path file) {
		String name = file.toString().toLowerCase(Locale.ROOT);
		return switch (name.substring(name.lastIndexOf('.') + 1)) {
			case "html" -> Optional.of(Texts::html);
			case "json" -> Optional.of(Texts::json);
			case "csv" -> Optional.of(Texts::csv);
			default -> Optional.empty();
		};
	}
}
