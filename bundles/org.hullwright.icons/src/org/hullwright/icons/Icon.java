package org.hullwright.icons;

/**
 * A symbol of one colour.
 *
 * @param name in small letters with hyphens, such as {@code alien-egg}
 * @param path its outline as SVG path data, in a square of {@link #SIZE} by {@link #SIZE} units with y downwards
 */
public record Icon(String name, Contributor contributor, String path) {

	/** Width and height of the square in which paths are drawn, in their units. */
	public static final int SIZE = 512;

	/**
	 * The whole icon as an SVG document.
	 *
	 * @param side width and height, in pixels
	 * @param colour in the notation of SVG, such as {@code #202020}
	 */
	public String svg(int side, String colour) {
		return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + side + "\" height=\"" + side + "\" viewBox=\"0 0 " + SIZE + ' ' + SIZE
				+ "\"><path fill=\"" + colour + "\" d=\"" + path + "\"/></svg>";
	}
}
