package org.hullwright.picture.paint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.Random;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;

class PngFileTest {

	@Test
	void whatever_the_pixels_are_they_are_read_as_they_were_written() throws IOException {
		BufferedImage image = new BufferedImage(37, 23, BufferedImage.TYPE_INT_ARGB);
		Random random = new Random(5);
		for (int y = 0; y < 23; y++) {
			for (int x = 0; x < 37; x++) {
				image.setRGB(x, y, random.nextInt());
			}
		}
		BufferedImage read = ImageIO.read(new ByteArrayInputStream(PngFile.of(image)));
		assertArrayEquals(image.getRGB(0, 0, 37, 23, null, 0, 37), read.getRGB(0, 0, 37, 23, null, 0, 37));
	}

	@Test
	void the_same_pixels_are_these_bytes_on_every_machine() {
		BufferedImage image = new BufferedImage(2, 2, BufferedImage.TYPE_INT_ARGB);
		image.setRGB(0, 0, 0xFF102030);
		image.setRGB(1, 1, 0x80FFFFFF);
		assertEquals(
				"89504e470d0a1a0a0000000d494844520000000200000002080600000072b60d240000001949444154789c63125030f8cf00044c1f1e5c60fcffff7f0300301607820e3c80f00000000049454e44ae426082",
				HexFormat.of().formatHex(PngFile.of(image)));
	}
}
