package org.hullwright.picture;

/** One thing to paint. A picture is a list of these, painted in order. */
public sealed interface Drawing {

	/** A filled shape. */
	record Fill(Outline outline, Colour colour) implements Drawing {}

	/**
	 * The edge of a shape.
	 *
	 * @param width in board units
	 */
	record Stroke(Outline outline, Colour colour, double width, boolean dashed) implements Drawing {}

	/**
	 * One line of text, its middle at the given place.
	 *
	 * @param size height of the letters' box, in board units
	 */
	record Words(String text, Point middle, double size, boolean bold, Colour colour) implements Drawing {}

	/**
	 * One line of text that begins at the given place, for lines that stand one below the other.
	 *
	 * @param start left end of the line, in the middle of its height
	 * @param size height of the letters' box, in board units
	 */
	record Line(String text, Point start, double size, boolean bold, Colour colour) implements Drawing {}

	/** Pixels that fill a place. */
	record Pixels(Raster raster, Bounds place) implements Drawing {}
}
