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

	private PictureEnd() {
	}

	/**
	 * Goes through the parts of a PNG to the last one, without looking into them.
	 *
	 * @param file that its size has been read from
	 * @throws EOFException when it ends too early
	 * @throws IOException  when it cannot be read
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
}
