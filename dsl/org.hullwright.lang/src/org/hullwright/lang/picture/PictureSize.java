package org.hullwright.lang.picture;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * How large a picture is, as the head of its file tells: nothing else is read, however large it is.
 *
 * @param width in pixels
 * @param height in pixels
 */
record PictureSize(int width, int height) {

	private static final long PNG_SIGNATURE = 0x89504E470D0A1A0AL;
	private static final int PNG_HEADER = 0x49484452; // IHDR

	/**
	 * The size of a PNG.
	 *
	 * @return empty when it is none
	 * @throws IOException when it ends too early or cannot be read
	 */
	static Optional<PictureSize> ofPng(InputStream file) throws IOException {
		var head = new DataInputStream(file);
		if (head.readLong() != PNG_SIGNATURE) {
			return Optional.empty();
		}
		head.readInt(); // the length of the header, which is always the same
		return head.readInt() == PNG_HEADER ? Optional.of(new PictureSize(head.readInt(), head.readInt())) : Optional.empty();
	}
}
