package org.hullwright.picture.scene;

import org.hullwright.picture.Colour;

/** Which colour something has: one of the theme's, by number, or one its author has named. */
public sealed interface Hue {

	/** A theme colour; numbers beyond the theme's last start again at its first. */
	record Numbered(int number) implements Hue {}

	record Named(Colour colour) implements Hue {}
}
