package org.hullwright.picture.paint;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (DataOutputStream file = new DataOutputStream(bytes)) {
			file.write(SIGNATURE);
			chunk("IHDR", head(image.getWidth(), image.getHeight()), file);
			chunk("IDAT", Deflation.deflate(lines(image)), file);
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
	private static byte[] lines(BufferedImage image) {
		int width = image.getWidth();
		byte[] lines = new byte[image.getHeight() * (1 + CHANNELS * width)];
		int[] above = new int[width];
		int at = 0;
		for (int y = 0; y < image.getHeight(); y++) {
			int[] line = image.getRGB(0, y, width, 1, null, 0, width);
			lines[at++] = LIKE_ABOVE;
			for (int x = 0; x < width; x++) {
				for (int shift : RED_GREEN_BLUE_OPACITY) {
					lines[at++] = (byte) ((line[x] >> shift) - (above[x] >> shift));
				}
			}
			above = line;
		}
		return lines;
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
