package org.hullwright.playtest.design;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.playtest.paint.PngWriter;

/** Small images of colours and typefaces, made once each. Belongs to the form, which disposes it. */
final class Swatches {

	private static final int SIZE = 14; // pixels
	private static final double LINE = 15; // height of a name in its typeface, in units of pictures
	private final Display display;
	private final Map<Object, Image> images = new HashMap<>();

	Swatches(Display display) {
		this.display = display;
	}

	/** A square of a colour. */
	Image of(Colour colour) {
		return images.computeIfAbsent(colour, key -> {
			Image image = new Image(display, SIZE, SIZE);
			GC gc = new GC(image);
			gc.setBackground(new Color(colour.red(), colour.green(), colour.blue()));
			gc.fillRectangle(0, 0, SIZE, SIZE);
			gc.setForeground(new Color(128, 128, 128));
			gc.drawRectangle(0, 0, SIZE - 1, SIZE - 1);
			gc.dispose();
			return image;
		});
	}

	/** The name of a typeface in itself. */
	Image of(String name, Typeface typeface, Colour ink, Colour ground) {
		return images.computeIfAbsent(name + ink + ground, key -> {
			double width = typeface.width(name, LINE, false);
			Picture picture = new Picture.Builder().fill(typeface.outline(name, new Point(0, 0), LINE, false), ink)
					.build(new Bounds(-2, -LINE * 0.75, width + 4, LINE * 1.5));
			return new Image(display, new PngWriter(display).paint(picture, ground));
		});
	}

	void dispose() {
		images.values().forEach(Image::dispose);
		images.clear();
	}
}
