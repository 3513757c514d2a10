package org.hullwright.cli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.packs.PackFolders;

/** Folders that the user names, each a pack or around packs. */
public final class NamedFolders {

	private NamedFolders() {}

	/**
	 * The packs in some folders, each once.
	 *
	 * @throws ContentProblem when there is no such folder, or it cannot be looked into, or there is no pack in any of them
	 */
	public static List<Path> packsIn(List<Path> folders) {
		folders.stream().filter(folder -> !Files.isDirectory(folder)).findFirst().ifPresent(missing -> {
			throw new ContentProblem(
					Files.exists(missing) ? missing + " is not a folder; name the folder of a pack" : "there is no folder " + missing);
		});
		try {
			List<Path> packs = PackFolders.in(folders);
			if (packs.isEmpty()) {
				throw new ContentProblem("there is no pack in " + folders.stream().map(Path::toString).collect(Collectors.joining(", ")));
			}
			return packs;
		} catch (IOException unreadable) {
			throw new ContentProblem(FileWords.unreadable(folders.getFirst(), unreadable));
		}
	}
}
