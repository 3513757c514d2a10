package org.hullwright.simulation.report;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file wholly or not at all: what was there before stays until the new text is complete. */
public final class ReportFile {

	private final Path file;

	/** @param file what is written; replaced when it is there */
	public ReportFile(Path file) {
		this.file = file.toAbsolutePath();
	}

	/**
	 * Writes it.
	 *
	 * @throws IOException when it cannot be written; then nothing has changed
	 */
	public void write(String text) throws IOException {
		if (Files.exists(file) && !Files.isRegularFile(file)) {
			throw new FileSystemException(file.toString(), null, "something is there that is no file");
		}
		Path beside = file.resolveSibling(file.getFileName() + ".part");
		try {
			Files.writeString(beside, text);
			Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
		} catch (IOException unwritable) {
			Files.deleteIfExists(beside);
			throw unwritable;
		}
	}
}
