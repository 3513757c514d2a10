package org.hullwright.picture.paint;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/** Writes pixels as PNG: the same pixels are the same bytes everywhere. */
public final class PngFile {

	private static final byte[] SIGNATURE = { (byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n' };
	private static final int BITS = 8;
	private static final int WITH_OPACITY = 6;
	private static final int CHANNELS = 4;
	private static final int LIKE_ABOVE = 2;
	private static final int[] RED_GREEN_BLUE_OPACITY = { 16, 8, 0, 24 }; // how far to the right each is in a pixel

	private PngFile() {}

	/** All of an image. */
	public static byte[] of(BufferedImage image) {
		return of(image.getWidth(), image.getHeight(), List.of(image));
	}

	/**
	 * All of what is painted strip by strip, for what is too large to be painted at once.
	 *
	 * @param strips as wide as the whole and as high together, from the top
	 */
	static byte[] of(int width, int height, Iterable<BufferedImage> strips) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (DataOutputStream file = new DataOutputStream(bytes)) {
			file.write(SIGNATURE);
			chunk("IHDR", head(width, height), file);
			chunk("IDAT", deflated(width, strips), file);
			chunk("IEND", new byte[0], file);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return bytes.toByteArray();
	}

	private static byte[] head(int width, int height) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream head = new DataOutputStream(bytes);
		head.writeInt(width);
		head.writeInt(height);
		head.write(new byte[] { BITS, WITH_OPACITY, 0, 0, 0 });
		return bytes.toByteArray();
	}

	/** Each line as what differs from the one above it, which is little where pictures are plain. */
	private static byte[] deflated(int width, Iterable<BufferedImage> strips) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (OutputStream lines = Deflation.into(bytes)) {
			int[] above = new int[width];
			byte[] written = new byte[1 + CHANNELS * width];
			written[0] = LIKE_ABOVE;
			for (BufferedImage strip : strips) {
				for (int y = 0; y < strip.getHeight(); y++) {
					int[] line = strip.getRGB(0, y, width, 1, null, 0, width);
					int at = 1;
					for (int x = 0; x < width; x++) {
						for (int shift : RED_GREEN_BLUE_OPACITY) {
							written[at++] = (byte) ((line[x] >> shift) - (above[x] >> shift));
						}
					}
					lines.write(written);
					above = line;
				}
			}
		}
		return bytes.toByteArray();
	}

	private static void chunk(String name, byte[] content, DataOutputStream file) throws IOException {
		byte[] type = name.getBytes(StandardCharsets.US_ASCII);
		CRC32 sum = new CRC32();
		sum.update(type);
		sum.update(content);
		file.writeInt(content.length);
		file.write(type);
		file.write(content);
		file.writeInt((int) sum.getValue());
	}
}
