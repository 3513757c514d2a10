package org.hullwright.cli.check;

import java.util.List;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Problem;

/**
 * A pack and what is wrong with it.
 *
 * @param folder as the user wrote it
 */
record CheckedPack(String name, String folder, long errors, List<Problem> problems) {

	static CheckedPack of(OpenPack pack, List<Problem> problems) {
		return new CheckedPack(pack.name(), pack.folder().toString(), problems.stream().filter(Problem::isError).count(), problems);
	}

	/** What is wrong, in a few words. */
	String summary() {
		long others = problems.size() - errors;
		return errors == 0 && others == 0 ? "no problems found" : counted(errors, "error") + ", " + counted(others, "warning");
	}

	private static String counted(long number, String what) {
		return number + " " + what + (number == 1 ? "" : "s");
	}
}
