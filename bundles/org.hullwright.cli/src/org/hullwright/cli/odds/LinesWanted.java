package org.hullwright.cli.odds;

import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.cli.pack.ShownFiles;
import org.hullwright.engine.tree.Place;

/**
 * A file of a pack, or one line of it, as the user wrote it: {@code FILE} or {@code FILE:LINE}.
 *
 * @param line from 1; 0 for all
 */
record LinesWanted(String file, int line) {

	private static final Pattern WITH_LINE = Pattern.compile("(.+?):(\\d{1,7})(:\\d+)?");

	static LinesWanted of(String written) {
		Matcher parts = WITH_LINE.matcher(written);
		return parts.matches() ? new LinesWanted(parts.group(1), Integer.parseInt(parts.group(2))) : new LinesWanted(written, 0);
	}

	/** Whether a place is there. The file may be written from the folder of the pack, or from where the command is given. */
	Predicate<Place> in(ShownFiles files) {
		Path wanted = Path.of(file).normalize();
		return place -> (line == 0 || place.line() == line)
				&& (Path.of(place.file()).normalize().equals(wanted) || Path.of(files.fileOf(place)).normalize().equals(wanted));
	}
}
