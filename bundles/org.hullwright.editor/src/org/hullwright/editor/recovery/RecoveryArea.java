package org.hullwright.editor.recovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IPath;

/**
 * Crash recovery: the folder that holds, for each text with unsaved changes, what was in the editor. One file for each text: the path of
 * the text in the workspace in the first line, its content after that. A file is written by atomic replace, so that it is whole or not
 * there at all. Thread-safe.
 */
public final class RecoveryArea {

	private static final String EXTENSION = ".unsaved";
	private static final String INCOMPLETE = ".incomplete";

	private final Path folder;

	/** @param folder need not exist yet */
	public RecoveryArea(Path folder) {
		this.folder = folder;
	}

	/**
	 * A text as it was last typed.
	 *
	 * @param file where it belongs, in the workspace
	 * @param content all of it
	 */
	public record Unsaved(IPath file, String content) {}

	/** Keeps a text, in place of what was kept for the same file. */
	public synchronized void keep(Unsaved text) throws IOException {
		Files.createDirectories(folder);
		Path place = placeOf(text.file());
		Path beside = place.resolveSibling(place.getFileName() + INCOMPLETE);
		Files.writeString(beside, text.file().toPortableString() + '\n' + text.content(), StandardCharsets.UTF_8);
		Files.move(beside, place, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
	}

	/** Forgets what was kept for a file, if anything was. */
	public synchronized void forget(IPath file) throws IOException {
		Files.deleteIfExists(placeOf(file));
	}

	/** What is kept, by file. A damaged entry is passed over. */
	public synchronized List<Unsaved> kept() throws IOException {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> entries = Files.list(folder)) {
			return entries.filter(entry -> entry.getFileName().toString().endsWith(EXTENSION)).sorted()
					.flatMap(entry -> read(entry).stream()).toList();
		} catch (UncheckedIOException unreadable) {
			throw unreadable.getCause();
		}
	}

	private static Optional<Unsaved> read(Path entry) {
		try {
			String text = Files.readString(entry, StandardCharsets.UTF_8);
			int end = text.indexOf('\n');
			return end < 0
					? Optional.empty()
					: Optional.of(new Unsaved(IPath.fromPortableString(text.substring(0, end)), text.substring(end + 1)));
		} catch (NoSuchFileException forgottenMeanwhile) {
			return Optional.empty(); // another workbench, or a test, may look into the same folder
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	/** Different for different files; the name says nothing, because paths may be longer than names. */
	private Path placeOf(IPath file) {
		return folder.resolve(UUID.nameUUIDFromBytes(file.toPortableString().getBytes(StandardCharsets.UTF_8)) + EXTENSION);
	}
}
