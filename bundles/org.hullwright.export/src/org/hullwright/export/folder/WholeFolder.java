package org.hullwright.export.folder;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.SortedMap;

import org.hullwright.engine.file.FolderRemoval;
import org.hullwright.engine.file.Leftovers;
import org.hullwright.engine.file.WholeFile;
import org.hullwright.export.archive.Progress;

/** Atomic replace of a folder of files: it is there whole or not at all. */
public final class WholeFolder {

	/** Lies in every folder that was written here, and says so. */
	public static final String MARK = "report.txt";

	private static final int MOST_OTHERS = 100; // that write the same folder at the same time

	private WholeFolder() {}

	/** Whether a folder was written here, so that it may be replaced. */
	public static boolean isOurs(Path folder) {
		return Files.isRegularFile(folder.resolve(MARK));
	}

	/**
	 * Writes a folder, aside at first: what was there before is replaced only when everything is written, and whatever happens before
	 * leaves nothing.
	 *
	 * @param files by their paths; one of them is the {@link #MARK}
	 * @throws IOException when it cannot be written
	 */
	public static void write(Path target, SortedMap<String, byte[]> files, Progress progress) throws IOException {
		Path whole = WholeFile.placeOf(target);
		Leftovers.removeFrom(whole.getParent());
		Path beside = Leftovers.partOf(whole);
		try {
			Files.createDirectory(beside);
			int done = 0;
			for (var file : files.entrySet()) {
				progress.at(file.getKey(), done, files.size());
				Path path = beside.resolve(file.getKey());
				Files.createDirectories(path.getParent());
				Files.write(path, file.getValue());
				done++;
			}
			replace(whole, beside);
		} finally {
			FolderRemoval.remove(beside);
		}
	}

	/** Others may write the same folder at the same time; each of them is whole, and the last one stays. */
	private static void replace(Path whole, Path with) throws IOException {
		for (int others = 0; !moved(with, whole); others++) {
			if (others == MOST_OTHERS) {
				Files.move(with, whole); // says what is wrong
				return;
			}
			Path former = Leftovers.formerOf(whole);
			if (!moved(whole, former)) {
				continue; // another process has moved it away
			}
			if (moved(with, whole)) {
				FolderRemoval.remove(former);
				return;
			}
			if (!moved(former, whole)) {
				FolderRemoval.remove(former); // there is a newer one
			}
		}
	}

	/** @return whether it was there to be moved, and nothing was where it goes */
	private static boolean moved(Path from, Path to) throws IOException {
		try {
			if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
				return false;
			}
			Files.move(from, to);
			return true;
		} catch (AccessDeniedException denied) {
			throw denied;
		} catch (FileSystemException lost) {
			return false; // a lost race has no type of its own: Linux only says in words that the directory is not empty
		}
	}
}
