package org.hullwright.engine.file;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Recursive removal of a folder of ours. Links are removed, never what they lead to. */
public final class FolderRemoval {

	private FolderRemoval() {}

	/**
	 * Removes a folder with all that is in it, or a file; nothing happens when it is not there.
	 *
	 * @throws IOException when something in it cannot be removed; the rest may be gone by then
	 */
	public static void remove(Path folder) throws IOException {
		if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
			return;
		}
		Files.walkFileTree(folder, new SimpleFileVisitor<>() {

			@Override
			@NonNullByDefault({})
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
				Files.delete(file);
				return FileVisitResult.CONTINUE;
			}

			@Override
			@NonNullByDefault({})
			public FileVisitResult postVisitDirectory(Path visited, IOException failure) throws IOException {
				if (failure != null) {
					throw failure;
				}
				Files.delete(visited);
				return FileVisitResult.CONTINUE;
			}
		});
	}
}
