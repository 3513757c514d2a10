package org.hullwright.export.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.lang.pack.LoadedPack;

/** Writes packs in one format. The same pack and choices give the same bytes. */
public interface PackExporter {

	/**
	 * What was written.
	 *
	 * @param files how many
	 * @param contents what is in it, in words
	 * @param leftOut files of the pack that are not in it
	 * @param report what did not come along, and what to know, as sentences
	 */
	record Exported(PackFacts pack, int files, String contents, List<LeftOut> leftOut, List<String> report) {

		public Exported {
			leftOut = List.copyOf(leftOut);
			report = List.copyOf(report);
		}

		/** As many files as there are, and nothing else to say. */
		static Exported ofFiles(PackFacts pack, int files, List<LeftOut> leftOut, List<String> report) {
			return new Exported(pack, files, files == 1 ? "1 file" : files + " files", leftOut, report);
		}
	}

	/**
	 * Writes a pack. What was there before is replaced only when everything is written.
	 *
	 * @param pack without errors, unless the format takes packs with errors and that was chosen
	 * @param target the file or folder
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the target cannot be written
	 * @throws IllegalArgumentException when something was chosen that there is not; says what
	 */
	Exported export(LoadedPack pack, Path target, ExportChoices choices, Progress progress) throws ArchiveRefusal, IOException;
}
