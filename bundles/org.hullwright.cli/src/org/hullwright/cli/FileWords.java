package org.hullwright.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says why a file could not be read or written; what Java says is often only the name of the file. */
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

	private static String worded(IOException reason) {
		return reason instanceof AccessDeniedException ? "that is not allowed" : reason.getMessage();
	}
}
