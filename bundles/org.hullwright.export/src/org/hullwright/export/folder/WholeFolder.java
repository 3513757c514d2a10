package org.hullwright.export.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;

import org.hullwright.engine.file.WholeFile;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.file.FolderRemoval;

/** A folder of files that is there whole or not at all. */
public final class WholeFolder {

	/** Lies in every folder that was written here, and says so. */
	public static final String MARK = "report.txt";

	private WholeFolder() {
	}

	/** Whether a folder was written here, so that it may be replaced. */
	public static boolean isOurs(Path folder) {
		return Files.isRegularFile(folder.resolve(MARK));
	}

	/**
	 * Writes a folder, aside at first: what was there before is replaced only when everything is written, and whatever happens before leaves nothing.
	 *
	 * @param files by their paths; one of them is the {@link #MARK}
	 * @throws IOException when it cannot be written
	 */
	public static void write(Path target, SortedMap<String, byte[]> files, Progress progress) throws IOException {
		Path whole = WholeFile.placeOf(target);
		Path beside = whole.resolveSibling("." + whole.getFileName() + ".part");
		Path former = whole.resolveSibling("." + whole.getFileName() + ".former");
		try {
			FolderRemoval.remove(beside);
			Files.createDirectory(beside);
			int done = 0;
			for (var file : files.entrySet()) {
				progress.at(file.getKey(), done, files.size());
				Path path = beside.resolve(file.getKey());
				Files.createDirectories(path.getParent());
				Files.write(path, file.getValue());
				done++;
			}
			if (Files.exists(whole)) {
				FolderRemoval.remove(former);
				Files.move(whole, former);
			}
			Files.move(beside, whole);
			FolderRemoval.remove(former);
		} finally {
			FolderRemoval.remove(beside);
			if (!Files.exists(whole) && Files.exists(former)) {
				Files.move(former, whole);
			}
		}
	}
}
