package org.hullwright.cli.archive;

import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.export.folder.WholeFolder;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormat.Result;

/** The file or folder that a pack is exported to. */
record ExportTarget(Path target, PackFormat format) {

	/** Refuses one that cannot be written without losing something. */
	void refuseUnlessFree(boolean replace) {
		boolean isFolder = format.result() == Result.FOLDER;
		if (!isFolder && !target.toString().endsWith(format.ending())) {
			throw new ContentProblem(target + " is no name for " + format + ": it has to end with " + format.ending());
		}
		if (!replace && Files.exists(target)) {
			throw new ContentProblem("there is a " + target + " already; name another file with --to, or say --replace");
		}
		if (Files.isDirectory(target) && !(isFolder && WholeFolder.isOurs(target))) {
			throw new ContentProblem(target + " is a folder that no export has written, and is not replaced; name another one with --to");
		}
	}
}
