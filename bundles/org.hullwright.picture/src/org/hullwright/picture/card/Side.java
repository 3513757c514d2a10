package org.hullwright.picture.card;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.SvgWriter;
import org.hullwright.picture.paint.PixelPainter;
import org.hullwright.picture.paint.Typeface;

/**
 * One side of a component as it is cut out.
 *
 * @param name of the side; empty text when there is only one
 * @param picture its bounds are where it is cut; what is drawn beyond is only there to be cut off
 */
public record Side(String name, Picture picture, PrintSize size) {

	/** What it looks like, in pixels; transparent beyond rounded corners. */
	public Raster pixels(int dotsPerInch) {
		return new PixelPainter(Typeface.embedded()).paint(picture, size.pixelsAcross(dotsPerInch), size.pixelsDown(dotsPerInch));
	}

	/** What it looks like, as an SVG document; transparent beyond rounded corners. */
	public String svg() {
		return new SvgWriter(Typeface.embedded()).write(picture, new Colour(0, 0, 0, 0));
	}
}
