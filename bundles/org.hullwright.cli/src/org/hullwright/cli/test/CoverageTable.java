package org.hullwright.cli.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.Place;

/** Tells file by file how much was performed, and what never was. */
public final class CoverageTable {

	private final Function<Place, String> shown;

	/** @param shown words a place so that the user can open it */
	public CoverageTable(Function<Place, String> shown) {
		this.shown = shown;
	}

	/** The lines of the table. */
	public List<String> lines(List<Coverage.OfFile> files) {
		List<String> lines = new ArrayList<>();
		for (Coverage.OfFile file : files) {
			lines.add(line(file.file(), file.rulesRun(), file.rules(), file.statementsRun(), file.statements()));
			int line = 0;
			for (Place place : file.neverRun()) {
				if (place.line() != line) {
					line = place.line();
					lines.add("    never run: " + shown.apply(place));
				}
			}
		}
		lines.add(line("all", sum(files, Coverage.OfFile::rulesRun), sum(files, Coverage.OfFile::rules), sum(files, Coverage.OfFile::statementsRun),
				sum(files, Coverage.OfFile::statements)));
		return lines;
	}

	private static int sum(List<Coverage.OfFile> files, Function<Coverage.OfFile, Integer> number) {
		return files.stream().mapToInt(number::apply).sum();
	}

	private static String line(String name, int rulesRun, int rules, int statementsRun, int statements) {
		return String.format(Locale.ROOT, "%-24s %4d of %4d rules and %5d of %5d sentences ran", name, rulesRun, rules, statementsRun, statements);
	}
}
