package org.hullwright.lang.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * A folder as far as it may be a pack, or a link to one. Its content is not trusted: links in it are not followed, hidden and deeply nested
 * folders are passed over, and no more than a set number of files is looked at.
 */
public final class PackFolder {

	/** What the name of each file of a pack ends with. */
	private static final String EXTENSION = ".hull";

	private static final int MOST_FILES = 5_000;
	private static final int DEEPEST = 16;
	private static final int HEAD = 8 * 1024; // bytes in which the head of a file is looked for
	private static final Pattern PACK = Pattern.compile("(?m)^\\s*pack\\s+\\^?([A-Za-z_][A-Za-z_0-9]*)");
	// names that lead elsewhere, or not on every computer
	private static final Pattern NOT_EVERYWHERE = Pattern.compile("[\\\\:]|^/|(^|/)\\.{1,2}(/|$)|//");
	private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\r\\n]*");

	private final Path folder;

	/** @param folder that may not even be there */
	public PackFolder(Path folder) {
		this.folder = folder;
	}

	/** The pack's files of Hull by their paths. What cannot be looked into is told to the listener with the reason. */
	public List<Path> files(BiConsumer<Path, IOException> unreadable) {
		return files(file -> file.getFileName().toString().endsWith(EXTENSION), unreadable);
	}

	/** Those of the pack's files that are wanted, by their paths. What cannot be looked into is told to the listener with the reason. */
	public List<Path> files(Predicate<Path> wanted, BiConsumer<Path, IOException> unreadable) {
		var files = new ArrayList<Path>();
		try {
			Path root = Files.isSymbolicLink(folder) ? folder.toRealPath() : folder;
			Files.walkFileTree(root, EnumSet.noneOf(java.nio.file.FileVisitOption.class), DEEPEST, new SimpleFileVisitor<>() {

				@Override
				@NonNullByDefault({})
				public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
					return directory.equals(root) || !isHidden(directory) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
				}

				@Override
				@NonNullByDefault({})
				public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
					if (attributes.isDirectory() && !isHidden(file)) {
						unreadable.accept(file, new IOException("it lies " + DEEPEST + " folders deep, and nothing in it is read"));
					} else if (attributes.isSymbolicLink() && wanted.test(file) && !isHidden(file)) {
						unreadable.accept(file, new IOException("it is a link, and links are not followed"));
					} else if (attributes.isRegularFile() && wanted.test(file)) {
						if (files.size() == MOST_FILES) {
							unreadable.accept(folder,
									new IOException("it has more than " + MOST_FILES + " files, and the others are not read"));
							return FileVisitResult.TERMINATE;
						}
						files.add(folder.resolve(root.relativize(file)));
					}
					return FileVisitResult.CONTINUE;
				}

				@Override
				@NonNullByDefault({})
				public FileVisitResult visitFileFailed(Path file, IOException reason) {
					unreadable.accept(file, reason);
					return FileVisitResult.CONTINUE;
				}
			});
		} catch (IOException reason) {
			unreadable.accept(folder, reason);
		}
		files.sort(Comparator.comparing(file -> folder.relativize(file).toString()));
		return files;
	}

	/** How an author names those of the files that are wanted, in alphabetical order. What cannot be looked into is passed over. */
	public List<String> names(Predicate<Path> wanted) {
		return files(wanted, (file, reason) -> { /* cannot be used */ }).stream()
				.map(file -> folder.relativize(file).toString().replace('\\', '/')).toList();
	}

	/** The file that an author names by its way from here. It must lie below the folder, by whatever way its name or a link leads. */
	public NamedFile named(String name) {
		if (NOT_EVERYWHERE.matcher(name).find()) {
			return new NamedFile.Outside();
		}
		try {
			Path file = folder.toRealPath().resolve(name);
			if (!Files.isRegularFile(file)) {
				return new NamedFile.Missing();
			}
			Path real = file.toRealPath();
			if (real.equals(file)) {
				return new NamedFile.There(file);
			}
			// here case does not matter, on other computers it does
			return real.toString().equalsIgnoreCase(file.toString())
					? new NamedFile.Missing()
					: new NamedFile.Outside(); // by a link
		} catch (InvalidPathException | IOException noName) {
			return new NamedFile.Missing();
		}
	}

	/** The name of the pack, as the first file with a head says; empty when the folder is no pack. */
	public Optional<String> pack() {
		return files((file, reason) -> { /* whoever loads the pack is told */ }).stream().flatMap(PackFolder::headOf).findFirst();
	}

	private static Stream<String> headOf(Path file) {
		try (InputStream text = Files.newInputStream(file)) {
			var head = new String(text.readNBytes(HEAD), StandardCharsets.UTF_8);
			var matcher = PACK.matcher(COMMENT.matcher(head).replaceAll(""));
			return matcher.find() ? Stream.of(matcher.group(1)) : Stream.empty();
		} catch (IOException unreadable) {
			return Stream.empty(); // not a pack that could be used; loading it by its folder tells why
		}
	}

	private static boolean isHidden(Path path) {
		return path.getFileName().toString().startsWith(".");
	}
}
