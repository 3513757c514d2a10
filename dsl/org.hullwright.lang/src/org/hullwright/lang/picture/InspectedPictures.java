package org.hullwright.lang.picture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;

import org.hullwright.lang.picture.PictureFinding.Found;
import org.hullwright.lang.picture.PictureFinding.TogetherTooLarge;

/**
 * Memo table of the pictures of one pack: however many components show a picture, it is inspected once, until its file changes. It also
 * bounds what all of them together cost whoever shows them. Belongs to one thread.
 */
public final class InspectedPictures {

	/** Pixels of all photographs together; a card has about 0.8 million, so this is enough for 500 different ones. */
	private static final long MOST_PIXELS = 400_000_000;
	/** Bytes of all files together. */
	private static final long MOST_BYTES = 512L << 20;
	private static final TogetherTooLarge TOO_MANY_PIXELS = new TogetherTooLarge((MOST_PIXELS / 1_000_000) + " million pixels");
	private static final TogetherTooLarge TOO_MANY_BYTES = new TogetherTooLarge((MOST_BYTES >> 20) + " MB");

	private final PackPictures pictures;
	private final Map<String, Inspected> inspected = new HashMap<>(); // by name
	private long pixels;
	private long bytes;
	private int inspections;

	/** @param pictures of the pack */
	public InspectedPictures(PackPictures pictures) {
		this.pictures = pictures;
	}

	/** What a file was like when it was inspected. */
	private record Inspected(Version version, PictureFinding finding) {

		private static final Inspected NOTHING = new Inspected(Version.NONE, new PictureFinding.Missing());

		long pixels() {
			return finding instanceof Found(PictureFile file) && file.format() != PictureFormat.SVG
					? (long) file.width() * file.height()
					: 0;
		}

		long bytes() {
			return finding instanceof Found ? version.size() : 0;
		}
	}

	/** What differs when a file is another one. */
	private record Version(Path file, long size, FileTime changed) {

		/** Of what is not there. */
		private static final Version NONE = new Version(Path.of(""), 0, FileTime.fromMillis(0));

		static Version of(Path file) {
			try {
				return new Version(file, Files.size(file), Files.getLastModifiedTime(file));
			} catch (IOException gone) {
				return NONE;
			}
		}
	}

	/** What is there under a name that an author wrote. */
	public PictureFinding find(String name) {
		Version version = pictures.file(name).map(Version::of).orElse(Version.NONE);
		Inspected before = inspected.getOrDefault(name, Inspected.NOTHING);
		if (inspected.containsKey(name) && before.version().equals(version)) {
			return before.finding();
		}
		pixels -= before.pixels();
		bytes -= before.bytes();
		Inspected now = inspect(name, version);
		pixels += now.pixels();
		bytes += now.bytes();
		inspected.put(name, now);
		return now.finding();
	}

	private Inspected inspect(String name, Version version) {
		inspections++;
		var found = new Inspected(version, pictures.find(name));
		if (bytes + found.bytes() > MOST_BYTES) {
			return new Inspected(version, TOO_MANY_BYTES);
		}
		return pixels + found.pixels() > MOST_PIXELS ? new Inspected(version, TOO_MANY_PIXELS) : found;
	}

	/** How often a file was looked into. */
	public int inspections() {
		return inspections;
	}
}
