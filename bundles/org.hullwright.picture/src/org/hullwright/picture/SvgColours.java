package org.hullwright.picture;

import java.util.Locale;

/** How the colours of a picture are said in SVG. */
@FunctionalInterface
public interface SvgColours {

	/** Each by itself. */
	SvgColours AS_THEY_ARE = (drawing, use, colour) -> String.format(Locale.ROOT, "%s=\"#%06x\" %s-opacity=\"%.2f\"",
			use.property(), colour.rgb(), use.property(), colour.opacity() / 255.0);

	/** What is coloured. */
	enum Use {

		FILL, STROKE;

		/** What SVG and CSS call it. */
		public String property() {
			return name().toLowerCase(Locale.ROOT);
		}
	}

	/**
	 * Attributes of an element.
	 *
	 * @param drawing number of the drawing in its picture, from 0
	 */
	String attributes(int drawing, Use use, Colour colour);
}
