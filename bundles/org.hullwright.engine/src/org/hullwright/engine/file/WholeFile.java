package org.hullwright.engine.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Atomic replace of a file: it is there whole or not at all, as it is written aside and moved into place. */
public final class WholeFile {

	private static final int MOST_LINKS = 40; // one after the other, as in other systems

	private WholeFile() {}

	/** Puts the content into a file. */
	@FunctionalInterface
	public interface Writing<E extends Exception> {

		/**
		 * Writes all of it; need not close it.
		 *
		 * @throws IOException when it cannot be written
		 */
		void into(OutputStream file) throws E, IOException;
	}

	/**
	 * Writes a file, aside at first: what was there before is replaced only when everything is written, and whatever happens before leaves
	 * nothing. Links are written through, as other programs do.
	 *
	 * @throws IOException when it cannot be written
	 */
	public static <E extends Exception> void write(Path target, Writing<E> content) throws E, IOException {
		if (Files.exists(target) && !Files.isRegularFile(target)) {
			throw new FileSystemException(target.toString(), null, "something is there that is no file");
		}
		Path place = placeOf(target);
		Leftovers.removeFrom(place.getParent());
		Path beside = Leftovers.partOf(place); // not a temporary file, which others may not read
		try {
			try (OutputStream file = Files.newOutputStream(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
				content.into(file);
			}
			Files.move(beside, place, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(beside);
		}
	}

	/**
	 * Where something lies that is written there: where a link leads, be there anything yet or not, and else where it says.
	 *
	 * @throws IOException when links lead nowhere but to each other
	 */
	public static Path placeOf(Path target) throws IOException {
		Path place = target.toAbsolutePath();
		for (int links = 0; Files.isSymbolicLink(place); links++) {
			if (links == MOST_LINKS) {
				throw new FileSystemException(target.toString(), null, "its links lead to each other");
			}
			place = place.resolveSibling(Files.readSymbolicLink(place));
		}
		return place;
	}
}
