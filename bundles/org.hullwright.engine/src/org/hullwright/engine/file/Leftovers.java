package org.hullwright.engine.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Temporary files and folders beside what is written (for an atomic replace): their names, which no other program uses, and the removal of
 * those that killed runs have left. A name with a random UUID of ours is safely recognized; what is not old may be in use by another
 * process.
 */
public final class Leftovers {

	private static final Duration IN_USE = Duration.ofDays(1); // nothing takes longer to write
	private static final Pattern OURS = Pattern
			.compile("\\.(?:hullpack-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\\.part|\\.former)?");

	private Leftovers() {}

	/** A place for what is being written, beside the place where it is to be. */
	public static Path partOf(Path place) {
		return place.resolveSibling("." + UUID.randomUUID() + ".part");
	}

	/** A place for what is being replaced. */
	public static Path formerOf(Path place) {
		return place.resolveSibling("." + UUID.randomUUID() + ".former");
	}

	/** Removes what killed runs have left in a folder. What cannot be removed stays. */
	public static void removeFrom(Path folder) {
		Instant old = Instant.now().minus(IN_USE);
		try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, Leftovers::isOurs)) {
			for (Path left : found) {
				if (Files.getLastModifiedTime(left, LinkOption.NOFOLLOW_LINKS).toInstant().isBefore(old)) {
					FolderRemoval.remove(left);
				}
			}
		} catch (IOException | DirectoryIteratorException unreadable) {
			// tidying up is no part of what was asked for; the writer there will be told what is wrong
		}
	}

	private static boolean isOurs(Path path) {
		return OURS.matcher(path.getFileName().toString()).matches();
	}
}
