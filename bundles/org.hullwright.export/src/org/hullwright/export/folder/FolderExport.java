package org.hullwright.export.folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;

import com.google.inject.Inject;
import org.hullwright.engine.lower.LoweringException;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.ArchiveRefusal.Advice;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TableReader;
import org.hullwright.lang.pack.LoadedPack;

/**
 * Writes a folder with what a pack puts on a table, in files for another program, with a report of what did not come along: whole, or not
 * at all.
 */
public final class FolderExport {

	private final TableReader tables;
	private final PackExport archives;

	/**
	 * @param tables read what a pack puts on a table
	 * @param archives know what a pack says of itself
	 */
	@Inject
	public FolderExport(TableReader tables, PackExport archives) {
		this.tables = tables;
		this.archives = archives;
	}

	/** What the files are. */
	@FunctionalInterface
	public interface Content {

		/**
		 * Makes the files, by their paths in the folder.
		 *
		 * @param table with all that the pack requires
		 * @param report to which it adds sentences
		 * @throws LoweringException when what the pack requires cannot be played
		 */
		SortedMap<String, byte[]> files(PackFacts facts, Table table, List<String> report);
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

	/** What others have on their tables who do not have a pack, but what it requires. */
	public Table required(LoadedPack pack) {
		return tables.readRequired(pack);
	}

	/**
	 * Writes the folder. What was there before is replaced only when everything is written.
	 *
	 * @param pack without errors
	 * @param expansions names of those that are on
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the folder cannot be written
	 * @throws IllegalArgumentException when there is no expansion of a name, or some cannot be on together; says why
	 */
	public Exported write(LoadedPack pack, Path target, Set<String> expansions, Content content, Progress progress)
			throws ArchiveRefusal, IOException {
		PackFacts facts = archives.factsOf(pack.folder());
		try {
			var report = new ArrayList<String>();
			SortedMap<String, byte[]> written = content.files(facts, tables.read(pack, expansions), report);
			written.put(WholeFolder.MARK, ReportText.of(facts, report));
			WholeFolder.write(target, written, progress);
			return new Exported(facts, List.copyOf(written.keySet()), report);
		} catch (LoweringException unplayable) {
			throw ArchiveRefusal.ofExport(pack.folder(), "it cannot be played (" + unplayable.getMessage() + ")", Advice.AGAIN);
		}
	}
}
