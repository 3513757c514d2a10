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
}
