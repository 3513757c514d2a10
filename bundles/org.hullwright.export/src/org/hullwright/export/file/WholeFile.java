package org.hullwright.export.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file that is there whole or not at all. */
public final class WholeFile {

	private WholeFile() {
	}

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
	 * Writes a file, aside at first: what was there before is replaced only when everything is written, and whatever happens before leaves nothing.
	 *
	 * @throws IOException when it cannot be written
	 */
	public static <E extends Exception> void write(Path target, Writing<E> content) throws E, IOException {
		if (Files.exists(target) && !Files.isRegularFile(target)) {
			throw new FileSystemException(target.toString(), null, "something is there that is no file");
		}
		Path beside = target.toAbsolutePath().resolveSibling("." + target.getFileName() + ".part");
		try {
			try (OutputStream file = Files.newOutputStream(beside, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
				content.into(file);
			}
			Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(beside);
		}
	}
}
