package org.hullwright.workbench.tests.window;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.swt.graphics.Drawable;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** What is really seen, read from the screen. */
public final class Pixels {

	private Pixels() {}

	/** The colours that a control is seen in, each with the number of its points. */
	public static Map<RGB, Integer> colours(Control control) {
		Point size = control.getSize();
		ImageData points = of(control, new Rectangle(0, 0, size.x, size.y));
		Map<RGB, Integer> colours = new HashMap<>();
		for (int y = 0; y < points.height; y++) {
			for (int x = 0; x < points.width; x++) {
				colours.merge(points.palette.getRGB(points.getPixel(x, y)), 1, Integer::sum);
			}
		}
		return colours;
	}

	/** A part of a control or of the screen. */
	static ImageData of(Drawable seen, Rectangle part) {
		Image picture = new Image(Display.getCurrent(), part.width, part.height);
		GC gc = new GC(seen);
		try {
			gc.copyArea(picture, part.x, part.y);
			return picture.getImageData();
		} finally {
			gc.dispose();
			picture.dispose();
		}
	}
}
