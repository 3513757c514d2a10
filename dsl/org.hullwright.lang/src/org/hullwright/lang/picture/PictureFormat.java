package org.hullwright.lang.picture;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The formats that a picture of a pack may have; all that browsers, printers and table-top programs read alike. */
public enum PictureFormat {

	/** Pixels without loss. */
	PNG("image/png", 8L << 20, "png"),
	/** Photographs. */
	JPEG("image/jpeg", 8L << 20, "jpg", "jpeg"),
	/** Drawings. They are read as a whole when they are checked, and are small. */
	SVG("image/svg+xml", 1L << 20, "svg");

	private final String mediaType;
	private final long largest;
	private final List<String> extensions;

	PictureFormat(String mediaType, long largest, String... extensions) {
		this.mediaType = mediaType;
		this.largest = largest;
		this.extensions = List.of(extensions);
	}

	/** What the web calls it. */
	public String mediaType() {
		return mediaType;
	}

	/** The most bytes that a file of it may have. */
	public long largest() {
		return largest;
	}

	/** The format that a file has by its name; empty for files that are no pictures. */
	public static Optional<PictureFormat> named(String file) {
		String extension = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
		return Arrays.stream(values()).filter(format -> format.extensions.contains(extension)).findFirst();
	}
}
