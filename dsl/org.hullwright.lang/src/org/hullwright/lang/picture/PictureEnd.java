package org.hullwright.lang.picture;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** Whether a file is there to its end: a copy that broke off has a head like any other. */
final class PictureEnd {

	private static final int REST_OF_HEADER = 9; // what stands in the header of a PNG behind the size
	private static final int CHECKSUM = 4;
	private static final int PNG_END = 0x49454E44; // IEND
	private static final int MARK = 0xFF; // begins what is no pixels in a JPEG
	private static final int NO_MARK = 0; // what follows where it does not
	private static final int JPEG_END = 0xD9;
	private static final int SCAN = 0xDA;
	private static final int FIRST_ALONE = 0xD0; // marks among the pixels, with no part behind them
	private static final int LAST_ALONE = 0xD7;

	private PictureEnd() {}

	/**
	 * Goes through the parts of a PNG to the last one, without looking into them.
	 *
	 * @param file that its size has been read from
	 * @throws EOFException when it ends too early
	 * @throws IOException when it cannot be read
	 */
	static void findInPng(InputStream file) throws IOException {
		var parts = new DataInputStream(file);
		parts.skipNBytes(REST_OF_HEADER);
		int name;
		do {
			long length = Integer.toUnsignedLong(parts.readInt());
			name = parts.readInt();
			parts.skipNBytes(length + CHECKSUM);
		} while (name != PNG_END);
	}

	/**
	 * Goes through the parts of a JPEG and through its pixels to the mark at its end.
	 *
	 * @param file that its size has been read from
	 * @return how many scans it has: each goes through all pixels once more, so that a small file may take hours to decode
	 * @throws EOFException when it ends too early
	 * @throws IOException when it cannot be read
	 */
	static int findInJpeg(InputStream file) throws IOException {
		var parts = new DataInputStream(file);
		int scans = 0;
		int mark = nextMark(parts);
		while (mark != JPEG_END) {
			scans += mark == SCAN ? 1 : 0;
			if (mark < FIRST_ALONE || mark > LAST_ALONE) {
				parts.skipNBytes(parts.readUnsignedShort() - 2L);
			}
			mark = nextMark(parts);
		}
		return scans;
	}

	private static int nextMark(DataInputStream file) throws IOException {
		int next = NO_MARK;
		while (next == NO_MARK) {
			while (file.readUnsignedByte() != MARK) {
				// pixels
			}
			do {
				next = file.readUnsignedByte();
			} while (next == MARK);
		}
		return next;
	}
}
