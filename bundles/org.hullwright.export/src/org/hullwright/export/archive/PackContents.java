package org.hullwright.export.archive;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.export.archive.LeftOut.Reason;

/**
 * What of a folder is of the pack in it.
 *
 * @param files what goes into an archive, by its path there
 * @param leftOut what does not, by its path
 */
record PackContents(SortedMap<String, Path> files, List<LeftOut> leftOut) {

	private static final int DEEPEST = 16; // folders, as deep as files of a pack are looked for

	/**
	 * Looks through a folder. Links are not followed.
	 *
	 * @throws IOException when a part of it cannot be looked into: what would be missing is not known then
	 */
	static PackContents of(Path folder) throws IOException {
		var files = new TreeMap<String, Path>();
		var leftOut = new ArrayList<LeftOut>();
		Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), DEEPEST, new SimpleFileVisitor<>() {

			@Override
			@NonNullByDefault({})
			public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
				if (directory.equals(folder) || !isHidden(directory)) {
					return FileVisitResult.CONTINUE;
				}
				leftOut.add(new LeftOut(pathOf(directory), Reason.HIDDEN));
				return FileVisitResult.SKIP_SUBTREE;
			}

			@Override
			@NonNullByDefault({})
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
				String path = pathOf(file);
				Optional<Reason> reason = reasonAgainst(path, file, attributes);
				if (reason.isPresent()) {
					leftOut.add(new LeftOut(path, reason.get()));
				} else {
					files.put(path, file);
				}
				return FileVisitResult.CONTINUE;
			}

			private String pathOf(Path file) {
				return folder.relativize(file).toString().replace(folder.getFileSystem().getSeparator(), "/");
			}
		});
		leftOut.sort(Comparator.comparing(LeftOut::path));
		return new PackContents(files, List.copyOf(leftOut));
	}

	/** Whether any of it is Hull. */
	boolean hasHull() {
		return files.keySet().stream().anyMatch(path -> FileKind.of(path).filter(FileKind.HULL::equals).isPresent());
	}

	private static Optional<Reason> reasonAgainst(String path, Path file, BasicFileAttributes attributes) {
		if (attributes.isSymbolicLink()) {
			return Optional.of(Reason.LINK);
		}
		if (!attributes.isRegularFile()) {
			return Optional.of(attributes.isDirectory() ? Reason.TOO_DEEP : Reason.NO_FILE);
		}
		if (isHidden(file)) {
			return Optional.of(Reason.HIDDEN);
		}
		return FileKind.of(path).isEmpty() ? Optional.of(Reason.OTHER_KIND) : Optional.empty();
	}

	private static boolean isHidden(Path file) {
		return file.getFileName().toString().startsWith(".");
	}
}
