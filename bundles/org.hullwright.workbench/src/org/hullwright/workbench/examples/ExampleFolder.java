package org.hullwright.workbench.examples;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * The installed examples. They are only ever read: what an author changes is the copy in the workspace.
 *
 * @param root each folder in it that has a project is an example
 */
public record ExampleFolder(Path root) {

	/** The names of the examples, in alphabetical order. */
	List<String> names() throws IOException {
		try (Stream<Path> content = Files.list(root)) {
			return content.filter(folder -> Files.isRegularFile(folder.resolve(".project"))).map(folder -> folder.getFileName().toString())
					.sorted().toList();
		}
	}

	/** Copies an example to a folder that does not exist yet. Links are not followed. */
	void copy(String name, Path destination) throws IOException {
		Path source = root.resolve(name);
		Files.walkFileTree(source, new SimpleFileVisitor<>() {

			@Override
			@NonNullByDefault({})
			public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
				Files.createDirectories(destination.resolve(source.relativize(folder).toString()));
				return FileVisitResult.CONTINUE;
			}

			@Override
			@NonNullByDefault({})
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
				if (attributes.isRegularFile()) {
					Files.copy(file, destination.resolve(source.relativize(file).toString()));
				}
				return FileVisitResult.CONTINUE;
			}
		});
	}
}
