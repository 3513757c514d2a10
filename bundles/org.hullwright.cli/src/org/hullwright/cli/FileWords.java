package org.hullwright.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Words for files: how many there are, and why one could not be read or written, of which Java often says only its name. */
public final class FileWords {

	private FileWords() {
	}

	/** Why a file could not be read. */
	public static String unreadable(Path file, IOException reason) {
		return reason instanceof NoSuchFileException ? "there is no file " + file : file + " cannot be read: " + worded(reason);
	}

	/** Why a file could not be written. */
	public static String unwritable(Path file, IOException reason) {
		return reason instanceof NoSuchFileException ? file + " cannot be written: its folder is not there" : file + " cannot be written: " + worded(reason);
	}

	/** A number of files. */
	public static String counted(int files) {
		return files == 1 ? "1 file" : files + " files";
	}

	private static String worded(IOException reason) {
		return reason instanceof AccessDeniedException ? "that is not allowed" : reason.getMessage();
	}
}
