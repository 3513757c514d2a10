package org.hullwright.lang.picture;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * What the head of a JPEG tells of it.
 *
 * @param colours of how many each pixel is mixed: one for grey, three for screens, four for printing
 */
record JpegHead(PictureSize size, int colours) {

	private static final int START = 0xFFD8;
	private static final int MOST_SEGMENTS = 500; // before the one with the size
	private static final int READ_OF_SIZE = 8; // bytes of that one
	private static final int OF_PRINT = 4;

	/**
	 * Reads up to the end of the part that tells the size.
	 *
	 * @return empty when it is no JPEG
	 * @throws IOException when it ends too early or cannot be read
	 */
	static Optional<JpegHead> of(InputStream file) throws IOException {
		var head = new DataInputStream(file);
		if (head.readUnsignedShort() != START) {
			return Optional.empty();
		}
		for (int segment = 0; segment < MOST_SEGMENTS; segment++) {
			int marker = head.readUnsignedShort();
			int length = head.readUnsignedShort();
			if (marker >> 8 != 0xFF || length < 2) {
				return Optional.empty();
			}
			if (tellsSize(marker & 0xFF)) {
				return Optional.of(frame(head, length));
			}
			head.skipNBytes(length - 2L);
		}
		return Optional.empty();
	}

	/** Whether its colours are those of a printing press, which not every program can turn into those of a screen. */
	boolean isForPrint() {
		return colours == OF_PRINT;
	}

	private static JpegHead frame(DataInputStream head, int length) throws IOException {
		head.readUnsignedByte(); // bits of a sample
		int height = head.readUnsignedShort();
		int width = head.readUnsignedShort();
		int colours = head.readUnsignedByte();
		head.skipNBytes((long) length - READ_OF_SIZE);
		return new JpegHead(new PictureSize(width, height), colours);
	}

	/** Frames of all kinds; the three numbers left out among them are tables. */
	private static boolean tellsSize(int marker) {
		return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
	}
}
