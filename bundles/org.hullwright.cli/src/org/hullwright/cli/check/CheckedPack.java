package org.hullwright.cli.check;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.ProblemLine;

/**
 * A pack and what is wrong with it.
 *
 * @param name of the pack; null when it could not be opened
 * @param folder as the user wrote it
 * @param refusal why it could not be checked; null when it was
 * @param translations what is to be said of its translations: for each language that is not complete a sentence
 */
record CheckedPack(@Nullable String name, String folder, @Nullable String refusal, long errors, List<ProblemLine> problems,
		List<String> translations) {

	static CheckedPack of(OpenPack pack, List<ProblemLine> problems, List<String> translations) {
		return new CheckedPack(pack.name(), pack.folder().toString(), null, problems.stream().filter(ProblemLine::isError).count(),
				problems, translations);
	}

	static CheckedPack refused(Path folder, String reason) {
		return new CheckedPack(null, folder.toString(), reason, 0, List.of(), List.of());
	}

	/** Whether it is one that was checked, with all components, which those of a damaged file may lack. */
	boolean isWhole() {
		return name != null && folder != null && problems != null && translations != null;
	}

	boolean isFine() {
		return refusal == null && errors == 0;
	}

	/** What is wrong, in a few words. */
	String summary() {
		String refusal = this.refusal;
		if (refusal != null) {
			return refusal;
		}
		long others = problems.size() - errors;
		return name + ": "
				+ (errors == 0 && others == 0 ? "no problems found" : counted(errors, "error") + ", " + counted(others, "warning"));
	}

	private static String counted(long number, String what) {
		return number + " " + what + (number == 1 ? "" : "s");
	}
}
