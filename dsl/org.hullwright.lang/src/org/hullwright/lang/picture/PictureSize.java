package org.hullwright.lang.picture;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * How large a picture is, as the head of its file tells: nothing else is read, however large it is.
 *
 * @param width  in pixels
 * @param height in pixels
 */
record PictureSize(int width, int height) {

	private static final long PNG_SIGNATURE = 0x89504E470D0A1A0AL;
	private static final int PNG_HEADER = 0x49484452; // IHDR
	private static final int JPEG_START = 0xFFD8;
	private static final int MOST_SEGMENTS = 500; // of a JPEG before the one with the size
	private static final int UP_TO_SIZE = 7; // bytes of that one

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

	/**
	 * The size of a JPEG, of which all is read up to the end of the part that tells it.
	 *
	 * @return empty when it is none
	 * @throws IOException when it ends too early or cannot be read
	 */
	static Optional<PictureSize> ofJpeg(InputStream file) throws IOException {
		var head = new DataInputStream(file);
		if (head.readUnsignedShort() != JPEG_START) {
			return Optional.empty();
		}
		for (int segment = 0; segment < MOST_SEGMENTS; segment++) {
			int marker = head.readUnsignedShort();
			int length = head.readUnsignedShort();
			if (marker >> 8 != 0xFF || length < 2) {
				return Optional.empty();
			}
			if (tellsSize(marker & 0xFF)) {
				head.readUnsignedByte(); // bits of a sample
				int height = head.readUnsignedShort();
				int width = head.readUnsignedShort();
				head.skipNBytes((long) length - UP_TO_SIZE);
				return Optional.of(new PictureSize(width, height));
			}
			head.skipNBytes(length - 2L);
		}
		return Optional.empty();
	}

	/** Frames of all kinds; the three numbers left out among them are tables. */
	private static boolean tellsSize(int marker) {
		return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
	}
}
