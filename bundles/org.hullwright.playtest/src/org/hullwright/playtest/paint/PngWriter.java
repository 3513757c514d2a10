package org.hullwright.playtest.paint;

import java.nio.file.Path;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Display;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Viewport;

/** Writes a picture as PNG. User-interface thread only. */
public final class PngWriter {

	/** Pixels for each board unit, less for boards that would become too large. */
	private static final double SCALE = 1.5;
	private static final double LARGEST = 6_000; // pixels
	private final Display display;

	public PngWriter(Display display) {
		this.display = display;
	}

	/** @throws org.eclipse.swt.SWTException when the file cannot be written */
	public void write(Picture picture, Colour background, Path file) {
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { paint(picture, background) };
		loader.save(file.toString(), SWT.IMAGE_PNG);
	}

	/** The picture in pixels, for the clipboard. */
	public ImageData paint(Picture picture, Colour background) {
		Bounds bounds = picture.bounds();
		double scale = Math.min(SCALE, LARGEST / Math.max(1, Math.max(bounds.width(), bounds.height())));
		Image image = new Image(display, (int) Math.max(1, bounds.width() * scale), (int) Math.max(1, bounds.height() * scale));
		GC gc = new GC(image);
		PaintResources resources = new PaintResources(display);
		PicturePainter painter = new PicturePainter(display, resources, picture);
		try {
			gc.setBackground(resources.colour(background));
			gc.fillRectangle(image.getBounds());
			painter.paint(gc, new Viewport(scale, -bounds.x() * scale, -bounds.y() * scale));
			return image.getImageData();
		} finally {
			painter.dispose();
			resources.dispose();
			gc.dispose();
			image.dispose();
		}
	}
}
