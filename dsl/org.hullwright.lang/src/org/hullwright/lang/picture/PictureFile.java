package org.hullwright.lang.picture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A picture that can be shown.
 *
 * @param name as the pack writes it: its way from the folder of the pack, with {@code /} between folders
 * @param file where it lies
 * @param width in pixels, for a drawing those it is meant for
 * @param height likewise
 */
public record PictureFile(String name, Path file, PictureFormat format, int width, int height) {

	/**
	 * What is in the file.
	 *
	 * @throws IOException when it cannot be read, or has grown too large since it was looked at
	 */
	public byte[] read() throws IOException {
		try (InputStream content = Files.newInputStream(file)) {
			byte[] bytes = content.readNBytes((int) format.largest() + 1);
			if (bytes.length > format.largest()) {
				throw new IOException(name + " has grown too large");
			}
			return bytes;
		}
	}
}
