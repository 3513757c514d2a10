package org.hullwright.cli.terminal;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

import org.hullwright.engine.file.WholeFile;

/** Words for files: how many there are, and why one could not be read or written, of which Java often says only its name. */
public final class FileWords {

	private FileWords() {}

	/** Why a file could not be read. */
	public static String unreadable(Path file, IOException reason) {
		return reason instanceof NoSuchFileException ? "there is no file " + file : file + " cannot be read: " + worded(reason);
	}

	/** Why a file could not be written. */
	public static String unwritable(Path file, IOException reason) {
		return reason instanceof NoSuchFileException
				? file + " cannot be written: its folder is not there"
				: file + " cannot be written: " + worded(reason);
	}

	/**
	 * Why a file that is to be written later cannot be, as far as that shows before any work for it is done; empty when nothing is in the
	 * way.
	 */
	public static Optional<String> refusal(Path file) {
		Path folder;
		try {
			folder = WholeFile.placeOf(file).getParent();
		} catch (IOException nowhere) {
			return Optional.of(unwritable(file, nowhere));
		}
		if (Files.isDirectory(file)) {
			return Optional.of(file + " cannot be written: it is a folder");
		}
		if (Files.exists(file) && !Files.isRegularFile(file)) {
			return Optional.of(file + " cannot be written: something is there that is no file");
		}
		if (!Files.isDirectory(folder)) {
			return Optional.of(file + " cannot be written: its folder is not there");
		}
		return Files.isWritable(folder) ? Optional.empty() : Optional.of(file + " cannot be written: that is not allowed");
	}

	/** A number of files. */
	public static String counted(int files) {
		return files == 1 ? "1 file" : files + " files";
	}

	private static String worded(IOException reason) {
		return switch (reason) {
			case AccessDeniedException denied -> "that is not allowed";
			case CharacterCodingException noText -> "it is not text in UTF-8";
			case FileAlreadyExistsException taken -> "where its folder belongs is something else";
			case FileSystemException refused when refused.getReason() != null -> refused.getReason();
			default -> reason.getMessage();
		};
	}
}
