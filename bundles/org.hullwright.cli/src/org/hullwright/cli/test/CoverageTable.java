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
			lines.add(line(file.file(), file.rules(), file.sentences(), file.branches()));
			int line = 0;
			for (Place place : file.neverRun()) {
				if (place.line() != line) {
					line = place.line();
					lines.add("    never run: " + shown.apply(place));
				}
			}
			file.neverPassedBy().forEach(place -> lines.add("    always so: " + shown.apply(place)));
		}
		lines.add(line("all", sum(files, Coverage.OfFile::rules), sum(files, Coverage.OfFile::sentences),
				sum(files, Coverage.OfFile::branches)));
		return lines;
	}

	private static Coverage.Part sum(List<Coverage.OfFile> files, Function<Coverage.OfFile, Coverage.Part> part) {
		return files.stream().map(part).reduce(Coverage.Part.NONE, Coverage.Part::plus);
	}

	private static String line(String name, Coverage.Part rules, Coverage.Part sentences, Coverage.Part branches) {
		return String.format(Locale.ROOT, "%-24s %4d of %4d rules, %5d of %5d sentences and %4d of %4d branches ran", name, rules.run(),
				rules.of(), sentences.run(),
				sentences.of(), branches.run(), branches.of());
	}
}
