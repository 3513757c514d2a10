package org.hullwright.picture.card;

import org.hullwright.picture.Colour;

/**
 * The colours in a panel.
 *
 * @param writing of what is written or drawn there
 * @param ground behind it
 * @param accent by which the component is told apart
 */
record Ink(Colour writing, Colour ground, Colour accent) {

	/** The same on another ground, in the colour that can be read there best. */
	Ink on(Colour other) {
		return other.equals(ground) ? this : new Ink(other.writing(), other, accent);
	}

	/** The same, written in another colour. */
	Ink in(Colour other) {
		return new Ink(other, ground, accent);
	}
}
