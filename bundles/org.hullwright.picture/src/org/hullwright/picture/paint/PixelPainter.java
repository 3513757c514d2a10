package org.hullwright.picture.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.TextMeasure;

/**
 * Turns pictures into pixels without a window. Letters are painted as shapes, so that neither the fonts of the machine nor what smooths
 * them there has a say in how a picture looks.
 */
public final class PixelPainter {

	private static final float[] DASHES = { 8, 7 };
	private final Typeface typeface;

	public PixelPainter(Typeface typeface) {
		this.typeface = typeface;
	}

	/**
	 * All of a picture; where nothing is painted, it is transparent.
	 *
	 * @param width of what is made, in pixels, at least 1
	 * @param height of what is made, in pixels, at least 1
	 */
	public Raster paint(Picture picture, int width, int height) {
		BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
		paint(picture, image, 0, width, height);
		return new Raster(PngFile.of(image), width, height);
	}

	/**
	 * Several pictures of one size in rows, from the left and from the top.
	 *
	 * @param columns how many are in a row
	 * @param width of each of them, in pixels
	 * @param height of each of them, in pixels
	 */
	public Raster mosaic(List<Picture> pictures, int columns, int width, int height) {
		int rows = (pictures.size() + columns - 1) / columns;
		Iterable<BufferedImage> strips = () -> IntStream.range(0, rows).mapToObj(row -> {
			BufferedImage strip = new BufferedImage(width * columns, height, BufferedImage.TYPE_INT_ARGB);
			List<Picture> inRow = pictures.subList(row * columns, Math.min(pictures.size(), (row + 1) * columns));
			for (int column = 0; column < inRow.size(); column++) {
				paint(inRow.get(column), strip, column * width, width, height);
			}
			return strip;
		}).iterator();
		return new Raster(PngFile.of(width * columns, height * rows, strips), width * columns, height * rows);
	}

	private void paint(Picture picture, BufferedImage image, int left, int width, int height) {
		Graphics2D graphics = image.createGraphics();
		try {
			graphics.translate(left, 0);
			graphics.clipRect(0, 0, width, height);
			graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
			graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
			graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
			Bounds bounds = picture.bounds();
			graphics.scale(width / bounds.width(), height / bounds.height());
			graphics.translate(-bounds.x(), -bounds.y());
			picture.drawings().forEach(drawing -> paint(drawing, graphics));
		} finally {
			graphics.dispose();
		}
	}

	private void paint(Drawing drawing, Graphics2D graphics) {
		switch (drawing) {
			case Drawing.Fill fill -> {
				graphics.setColor(awt(fill.colour()));
				graphics.fill(path(fill.outline()));
			}
			case Drawing.Stroke stroke -> {
				graphics.setColor(awt(stroke.colour()));
				graphics.setStroke(new BasicStroke((float) stroke.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1,
						stroke.dashed() ? DASHES : null, 0));
				graphics.draw(path(stroke.outline()));
			}
			case Drawing.Words words -> write(words.text(),
					words.middle().x() - typeface.width(words.text(), words.size(), words.bold()) / 2, words.middle().y(), words.size(),
					words.bold(), words.colour(), graphics);
			case Drawing.Line line ->
				write(line.text(), line.start().x(), line.start().y(), line.size(), line.bold(), line.colour(), graphics);
			case Drawing.Pixels(Raster raster, Bounds place) ->
				graphics.drawImage(image(raster), new AffineTransform(place.width() / raster.width(), 0, 0,
						place.height() / raster.height(), place.x(), place.y()), null);
		}
	}

	private void write(String text, double left, double middle, double size, boolean bold, Colour colour, Graphics2D graphics) {
		Glyphs glyphs = typeface.glyphs(bold);
		Path2D letters = new Path2D.Double(Path2D.WIND_NON_ZERO);
		double x = left;
		for (int character : typeface.writable(text).codePoints().toArray()) {
			Glyphs.Glyph glyph = glyphs.glyph(character);
			letters.append(glyph.shape().getPathIterator(new AffineTransform(size, 0, 0, size, x, middle + TextMeasure.BASELINE * size)),
					false);
			x += glyph.advance() * size;
		}
		graphics.setColor(awt(colour));
		graphics.fill(letters);
	}

	private static Path2D path(Outline outline) {
		Path2D path = new Path2D.Double();
		for (Segment segment : outline.segments()) {
			switch (segment) {
				case Segment.Start start -> path.moveTo(start.at().x(), start.at().y());
				case Segment.Straight straight -> path.lineTo(straight.to().x(), straight.to().y());
				case Segment.Curve curve ->
					path.curveTo(curve.firstControl().x(), curve.firstControl().y(), curve.secondControl().x(), curve.secondControl().y(),
							curve.to().x(), curve.to().y());
				case Segment.Close close -> path.closePath();
			}
		}
		return path;
	}

	private static Color awt(Colour colour) {
		return new Color(colour.red(), colour.green(), colour.blue(), colour.opacity());
	}

	private static BufferedImage image(Raster raster) {
		try {
			return ImageIO.read(new ByteArrayInputStream(raster.png()));
		} catch (IOException broken) {
			throw new UncheckedIOException(broken); // it was written here
		}
	}
}
