package org.hullwright.picture.illustration;

import java.awt.AWTError;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;

import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.DomElement;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.view.ViewBox;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.picture.PictureFormat;
import org.hullwright.picture.Raster;
import org.hullwright.picture.paint.PngFile;

/**
 * Turns the picture of a pack, by whoever made it, into a few pixels that were made here. A hostile picture is kept from doing harm in
 * three steps: what names, sizes and the inspection of drawings can tell is refused before
 * ({@link org.hullwright.lang.picture.PackPictures}), here a drawing gets nothing from outside of itself and a photograph is read no finer
 * than it will be seen, and from here on only the pixels are handed on, to the screen, the clipboard and saved cards. Takes its time, so
 * not on the user-interface thread.
 */
public final class PictureReducer {

	private static final DocumentLimits LIMITS = new DocumentLimits(100, 15, 100_000);
	private static final String WHOLE = "100%";
	private final int longestSide;

	/** @param longestSide of what is made, in pixels */
	public PictureReducer(int longestSide) {
		this.longestSide = longestSide;
	}

	/** The pixels of a picture; empty when it cannot be read after all. */
	public Optional<Raster> reduce(PictureFile picture) {
		double scale = (double) longestSide / Math.max(picture.width(), picture.height());
		boolean drawing = picture.format() == PictureFormat.SVG;
		int width = (int) Math.max(1, Math.round(picture.width() * (drawing ? scale : Math.min(1, scale))));
		int height = (int) Math.max(1, Math.round(picture.height() * (drawing ? scale : Math.min(1, scale))));
		try {
			BufferedImage made = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
			Graphics2D graphics = made.createGraphics();
			try {
				graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
				graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
				if (drawing) {
					drawn(picture.read()).render(null, graphics, new ViewBox(width, height));
				} else {
					graphics.drawImage(read(picture, Math.max(1, picture.width() / width / 2)), 0, 0, width, height, null);
				}
			} finally {
				graphics.dispose();
			}
			return Optional.of(new Raster(PngFile.of(made), width, height));
		} catch (IOException | RuntimeException | AWTError | OutOfMemoryError | StackOverflowError broken) {
			// libraries tell in any of these ways that a file is not what its head says, or that this computer cannot draw it
			return Optional.empty();
		}
	}

	/** A drawing, ready to be drawn. What the library looks for at its start, it looks for by the loader of the thread. */
	private static SVGDocument drawn(byte[] text) throws IOException {
		Thread thread = Thread.currentThread();
		ClassLoader before = thread.getContextClassLoader();
		thread.setContextClassLoader(SVGLoader.class.getClassLoader());
		try {
			SVGDocument document = new SVGLoader().load(new ByteArrayInputStream(text), null,
					LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL).documentLimits(LIMITS)
							.preProcessor(PictureReducer::freeSize).build());
			if (document == null) {
				throw new IOException("no drawing");
			}
			return document;
		} finally {
			thread.setContextClassLoader(before);
		}
	}

	/**
	 * Lets a drawing fill the size it is drawn in: half a size, or one in shares of a page that is not there, would squeeze what is in it.
	 */
	private static void freeSize(DomElement drawing) {
		if (drawing.attribute("viewBox") != null) {
			drawing.setAttribute("width", WHOLE);
			drawing.setAttribute("height", WHOLE);
		}
	}

	/** A photograph, of which only every so many pixels of every so many lines are kept. */
	private static BufferedImage read(PictureFile picture, int step) throws IOException {
		try (ImageInputStream content = new MemoryCacheImageInputStream(new ByteArrayInputStream(picture.read()))) {
			Iterator<ImageReader> readers = ImageIO.getImageReaders(content);
			if (!readers.hasNext()) {
				throw new IOException("no picture");
			}
			ImageReader reader = readers.next();
			try {
				reader.setInput(content, true, true);
				ImageReadParam coarse = reader.getDefaultReadParam();
				coarse.setSourceSubsampling(step, step, 0, 0);
				return reader.read(0, coarse);
			} finally {
				reader.dispose();
			}
		}
	}
}
