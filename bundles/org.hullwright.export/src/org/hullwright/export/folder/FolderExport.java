package org.hullwright.export.folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

import com.google.inject.Inject;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.ArchiveRefusal.Advice;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.lang.pack.LoadedPack;

/**
 * Writes a folder with a pack in files for another program, with a report of what did not come along: whole, or not at all.
 */
public final class FolderExport {

	private final PackExport archives;

	/** @param archives know what a pack says of itself */
	@Inject
	public FolderExport(PackExport archives) {
		this.archives = archives;
	}

	/** What the files are. */
	@FunctionalInterface
	public interface Content {

		/**
		 * Makes the files, by their paths in the folder.
		 *
		 * @param report to which it adds sentences
		 * @throws LoweringException when the pack or what it requires cannot be played
		 */
		SortedMap<String, byte[]> files(PackFacts facts, List<String> report);
	}

	/**
	 * What was written.
	 *
	 * @param files paths in the folder
	 * @param report what it is, what did not come along, and what to know, as sentences
	 */
	public record Exported(PackFacts pack, List<String> files, List<String> report) {

		public Exported {
			files = List.copyOf(files);
			report = List.copyOf(report);
		}
	}

	/**
	 * Writes the folder. What was there before is replaced only when everything is written.
	 *
	 * @param pack without errors
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the folder cannot be written
	 * @throws IllegalArgumentException when the content cannot be made of what was chosen; says why
	 */
	public Exported write(LoadedPack pack, Path target, Content content, Progress progress) throws ArchiveRefusal, IOException {
		PackFacts facts = archives.factsOf(pack.folder());
		try {
			var report = new ArrayList<String>();
			SortedMap<String, byte[]> written = content.files(facts, report);
			written.put(WholeFolder.MARK, ReportText.of(facts, report));
			WholeFolder.write(target, written, progress);
			return new Exported(facts, List.copyOf(written.keySet()), report);
		} catch (LoweringException unplayable) {
			throw ArchiveRefusal.ofExport(pack.folder(), "it cannot be played (" + unplayable.getMessage() + ")", Advice.AGAIN);
		}
	}
}
