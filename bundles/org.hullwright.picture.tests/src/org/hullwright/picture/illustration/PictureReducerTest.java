package org.hullwright.picture.illustration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

import javax.imageio.ImageIO;

import org.hullwright.lang.picture.PackPictures;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.picture.PictureFinding;
import org.hullwright.picture.Raster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureReducerTest {

	@TempDir
	private Path folder;
	private final PictureReducer reducer = new PictureReducer(60);

	@Test
	void a_drawing_is_drawn_at_the_size_it_is_wanted_in() throws IOException {
		Files.writeString(folder.resolve("half.svg"),
				"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><rect width='1.5' height='2' fill='#ff0000'/></svg>");
		BufferedImage pixels = pixels(reducer.reduce(picture("half.svg")).orElseThrow());
		assertEquals(60, pixels.getWidth());
		assertEquals(40, pixels.getHeight());
		assertEquals(Color.RED.getRGB(), pixels.getRGB(5, 35));
		assertEquals(0, pixels.getRGB(55, 35) >>> 24);
	}

	@ParameterizedTest
	@ValueSource(strings = { "width='100%' height='100%'", "width='90'", "height='90'", "width='90mm' height='50%'",
			"width='90' height='60'", "" })
	void circles_stay_round_however_a_drawing_says_how_large_it_is(String said) throws IOException {
		Files.writeString(folder.resolve("round.svg"), "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2' " + said
				+ "><circle cx='1.5' cy='1' r='1' fill='#ff0000'/></svg>");
		BufferedImage pixels = pixels(reducer.reduce(picture("round.svg")).orElseThrow());
		assertEquals(60, pixels.getWidth());
		assertEquals(40, pixels.getHeight());
		assertEquals(Color.RED.getRGB(), pixels.getRGB(30, 2));
		assertEquals(Color.RED.getRGB(), pixels.getRGB(12, 20));
		assertEquals(0, pixels.getRGB(8, 20) >>> 24);
	}

	@Test
	void a_drawing_without_a_view_box_fills_its_picture() throws IOException {
		Files.writeString(folder.resolve("plain.svg"),
				"<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'><rect width='3' height='2' fill='#ff0000'/></svg>");
		BufferedImage pixels = pixels(reducer.reduce(picture("plain.svg")).orElseThrow());
		assertEquals(Color.RED.getRGB(), pixels.getRGB(58, 38));
	}

	@Test
	void a_photograph_is_made_smaller_but_never_larger() throws IOException {
		photograph("large.png", 900, 300);
		photograph("small.jpg", 30, 10);
		BufferedImage large = pixels(reducer.reduce(picture("large.png")).orElseThrow());
		assertEquals(60, large.getWidth());
		assertEquals(20, large.getHeight());
		assertEquals(Color.BLUE.getRGB(), large.getRGB(30, 10));
		assertEquals(30, reducer.reduce(picture("small.jpg")).orElseThrow().width());
	}

	@Test
	void a_photograph_that_ends_after_its_head_is_none() throws IOException {
		photograph("cut.png", 300, 300);
		PictureFile picture = picture("cut.png");
		Files.write(folder.resolve("cut.png"), Arrays.copyOf(Files.readAllBytes(folder.resolve("cut.png")), 60));
		assertEquals(Optional.empty(), reducer.reduce(picture));
	}

	@Test
	void a_file_that_is_gone_is_none() throws IOException {
		photograph("gone.png", 30, 30);
		PictureFile picture = picture("gone.png");
		Files.delete(folder.resolve("gone.png"));
		assertEquals(Optional.empty(), reducer.reduce(picture));
	}

	private void photograph(String name, int width, int height) throws IOException {
		BufferedImage blue = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
		Graphics2D graphics = blue.createGraphics();
		graphics.setColor(Color.BLUE);
		graphics.fillRect(0, 0, width, height);
		graphics.dispose();
		ImageIO.write(blue, name.substring(name.lastIndexOf('.') + 1), folder.resolve(name).toFile());
	}

	private PictureFile picture(String name) {
		return assertInstanceOf(PictureFinding.Found.class, new PackPictures(folder).find(name)).picture();
	}

	private static BufferedImage pixels(Raster raster) throws IOException {
		return ImageIO.read(new ByteArrayInputStream(raster.png()));
	}
}
